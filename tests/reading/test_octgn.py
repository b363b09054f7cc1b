"""Set files of OCTGN: every class of dirt, on invented cards."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import quoteattr

import pytest

from cthulhu_desktop.reading import octgn
from cthulhu_desktop.reading.archives import SetFile
from cthulhu_desktop.reading.octgn import read_set_file, rules_text, split_name
from cthulhu_desktop.reading.problems import ReadingProblem

GUID = "00000000-0000-0000-0000-000000000001"


def set_xml(*cards: tuple[str, dict[str, str]]) -> bytes:
    """A set of cards: name and properties."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', '<set name="Harbour Nights" id="abc"><cards>']
    for name, given in cards:
        lines.append(f'<card id="{GUID}" name={quoteattr(name)}>')
        lines += [f"<property name={quoteattr(key)} value={quoteattr(value)} />" for key, value in given.items()]
        lines.append("</card>")
    lines.append("</cards></set>")
    return "\n".join(lines).encode()


def one(name: str = "Bell Buoy", **given: str) -> dict[str, Any]:
    """The facts of one card with these properties ("Card_Text" for "Card Text")."""
    plain = {"Type": "Character", "Skill": "2", "Cost": "1"} | {k.replace("_", " "): v for k, v in given.items()}
    (facts,) = read_set_file(SetFile("set.xml", set_xml((name, plain))))
    return facts


@pytest.mark.parametrize(
    ("name", "title", "unique", "steadfast"),
    [
        ("Bell Buoy", "Bell Buoy", False, 0), ("* Bell Buoy", "Bell Buoy", True, 0),
        ("[[* Bell Buoy", "Bell Buoy", True, 2), ("*_ _Bell  Buoy ", "Bell Buoy", True, 2),
        ("{*Bell Buoy", "Bell Buoy", True, 1), (".32 Flare", ".32 Flare", False, 0), ("<<< Hour", "Hour", False, 3),
    ],
)  # fmt: skip
def test_marks_before_the_title_are_taken_apart(name: str, title: str, unique: bool, steadfast: int) -> None:
    assert split_name(name) == (title, unique, steadfast)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("gains ## and a @ icon", "gains (C)(C) and a (T) icon"),
        ("a { character or a non-] card", "a [Miskatonic University] character or a non-[Hastur] card"),
        ("a [Hastur] character gains (T)", "a [Hastur] character gains (T)"),
        ("Draw a card.&#xD;&#xA;Fast.", "Draw a card.\n\nFast."),
        ("a < or > character", "a [Yog-Sothoth] or [Shub-Niggurath] character"),
    ],
)
def test_font_codes_and_entities_become_words(text: str, clean: str) -> None:
    assert rules_text(text, "", "") == clean


def test_keywords_come_first_and_what_else_stands_there_into_the_text() -> None:
    assert rules_text("Draw a card.", "Fast. Willpower", "") == "Fast. Willpower.\nDraw a card."
    assert rules_text("", "Night. It is Night.", "") == "Night.\nIt is Night."
    assert rules_text("", "Action: draw a card.", "") == "Action: draw a card."


def test_large_icons_are_put_where_they_were_printed() -> None:
    assert rules_text("Attached story gains:", "", "TC") == "Attached story gains: ((T))((C))"
    assert rules_text("Attach to a story.", "", "A") == "Attach to a story.\n((A))"
    assert one(Type="Support", Struggle_Icons="@")["text"] == "((T))"


def test_columns_become_facts() -> None:
    facts = one(
        "* Bell Buoy", Faction="The Order of the SIlver Twilight", Icons="##%", Subtypes="Sailor.", Resource_Icon="^",
        Descriptor="Out There", Collector_Info="F12",
    )  # fmt: skip
    seen = (facts["guid"], facts["name"], facts["unique"], facts["descriptor"])
    assert seen == (GUID, "Bell Buoy", True, "Out There")
    assert (facts["combat"], facts["investigation"], facts["terror"]) == (2, 1, 0)
    assert (facts["cost"], facts["skill"], facts["id"], facts["set"]) == (1, 2, "F12", "Harbour Nights")
    assert (facts["faction"], facts["symbol"], facts["transient"]) == ("Silver Twilight", "Silver Twilight", False)


@pytest.mark.parametrize(
    ("code", "symbol", "transient"),
    [("__", "The Agency", True), ("$gt;", "Shub-Niggurath", False), ("&gt;", "Shub-Niggurath", False),
     ("Z", None, False), ("??", None, True), ("", None, False)],
)  # fmt: skip
def test_resource_icons_may_be_doubled_or_broken(code: str, symbol: str | None, transient: bool) -> None:
    facts = one(Resource_Icon=code)
    assert (facts["symbol"], facts["transient"]) == (symbol, transient)


def test_exchanged_columns_are_put_right() -> None:
    facts = one(Icons="3", Skill="%")
    assert (facts["skill"], facts["investigation"]) == (3, 1)


def test_a_missing_skill_stays_open() -> None:
    assert one(Skill="")["skill"] is None
    assert one(Cost="X")["cost"] == "X"


def test_struggles_of_a_story_are_an_order() -> None:
    facts = one(Type="Story", Struggle_Icons="@ # $ %")
    assert (facts["struggles"], facts["text"]) == ("TCAI", "")


def test_markers_are_no_cards() -> None:
    assert list(read_set_file(SetFile("set.xml", set_xml(("Wound", {"Type": "Token"}), ("Odd", {}))))) == []


BOMB = b"""<?xml version="1.0"?><!DOCTYPE set [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
<set name="&b;" id="x"><cards /></set>"""
OUTSIDE = b"""<?xml version="1.0"?><!DOCTYPE set SYSTEM "file:///etc/passwd"><set name="x" id="x"/>"""


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (BOMB, "unsafe_xml"), (OUTSIDE, "unsafe_xml"), (b"", "bad_xml"), (b"<set", "bad_xml"),
        (b"\xff\xfe<", "bad_xml"),
        (b"<game name='x'/>", "no_set"), (b"<set><cards></set>", "bad_xml"),
        (b"<?xml version='1.0' encoding='nonsense'?><set/>", "bad_xml"),
        (b"<set>" + b"<a>" * 20 + b"</a>" * 20 + b"</set>", "too_many"),
    ],
)  # fmt: skip
def test_harmful_and_damaged_files_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(ReadingProblem) as found:
        list(read_set_file(SetFile("Harbour/set.xml", data)))
    assert found.value.reason == f"reading.{reason}"
    assert found.value.args_by_name["path"] == "Harbour/set.xml"


def test_too_many_elements_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(octgn, "MOST_ELEMENTS", 50)
    with pytest.raises(ReadingProblem, match="too_many"):
        list(read_set_file(SetFile("set.xml", set_xml(*[("A", {"Type": "Event"})] * 30))))


def test_a_byte_order_mark_does_no_harm() -> None:
    data = b"\xef\xbb\xbf" + set_xml(("Bell Buoy", {"Type": "Event"}))
    assert [facts["name"] for facts in read_set_file(SetFile("set.xml", data))] == ["Bell Buoy"]
