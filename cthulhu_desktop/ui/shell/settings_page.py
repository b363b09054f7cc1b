"""Settings: every change takes effect at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from cthulhu_desktop.bridge.tr import tr
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.shell.language import OWN_NAMES
from cthulhu_desktop.ui.shell.page import SheetPage
from cthulhu_desktop.ui.shell.preferences import Preferences
from cthulhu_desktop.ui.widgets.folder_choice import FolderChoice
from cthulhu_desktop.ui.widgets.form import Choice, FormRow
from cthulhu_desktop.ui.widgets.texts import Say


class SettingsPage(SheetPage):
    """The settings page. `full_screen_wanted(bool)` asks the window."""

    full_screen_wanted = Signal(bool)

    def __init__(
        self, preferences: Preferences, folders: Mapping[str, Path], parent: QWidget | None = None
    ) -> None:
        super().__init__(lambda: tr("Settings"), parent)
        self._preferences = preferences
        self._loading = False
        self._make_language()
        self._make_reading()
        self._make_contrast()
        self._make_motion()
        self._make_hand()
        self._make_pictures()
        self._make_folders(folders)
        self.body.addStretch(1)
        self._make_foot()
        preferences.changed.connect(self._load)
        self._load()

    def _make_language(self) -> None:
        names: list[tuple[str, Say]] = [("system", lambda: tr("As the system"))]
        names += [(code, _own_name(code)) for code in OWN_NAMES]
        self.language = Choice(self.texts, names)
        self.language.currentIndexChanged.connect(lambda: self._put("language", self.language.value()))
        self.body.addWidget(FormRow(self.texts, lambda: tr("Language"), self.language))

    def _make_reading(self) -> None:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.text_size.setRange(80, 200)
        self.text_size.setSingleStep(5)
        self.text_size.setPageStep(20)
        self.percent = QLabel()
        theme.set_font(self.percent, "text", 13)
        # While the slider is dragged only the sample changes; the whole window follows when it is let go.
        self.text_size.setTracking(True)
        self.text_size.valueChanged.connect(self._on_size)
        self.text_size.sliderReleased.connect(lambda: self._put("text_scale", self.text_size.value()))
        row.addWidget(self.text_size, 1)
        row.addWidget(self.percent)
        form = FormRow(self.texts, lambda: tr("Text size"), holder)
        form.name.setBuddy(self.text_size)
        self.texts.put(self.text_size.setAccessibleName, lambda: tr("Text size"))
        self.body.addWidget(form)
        self.sample = QLabel()
        self.sample.setWordWrap(True)
        self.texts.put(self.sample.setText, lambda: tr("“The sea gives back what was thrown to it.”"))
        self.body.addWidget(self.sample)
        self.easy_font = QCheckBox()
        self.texts.button(self.easy_font, lambda: tr("Easy-reading letters"))
        self.texts.put(
            self.easy_font.setAccessibleDescription, lambda: tr("Atkinson Hyperlegible instead of book letters")
        )
        self.easy_font.toggled.connect(lambda on: self._put("easy_font", on))
        self.body.addWidget(self.easy_font)

    def _make_contrast(self) -> None:
        self.contrast = Choice(
            self.texts,
            [
                ("system", lambda: tr("As the system wishes", "contrast")),
                ("usual", lambda: tr("Usual", "contrast")),
                ("high", lambda: tr("High", "contrast")),
            ],
        )
        self.contrast.currentIndexChanged.connect(lambda: self._put("contrast", self.contrast.value()))
        self.body.addWidget(FormRow(self.texts, lambda: tr("Contrast"), self.contrast))

    def _make_motion(self) -> None:
        self.motion = Choice(
            self.texts,
            [
                ("system", lambda: tr("As the system wishes", "motion")),
                ("on", lambda: tr("On", "motion")),
                ("off", lambda: tr("Off", "motion")),
            ],
        )
        self.motion.currentIndexChanged.connect(lambda: self._put("motion", self.motion.value()))
        why = lambda: tr("Sliding and tumbling things. Without it everything is at once where it belongs.")  # noqa: E731
        self.body.addWidget(FormRow(self.texts, lambda: tr("Motion"), self.motion, why))
        self.full_screen = QCheckBox()
        self.texts.button(self.full_screen, lambda: tr("Full screen (F11)"))
        self.full_screen.clicked.connect(self.full_screen_wanted)
        self.body.addWidget(self.full_screen)

    def _make_hand(self) -> None:
        why: Say = lambda: tr("At the tables, the panel, the lists and the buttons stand at the left.")  # noqa: E731
        self.left_handed = QCheckBox()
        self.texts.button(self.left_handed, lambda: tr("Table for the left hand"))
        self.texts.put(self.left_handed.setAccessibleDescription, why)
        self.left_handed.toggled.connect(lambda on: self._put("left_handed", on))
        self.body.addWidget(self.left_handed)
        self.body.addWidget(self.texts.label(why, 12, tone="muted"))

    def _make_pictures(self) -> None:
        title = lambda: tr("Your own pictures of cards")  # noqa: E731
        self.own_pictures = FolderChoice(self.texts, title)
        self.own_pictures.chosen.connect(lambda folder: self._put("own_pictures", folder))
        why = lambda: tr(  # noqa: E731
            "A folder with pictures called by the card’s title or number, or with image packs for OCTGN (.o8c)."
        )
        self.body.addWidget(FormRow(self.texts, title, self.own_pictures, why))

    def _make_folders(self, folders: Mapping[str, Path]) -> None:
        names: dict[str, Say] = {
            "data": lambda: tr("Games and settings"),
            "cache": lambda: tr("Pictures that can be drawn again"),
            "logs": lambda: tr("Logs for bug reports"),
        }
        self.body.addWidget(self.texts.label(lambda: tr("Folders"), 13.5, weight=600))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(12)
        self.folder_buttons: dict[str, QPushButton] = {}
        for row, (name, path) in enumerate((n, p) for n, p in folders.items() if n in names):
            grid.addWidget(self._folder_label(names[name], path), row, 0)
            button = QPushButton()
            self.texts.button(button, lambda: tr("Open folder"))
            self.texts.put(button.setAccessibleDescription, names[name])
            button.clicked.connect(_opener(path))
            grid.addWidget(button, row, 1, Qt.AlignmentFlag.AlignVCenter)
            self.folder_buttons[name] = button
        self.body.addLayout(grid)

    def _folder_label(self, name: Say, path: Path) -> QLabel:
        shown = str(path).replace("\\", "\\\u200b").replace("/", "/\u200b")  # may wrap after each folder
        label = self.texts.label(lambda: f"{name()}\n{shown}", 12)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _make_foot(self) -> None:
        self.reset = QPushButton()
        self.texts.button(self.reset, lambda: tr("Reset all settings"))
        self.reset.clicked.connect(self._preferences.reset)
        self.done = QPushButton()
        self.done.setProperty("look", "primary")
        self.texts.button(self.done, lambda: tr("Done"))
        self.done.clicked.connect(self.left)
        self.foot.addWidget(self.reset)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def entered(self) -> None:
        """Show what is in force."""
        self._load()
        self.full_screen.setChecked(self.window().isFullScreen())
        self.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_size(self, percent: int) -> None:
        self.percent.setText(f"{percent} %")
        self.sample.setFont(_sample_font(percent))
        if not self.text_size.isSliderDown():
            self._put("text_scale", percent)

    def _put(self, name: str, value: object) -> None:
        if not self._loading and self._preferences.get(name) != value:
            self._preferences.put(name, value)

    def _load(self) -> None:
        """Show the settings; nothing is stored by showing."""
        self._loading = True
        self.language.set_value(str(self._preferences.get("language")))
        self.text_size.setValue(int(self._preferences.get("text_scale")))
        self._on_size(self.text_size.value())
        self.easy_font.setChecked(bool(self._preferences.get("easy_font")))
        self.contrast.set_value(str(self._preferences.get("contrast")))
        self.left_handed.setChecked(bool(self._preferences.get("left_handed")))
        self.motion.set_value(str(self._preferences.get("motion")))
        self.own_pictures.set_value(str(self._preferences.get("own_pictures")))
        self._loading = False


def _own_name(code: str) -> Say:
    return lambda: OWN_NAMES[code]


def _opener(path: Path) -> Say:
    def open_folder() -> str:
        path.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        return ""

    return open_folder


def _sample_font(percent: int) -> QFont:
    font = theme.font(theme.Role.TEXT, 14, italic=True)
    font.setPointSizeF(font.pointSizeF() * percent / 100 / theme.scale())
    return font
