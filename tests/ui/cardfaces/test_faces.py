"""Every face can be painted, marks are seen, hidden faces tell nothing, and what is kept is bounded."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cthulhu_desktop.core.cards.view import CardView
from cthulhu_desktop.core.catalogue.cards import CardDef, StoryDef
from cthulhu_desktop.ui import theme
from cthulhu_desktop.ui.cardfaces import FaceStore, Shown, colours, frame, shown_of
from cthulhu_desktop.ui.cardfaces import store as store_module
from cthulhu_desktop.ui.cardfaces.marks import tokens_of
from tests.ui.cardfaces.conftest import Definitions, pixels
from tests.ui.test_theme import contrast


def test_every_card_is_painted_at_every_size(faces: FaceStore, definitions: Definitions) -> None:
    for card_id, definition in definitions.items():
        lies = isinstance(definition, StoryDef)
        table, full = faces.table_face(card_id, 80, 112), faces.print_face(card_id, 240)
        assert (full.width() > full.height()) == lies
        assert table.size() == QSize(80, 112)
        assert not full.toImage().allGray()


def test_print_quality_is_what_printers_want(faces: FaceStore) -> None:
    face = faces.print_face("AE-001", 745)
    assert face.width() == 745
    assert face.height() >= 1040


def test_a_fine_screen_gets_finer_faces_of_the_same_size(faces: FaceStore) -> None:
    face = faces.table_face("AE-001", 80, 112, ratio=2.0)
    assert face.size() == QSize(160, 224)
    assert face.deviceIndependentSize().toSize() == QSize(80, 112)


def test_faces_differ_from_card_to_card(faces: FaceStore, definitions: Definitions) -> None:
    assert len({pixels(faces.table_face(card_id, 100, 140)) for card_id in definitions}) == len(definitions)


@pytest.mark.parametrize(
    "shown",
    [
        Shown(skill=1), Shown(skill=9), Shown(icons=(0, 1, 0, 0)), Shown(icons=(3, 1, 0, 2)), Shown(cost=0),
        Shown(wounds=1), Shown(blank=True),
    ],
    ids=str,
)  # fmt: skip
def test_what_has_changed_is_seen_on_both_faces(faces: FaceStore, shown: Shown) -> None:
    card = "AE-038"
    assert pixels(faces.table_face(card, 100, 140, shown)) != pixels(faces.table_face(card, 100, 140))
    assert pixels(faces.print_face(card, 300, shown)) != pixels(faces.print_face(card, 300))


def test_other_keywords_than_the_printed_ones_are_marked_on_the_full_face(faces: FaceStore) -> None:
    plain, more = faces.print_face("AE-001", 300), faces.print_face("AE-001", 300, Shown(keywords=("fast",)))
    assert pixels(plain) != pixels(more)
    assert pixels(plain) == pixels(faces.print_face("AE-001", 300, Shown(keywords=())))


def test_a_skill_of_x_is_printed_so_until_it_has_a_value(
    faces: FaceStore, definitions: Definitions, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = definitions["AE-152"]
    assert isinstance(card, CardDef)
    assert card.skill == "X"
    said: list[str] = []
    monkeypatch.setattr(frame, "number", lambda _painter, text, *_rest: said.append(text))
    faces.table_face("AE-152", 100, 140)
    faces.table_face("AE-152", 100, 140, Shown(skill=3))
    faces.print_face("AE-152", 300)
    assert said == ["2", "X", "2", "3", "2", "X"]
    assert not faces.print_face("AE-152", 300, Shown(skill=4)).isNull()


def test_raised_and_lowered_values_are_told_apart_without_colour(faces: FaceStore) -> None:
    # CardDef AE-038 has skill 3: the same figure cannot be shown, so the arrows alone are compared in grey.
    higher, lower = (faces.table_face("AE-038", 150, 210, Shown(cost=cost)).toImage() for cost in (8, 3))
    arrow = [image.copy(24, 60, 24, 24).convertToFormat(QImage.Format.Format_Grayscale8) for image in (higher, lower)]
    assert arrow[0] != arrow[1]


def test_only_what_differs_from_the_printed_card_is_marked() -> None:
    card = CardView(card=1, id="AE-001", title="Beat Cop", kind="character", owner=0, controller=0, zone="play",
                    skill=2, printed_skill=2, cost=2, printed_cost=2)  # fmt: skip
    assert shown_of(card) is None
    raised = CardView(card=1, id="AE-001", title="Beat Cop", kind="character", owner=0, controller=0, zone="play",
                      skill=4, printed_skill=2, cost=2, printed_cost=2, wounds=1, changed_by=(7,),
                      keywords=("fast",))  # fmt: skip
    assert shown_of(raised) == Shown(skill=4, keywords=("fast",), wounds=1)


def test_even_a_card_that_has_too_much_of_everything_is_painted(faces: FaceStore) -> None:
    card = CardDef(
        "octgn/much", "The Interminable Procession of Unmentionable Antediluvian Abominations", "character",
        "Herald of Whatever It Was That Could Not Be Mentioned", True, "silver_twilight", 99, 99, (4, 4, 4, 4),
        (2, 2, 2, 2), ("ancient_one", "monster", "deep_one", "cultist", "criminal"), (("toughness", 9),),
    )  # fmt: skip
    plot = CardDef("octgn/plot", "A Plot", "conspiracy", cost=3, struggles="TTCAI", faction="hastur")
    faces.add([card, plot])
    much = Shown(skill=98, icons=(9, 9, 9, 9), cost=0, keywords=("fast", "loyal", "willpower"), wounds=8, blank=True)
    for one in (card, plot):
        for shown in (None, much):
            assert not faces.print_face(one.id, 360, shown).isNull()
            assert not faces.table_face(one.id, 80, 112, shown).isNull()
            assert not faces.table_face(one.id, 60, 84, shown).isNull()


def test_a_card_that_does_what_we_have_no_words_for_is_shown_without_text(
    faces: FaceStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from cthulhu_desktop.ui.cardfaces import words
    from cthulhu_desktop.wording.abilities.card_text import card_text
    from cthulhu_desktop.wording.abilities.grammar import MissingPattern

    def wordless(card: CardDef, language: str) -> object:
        if card.abilities:
            raise MissingPattern("effects.unheard_of")
        return card_text(card, language)

    monkeypatch.setattr(words, "card_text", wordless)
    assert not faces.print_face("AE-001", 300).isNull()
    assert "AE-001" in caplog.text


# -- hidden faces -------------------------------------------------------------------------------------------------


def test_a_card_nobody_knows_shows_the_back_and_nothing_else(faces: FaceStore) -> None:
    back = pixels(faces.back("play", 100, 140))
    assert pixels(faces.table_face("", 100, 140)) == back
    assert pixels(faces.table_face("no such card", 100, 140, Shown(skill=3))) == back
    assert pixels(faces.print_face("", 100)) == pixels(faces.back("play", 100, 100 * 88 / 63))
    assert pixels(faces.resource_edge("", 80, 20)) == pixels(faces.resource_edge("no such card", 80, 20))
    assert pixels(faces.story_face("", 88, 63)) == pixels(faces.back("story", 88, 63))


def test_the_four_backs_differ(faces: FaceStore) -> None:
    kinds = ("play", "story", "insane", "domain")
    assert len({pixels(faces.back(kind, 100, 140)) for kind in kinds}) == 4
    assert len({pixels(faces.back(kind, 140, 100)) for kind in kinds}) == 4


def test_a_resource_shows_what_it_counts_as(faces: FaceStore, definitions: Definitions) -> None:  # CG-2.2.5
    one_each = {card.symbol: card.id for card in definitions.values() if isinstance(card, CardDef)}
    assert len({pixels(faces.resource_edge(card, 90, 22)) for card in one_each.values()}) == len(one_each)


# -- keeping ------------------------------------------------------------------------------------------------------


def test_what_is_kept_is_bounded_and_the_same_face_is_drawn_once(
    faces: FaceStore, definitions: Definitions, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = faces.table_face("AE-001", 80, 112)
    assert faces.table_face("AE-001", 80, 112).cacheKey() == first.cacheKey()
    monkeypatch.setattr(store_module, "MEMORY", 10 * 80 * 112 * 4)
    for card_id in list(definitions)[:40]:
        faces.table_face(card_id, 80, 112)
    assert faces.kept_bytes() <= store_module.MEMORY
    assert faces.table_face("AE-001", 80, 112).cacheKey() != first.cacheKey()


def test_another_language_or_font_draws_other_texts(faces: FaceStore, quiet_look: Callable[..., None]) -> None:
    english = pixels(faces.print_face("AE-001", 300))
    faces.set_language("pl")
    polish = pixels(faces.print_face("AE-001", 300))
    quiet_look(easy_font=True)
    easy = pixels(faces.print_face("AE-001", 300))
    assert len({english, polish, easy}) == 3


class Loader(QObject):
    """Gives one grey picture, when it is told to."""

    ready = Signal(str, QImage)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.there = False

    def key(self, picture: str, size: QSize, ratio: float = 1.0) -> str:
        return f"{picture} {size.width()}x{size.height()}"

    def request(self, picture: str, size: QSize, ratio: float = 1.0) -> QImage | None:
        if picture == "octgn/1":
            raise KeyError(picture)
        self.asked.append(self.key(picture, size))
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#808080"))
        return image if self.there else None

    def at_hand(self, picture: str, size: QSize, ratio: float = 1.0) -> QImage | None:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#ff0000"))
        return image


def test_a_placeholder_is_shown_until_the_picture_has_come(
    quiet_look: Callable[..., None], definitions: Definitions, qtbot: QtBot
) -> None:
    loader = Loader()
    faces = FaceStore(definitions, loader)  # type: ignore[arg-type]
    waiting = pixels(faces.table_face("AE-001", 100, 140))
    assert len(loader.asked) == 1
    other = faces.table_face("AE-002", 100, 140)
    loader.there = True
    with qtbot.waitSignal(faces.changed) as told:
        loader.ready.emit(loader.asked[0], QImage())
    assert told.args == ["AE-001"]
    assert pixels(faces.table_face("AE-001", 100, 140)) != waiting
    assert faces.table_face("AE-002", 100, 140).cacheKey() == other.cacheKey()  # still waits
    faces.deleteLater()


def test_a_picture_of_another_size_stands_in_while_the_right_one_is_drawn(
    quiet_look: Callable[..., None], definitions: Definitions
) -> None:
    loader = Loader()
    faces = FaceStore(definitions, loader)  # type: ignore[arg-type]
    bare = pixels(faces.table_face("AE-001", 200, 280))
    faces.forget()
    loader.there = True
    faces.table_face("AE-001", 100, 140)
    loader.there = False
    meanwhile = faces.table_face("AE-001", 200, 280)
    assert pixels(meanwhile) != bare
    assert meanwhile.toImage().pixelColor(100, 120).name() == "#ff0000"
    assert not faces.fetch("AE-001", 300)  # a stand-in is not the picture
    waiting = faces.table_face("AE-002", 200, 280)
    assert waiting.toImage().pixelColor(100, 120).name() != "#ff0000"
    faces.deleteLater()


def test_the_faces_of_a_whole_game_are_kept_at_full_hd(faces: FaceStore, definitions: Definitions) -> None:
    cards = [card.id for card in definitions.values() if isinstance(card, CardDef)][:150]
    first = [faces.table_face(card_id, 112, 156).cacheKey() for card_id in cards]
    for card_id in cards[:20]:
        faces.print_face(card_id, 330)
    assert [faces.table_face(card_id, 112, 156).cacheKey() for card_id in cards] == first
    assert faces.kept_bytes() <= store_module.MEMORY


def test_a_picture_can_be_fetched_before_its_face_is_asked_for(
    quiet_look: Callable[..., None], definitions: Definitions
) -> None:
    loader = Loader()
    faces = FaceStore(definitions, loader)  # type: ignore[arg-type]
    assert not faces.fetch("AE-001", 300)
    faces.print_face("AE-001", 300)
    assert len(set(loader.asked)) == 1  # the very same picture
    loader.there = True
    assert faces.fetch("AE-001", 300)
    assert faces.fetch("no such card", 300)
    faces.deleteLater()


def test_a_little_larger_card_uses_the_same_picture(
    quiet_look: Callable[..., None], definitions: Definitions
) -> None:
    loader = Loader()
    faces = FaceStore(definitions, loader)  # type: ignore[arg-type]
    for width in (100, 102, 104, 106):
        faces.table_face("AE-001", width, width * 1.4)
    assert len(set(loader.asked)) == 1
    faces.deleteLater()


def test_an_imported_card_without_a_recipe_keeps_its_placeholder(
    quiet_look: Callable[..., None],
) -> None:
    faces = FaceStore([CardDef("octgn/1", "Stranger", "character")], Loader())  # type: ignore[arg-type]
    assert not faces.table_face("octgn/1", 100, 140).isNull()
    faces.deleteLater()


def test_a_deck_box_shows_its_title_and_its_factions(faces: FaceStore) -> None:
    boxes = [
        faces.deck_cover(factions, title, "AE-112", 200, 260)
        for factions, title in ((("cthulhu",), "Tides"), (("cthulhu", "hastur"), "Tides"), (("cthulhu",), "Others"))
    ]
    assert len({pixels(box) for box in boxes}) == 3
    assert not faces.deck_cover((), "", "", 200, 260).isNull()


# -- colours ------------------------------------------------------------------------------------------------------


def test_text_and_signs_meet_the_contrast_on_every_tint() -> None:
    for name, tint in colours.FACTIONS.items():
        assert contrast(theme.PAPER, tint.deep) >= 4.5, name
        assert contrast(tint.glow, theme.TABLE) >= 4.5, name
    for name, ground in colours.STRUGGLES.items():
        assert contrast(theme.PAPER, ground) >= 4.5, name
    for ink in (theme.INK, theme.MUTED_INK, colours.RAISED, colours.LOWERED, theme.BLOOD, theme.BRASS_DARK):
        assert contrast(ink, theme.PAPER) >= 4.5, ink




def test_many_icons_are_counted_and_few_are_shown_one_by_one(definitions: Definitions) -> None:
    card = definitions["AE-038"]  # three Investigation icons
    assert isinstance(card, CardDef)
    assert [token.name for token in tokens_of(card, None, 5)] == ["investigation"] * 3
    many = tokens_of(card, Shown(icons=(1, 2, 0, 4)), 5)
    assert [(token.name, token.many, token.added) for token in many] == [
        ("terror", 1, True), ("combat", 2, True), ("investigation", 4, True),
    ]  # fmt: skip
