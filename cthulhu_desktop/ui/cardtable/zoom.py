"""The card large and readable: beside the log, or over the half of the table where the pointer is not."""

from __future__ import annotations

from html import escape
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces.store import LANDSCAPE, PORTRAIT, Back, FaceStore
from cthulhu_desktop.ui.cardtable.card_facts import Facts
from cthulhu_desktop.ui.cardtable.zoom_walk import Stop, sentences_of
from cthulhu_desktop.ui.theme import AGED_PAPER, BLOOD, INK, MUTED_INK, PAPER, Role


def sign_texts(facts: Facts | None) -> list[str]:
    """What the signs on the face mean, each once."""
    return list(dict.fromkeys(sign.text for sign in facts.signs if sign.text)) if facts is not None else []


def _tip(texts: list[str]) -> str:
    """Lines of a tool tip, which wrap; "" for none."""
    lines = "<br/>".join(escape(text) for text in texts if text)
    return f"<qt>{lines}</qt>" if lines else ""


class CardPicture(QWidget):
    """One printed face, as large as its room allows. The wheel moves a text that is longer than its box."""

    def __init__(self, faces: FaceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._facts: Facts | None = None
        self._scroll = 0.0
        self._marked = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        faces.changed.connect(self._changed)

    def show_facts(self, facts: Facts | None) -> None:
        """Show this card, or none."""
        if facts is None or self._facts is None or facts.key != self._facts.key:
            self._scroll = 0.0
        self._facts = facts
        self.setAccessibleName(facts.title if facts is not None else "")
        self.setAccessibleDescription(" ".join(sign_texts(facts)))
        self.update()

    def mark(self, sign: int) -> None:
        """Ring the sign of that number; -1: none."""
        self._marked = sign
        self.update()

    def face_place(self) -> QRectF:
        """Where the face is drawn."""
        width = round(self.face_width())
        height = width * (LANDSCAPE if self.lies() else PORTRAIT)
        return QRectF((self.width() - width) / 2, max(4.0, (self.height() - height) / 2), width, height)

    def sign_at(self, at: QPointF) -> str:
        """What the sign at that point of the picture means; "" where there is none."""
        face = self.face_place()
        share = QPointF((at.x() - face.x()) / face.width(), (at.y() - face.y()) / face.height())
        signs = self._facts.signs if self._facts is not None else ()
        return next((sign.text for sign in signs if sign.place.contains(share)), "")

    def event(self, event: QEvent) -> bool:
        """Tool tips: under the pointer the sign it rests on, for the keyboard all of them."""
        if event.type() == QEvent.Type.ToolTip:
            found = self.sign_at(QPointF(event.pos()))  # type: ignore[attr-defined]  # a QHelpEvent
            QToolTip.showText(event.globalPos(), _tip([found]), self)  # type: ignore[attr-defined]
            return True
        if event.type() == QEvent.Type.FocusIn:
            QToolTip.showText(self.mapToGlobal(self.rect().center()), _tip(sign_texts(self._facts)), self)
        elif event.type() == QEvent.Type.FocusOut:
            QToolTip.hideText()
        return super().event(event)

    def lies(self) -> bool:
        """Whether the card lies on its side (a story)."""
        return self._facts is not None and self._facts.key.startswith(("story", "won"))

    def _changed(self, card_id: str) -> None:
        if self._facts is not None and self._facts.id == card_id:
            self.update()

    def face_width(self) -> float:
        """How wide the face is drawn in the present room."""
        tall = LANDSCAPE if self.lies() else PORTRAIT
        return max(20.0, min(self.width() - 8.0, (self.height() - 8.0) / tall))

    def paintEvent(self, event: QPaintEvent) -> None:
        facts = self._facts
        if facts is None:
            return
        painter = QPainter(self)
        width, ratio = round(self.face_width()), self.devicePixelRatioF()
        if facts.id:
            face = self._faces.print_face(facts.id, width, facts.shown, ratio=ratio, scroll=self._scroll)
        else:
            face = self._faces.back(cast(Back, facts.back), width, width * PORTRAIT, ratio=ratio)
        size = face.deviceIndependentSize()
        left, top = (self.width() - size.width()) / 2, max(4.0, (self.height() - size.height()) / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, alpha in ((6, 18), (4, 24), (2, 34)):
            painter.setBrush(QColor(20, 12, 6, alpha))
            painter.drawRoundedRect(QRectF(left - spread, top - spread + 3, size.width() + 2 * spread,
                                           size.height() + 2 * spread), 10, 10)  # fmt: skip
        painter.drawPixmap(QPointF(left, top), face)
        if 0 <= self._marked < len(facts.signs):
            self._paint_ring(painter, facts.signs[self._marked].place, QRectF(QPointF(left, top), size))

    @staticmethod
    def _paint_ring(painter: QPainter, share: QRectF, face: QRectF) -> None:
        """A dark ring within a light one is seen on every face."""
        width, height = face.width(), face.height()
        box = QRectF(face.x() + share.x() * width, face.y() + share.y() * height, share.width() * width,
                     share.height() * height).adjusted(-3, -3, 3, 3)  # fmt: skip
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((PAPER, 6.0), (BLOOD, 3.0)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawRoundedRect(box, 8, 8)

    def turn_text(self, by: float) -> None:
        """Move a long text on the card; `by` of its whole length."""
        self._scroll = min(1.0, max(0.0, self._scroll + by))
        self.update()


def _html(facts: Facts, stop: Stop | None = None) -> str:
    """The sentences beside the face; what is read now is marked, and what a sign means is said above them."""
    parts = [_read_now(escape(stop.text), stop.rule)] if stop is not None and stop.sentence < 0 else []
    for place, text in enumerate(sentences_of(facts)):
        if stop is not None and place == stop.sentence:
            parts.append(_read_now(_sentence(facts, place, text), stop.rule))
        else:
            colour = MUTED_INK if facts.helps and place >= len(facts.lines) and text in facts.helps else INK
            gap = 0 if place < len(facts.lines) else 5
            parts.append(f"<p style='margin:{gap}px 0 3px 0;color:{colour}'>{_sentence(facts, place, text)}</p>")
    return "".join(parts)


def _sentence(facts: Facts, place: int, text: str) -> str:
    """A keyword with its name in bold, a ruling slanted, anything else plain."""
    if place < len(facts.lines):
        return escape(text)
    if place >= len(facts.lines) + len(facts.helps):
        return f"<i>{escape(text)}</i>"
    name, colon, rest = text.partition(":")
    return f"<b>{escape(name)}{colon}</b>{escape(rest)}"


def _read_now(text: str, rule: str) -> str:
    """A box with a bar at its left, and the rule that Enter opens underlined."""
    shown = text.replace(rule, f"<b><u>{rule}</u></b>", 1) if rule else text
    return (
        f"<table width='100%' cellspacing='0' cellpadding='4' style='margin:2px 0 4px 0'><tr>"
        f"<td width='3' bgcolor='{BLOOD}'></td><td bgcolor='{AGED_PAPER}' style='color:{INK}'>{shown}</td></tr></table>"
    )


class CardZoom(QWidget):
    """Picture and words of one card. `tall`: the words below the picture, else beside it."""

    def __init__(self, faces: FaceStore, *, tall: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: Facts | None = None
        self._tall = tall
        self.picture = CardPicture(faces)
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        theme.set_font(self.words, Role.TEXT, 12.5)
        self.words.setContentsMargins(8, 2, 8, 4)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setProperty("surface", "none")
        self.area.setWidget(self.words)
        box = QVBoxLayout(self) if tall else QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.picture, 1 if tall else 5)
        box.addWidget(self.area, 0 if tall else 4)

    def show_facts(self, facts: Facts | None, stop: Stop | None = None) -> None:
        """Show this card, or nothing; `stop`: what is read of it now."""
        self.facts = facts
        self.picture.show_facts(facts)
        self.picture.mark(stop.sign if stop is not None else -1)
        text = _html(facts, stop) if facts is not None else ""
        self.words.setText(text)
        self.area.setVisible(bool(text))
        self._share()
        self.words.setAccessibleName(spoken(facts) if facts is not None else "")

    def bring_up(self, stop: Stop) -> None:
        """Move the words so that what is read now is seen."""
        if self.facts is None:
            return
        document, width = QTextDocument(), self.words.width() - 16
        document.setDefaultFont(self.words.font())
        document.setTextWidth(max(40, width))
        bar = self.area.verticalScrollBar()
        if stop.sentence < 0:
            bar.setValue(0)
            return
        texts = [_sentence(self.facts, place, text) for place, text in enumerate(sentences_of(self.facts))]
        document.setHtml("".join(f"<p style='margin:5px 0 3px 0'>{text}</p>" for text in texts[: stop.sentence]))
        above = round(document.size().height()) if stop.sentence else 0
        bar.setValue(max(0, above - theme.px(20)))

    def _share(self) -> None:
        """Below the picture the words take what they need, but never more than two fifths."""
        if self._tall and self.area.isVisibleTo(self):
            wanted = self.words.heightForWidth(max(40, self.width() - 8)) + 6
            self.area.setFixedHeight(max(20, min(wanted, round(self.height() * 0.4))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def spoken(facts: Facts) -> str:
    """Everything the zoom says, for a screen reader."""
    return " ".join((f"{facts.title}.", *facts.lines, *facts.helps, *facts.rulings, *sign_texts(facts)))


class PanelZoom(QFrame):
    """The zoom in the side panel: a card, or a hint while none is pointed at."""

    def __init__(self, faces: FaceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "none")
        self.zoom = CardZoom(faces, tall=True)
        self.zoom.picture.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # to read what its signs mean
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setProperty("tone", "muted")
        theme.set_font(self.hint, Role.TEXT, 12.5, italic=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.hint, 1)
        column.addWidget(self.zoom, 1)
        self.show_facts(None)
        self.retranslate()

    def show_facts(self, facts: Facts | None) -> None:
        """Show this card, or the hint."""
        self.zoom.setVisible(facts is not None)
        self.hint.setVisible(facts is None)
        self.zoom.show_facts(facts)

    def retranslate(self) -> None:
        """Say the hint in the language of now."""
        self.hint.setText(tr("Point at a card to read it here."))
