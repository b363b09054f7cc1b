"""`--self-test`: is everything there, and does it work? For packages, and for a user in doubt."""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from xml.etree import ElementTree as ET

from cthulhu_desktop.bots.registry import bot_names
from cthulhu_desktop.cli.console import Console
from cthulhu_desktop.core.kernel import GameRecord, replay
from cthulhu_desktop.core.registry import find_game, game_names
from cthulhu_desktop.data_files import catalogue, compiled_translation, data_root, resource
from cthulhu_desktop.lab.simulate import Series, play
from cthulhu_desktop.wording import LANGUAGES, sentences

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

WORKER_MS = 60_000
LETTERS = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜäöüß"


class Problem(Exception):  # noqa: N818 (what is wrong, for the line of a check)
    """A check that found something wrong."""


class Done(NamedTuple):
    """A check that passed: the key of its sentence and its arguments. A `note` is told, but is no failure."""

    key: str
    args: dict[str, Any] = {}  # noqa: RUF012 (never changed)
    note: bool = False


def run(console: Console) -> int:
    """Make every check and tell what it found: 0 if all passed, else 1."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    failures = 0
    for key, check in CHECKS:
        try:
            done = check()
        except Exception as error:  # the point of it: tell whatever is wrong, and go on
            failures += 1
            why = str(error) if isinstance(error, Problem) else f"{type(error).__name__}: {error}"
            console.tell("cli.self_test.failed", what=console.say(key, **_blank(console, key)), why=f"({why})")
            continue
        form = "note" if done.note else "passed"
        console.tell(f"cli.self_test.{form}", what=console.say(done.key, **done.args))
        console.out.flush()
    if failures:
        console.tell("cli.self_test.some_failed", n=failures)
        return 1
    console.tell("cli.self_test.all_passed", n=len(CHECKS))
    return 0


def _blank(console: Console, key: str) -> dict[str, str]:
    """Dots for the arguments of a check that did not come to know them."""
    from cthulhu_desktop.wording.sentences import slots

    return {name: "…" for name, _, _ in slots(console.words.patterns[key])}


def _application() -> QApplication:
    from PySide6.QtWidgets import QApplication

    existing = QApplication.instance()
    return existing if isinstance(existing, QApplication) else QApplication(["cthulhu-desktop"])


def check_texts() -> Done:
    """Every catalogue has the same keys in every language."""
    keys = {language: set(sentences(language).patterns) for language in LANGUAGES}
    for language in LANGUAGES:
        odd = keys[language] ^ keys["en"]
        if odd:
            raise Problem(f"{language}: {', '.join(sorted(odd)[:5])}")
    return Done("cli.self_test.texts", {"languages": len(LANGUAGES), "n": len(keys["en"])})


def check_translations() -> Done:
    """The compiled translations of the window load. A copy of the source code may lack them."""
    from PySide6.QtCore import QTranslator

    installed = data_root().name == "_data"
    for language in LANGUAGES[1:]:
        file = compiled_translation(language)
        if not file.is_file() and not installed:
            return Done("cli.self_test.untranslated", note=True)
        if not QTranslator().load(str(file)):
            raise Problem(str(file))
    return Done("cli.self_test.translations")


def check_fonts() -> Done:
    """Every font package of the program is there and has the letters of our languages."""
    from PySide6.QtGui import QRawFont

    _application()
    for package in ("fontpkg_cinzel", "fontpkg_eb_garamond", "fontpkg_atkinson_hyperlegible"):
        files = [file for place in import_module(package).__path__ for file in Path(place).rglob("*.ttf")]
        fonts = [QRawFont(str(file), 12) for file in files]
        if not fonts or not all(font.supportsCharacter(ord(letter)) for font in fonts for letter in LETTERS):
            raise Problem(package)
    return Done("cli.self_test.fonts")


def _files() -> Iterator[Path]:
    for root in (resource(), catalogue()):
        yield from sorted(file for file in root.rglob("*") if file.is_file())


def _read_image(file: Path) -> None:
    from PySide6.QtGui import QImageReader

    reader = QImageReader(str(file))
    if reader.read().isNull():
        raise Problem(f"{file.name}: {reader.errorString()}")


def _read_json(file: Path) -> None:
    json.loads(file.read_text(encoding="utf-8"))


def _read_toml(file: Path) -> None:
    tomllib.loads(file.read_text(encoding="utf-8"))


def _read_text(file: Path) -> None:
    file.read_text(encoding="utf-8")


def _read_xml(file: Path) -> None:
    ET.parse(file)


_READERS: dict[str, Callable[[Path], None]] = {
    ".toml": _read_toml, ".json": _read_json, ".md": _read_text, ".txt": _read_text, ".qss": _read_text,
    ".svg": _read_xml, ".ts": _read_xml, ".png": _read_image, ".webp": _read_image, ".jpg": _read_image,
}  # fmt: skip


def check_resources() -> Done:
    """Every file of the program can be read as what it is."""
    _application()
    seen = 0
    for file in _files():
        read = _READERS.get(file.suffix)
        if read is None:
            continue
        try:
            read(file)
        except (ValueError, OSError, ET.ParseError) as error:
            raise Problem(f"{file.name}: {error}") from error
        seen += 1
    if not seen:
        raise Problem(str(resource()))
    return Done("cli.self_test.resources")


def usual_setup(game: str) -> dict[str, Any]:
    """The setup of a first game as data: all at its default, for the card game the two starter decks."""
    if game != "cards":
        return {}
    from cthulhu_desktop.cli.card_decks import card_setup

    return card_setup()


def check_games() -> Done:
    """Every bot plays a game to its end, in every game."""
    for name in game_names():
        game, setup = find_game(name), usual_setup(name)
        seats = game.seats(game.read_setup(setup))
        for bot in bot_names(name):
            if not play(Series(name, setup, (bot,) * seats), 0).reason:
                raise Problem(f"{name}, {bot}")
    return Done("cli.self_test.games")


def check_worker() -> Done:
    """A game whose bots think in the worker process, as at the table."""
    from PySide6.QtCore import QEventLoop, QTimer

    from cthulhu_desktop.bridge.session import GameSession

    _application()
    loop = QEventLoop()
    game = find_game(game_names()[0])
    setup = game.read_setup({})
    record = GameRecord(game.name, game.rules_version, game.write_setup(setup), 1)
    session = GameSession(game, record, bots=dict.fromkeys(range(game.seats(setup)), bot_names(game.name)[0]))
    failures: list[str] = []
    session.bot_failed.connect(lambda failure: failures.append(f"{failure.why} {failure.detail}"))
    session.occurred.connect(lambda batch: loop.quit() if batch.number >= 10 else None)
    QTimer.singleShot(WORKER_MS, loop.quit)
    try:
        session.start()
        loop.exec()
        if failures or session.number < 10 or session.bot_process is None:
            raise Problem(" ".join(failures))
    finally:
        session.close()
    return Done("cli.self_test.worker")


def check_pictures() -> Done:
    """A picture is drawn, in a process of its own as for the window, and can be shown."""
    from cthulhu_desktop.bridge.pictures import decoded
    from cthulhu_desktop.pictures.recipe import interface_recipes
    from cthulhu_desktop.pictures.worker import ProcessDrawer

    recipe = next(iter(interface_recipes().values()))
    drawer = ProcessDrawer()
    try:
        image = decoded(drawer.draw((recipe.text(), (120, 80))), 1.0)
    finally:
        drawer.end()
    if image.isNull() or len({image.pixel(x, 40) for x in range(120)}) < 3:
        raise Problem(recipe.text())
    return Done("cli.self_test.pictures")


def check_storage() -> Done:
    """A game is written to a new store and read back."""
    from cthulhu_desktop.storage import Store

    game = find_game(game_names()[0])
    record = GameRecord(game.name, game.rules_version, game.write_setup(game.read_setup({})), 1)
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        try:
            again = store.games.load(store.games.create(record))
        finally:
            store.close()
    if replay(game, again).digest() != replay(game, record).digest():
        raise Problem(game.name)
    return Done("cli.self_test.storage")


def check_window() -> Done:
    """The window itself: `app.self_test_window()` gives what is wrong."""
    from cthulhu_desktop import app

    problems: list[str] = app.self_test_window()
    if problems:
        raise Problem("; ".join(problems))
    return Done("cli.self_test.window")


CHECKS: tuple[tuple[str, Callable[[], Done]], ...] = (
    ("cli.self_test.texts", check_texts),
    ("cli.self_test.translations", check_translations),
    ("cli.self_test.fonts", check_fonts),
    ("cli.self_test.resources", check_resources),
    ("cli.self_test.games", check_games),
    ("cli.self_test.worker", check_worker),
    ("cli.self_test.pictures", check_pictures),
    ("cli.self_test.storage", check_storage),
    ("cli.self_test.window", check_window),
)
