"""Pictures for the window: at once from a cache, else later by a signal."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cthulhu_desktop.bridge import pictures as loader_module
from cthulhu_desktop.bridge.pictures import PictureLoader, decoded
from cthulhu_desktop.pictures.recipe import Placed, Recipe, RecipeProblem, library
from cthulhu_desktop.pictures.worker import Job, OwnDrawer

RECIPE = Recipe("plain", (Placed("skull"),))
SIZE = QSize(60, 40)
Make = Callable[..., PictureLoader]


class CountingDrawer(OwnDrawer):
    """Draws small pictures and remembers its jobs; waits while `gate` is closed; can fail."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.gate = threading.Event()
        self.gate.set()
        self.gone = 0
        self.useless = False

    def draw(self, job: Job) -> bytes:
        self.jobs.append(job)
        assert self.gate.wait(30)
        if self.gone:
            self.gone -= 1
            raise EOFError
        small = (max(8, job[1][0] // 8), max(8, job[1][1] // 8)) if job[1][0] > 400 else job[1]
        return b"" if self.useless else super().draw((job[0], small))

    def end(self) -> None:
        self.gate.set()


@pytest.fixture
def drawer() -> CountingDrawer:
    return CountingDrawer()


@pytest.fixture
def make(qapp: object, tmp_path: Path, drawer: CountingDrawer) -> Iterator[Make]:
    made: list[PictureLoader] = []

    def build(folder: Path = tmp_path) -> PictureLoader:
        made.append(PictureLoader(folder, make_drawer=lambda: drawer))
        return made[-1]

    yield build
    for loader in made:
        loader.close()


def test_a_new_picture_comes_by_signal_and_is_then_at_hand(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    loader = make()
    with qtbot.waitSignal(loader.ready, timeout=30_000) as signal:
        assert loader.request(RECIPE, SIZE) is None
    key, image = signal.args
    assert key == loader.key(RECIPE, SIZE)
    assert image.size() == SIZE
    again = loader.request(RECIPE, SIZE)
    assert again is not None
    assert again == image
    assert len(drawer.jobs) == 1


def test_another_run_takes_the_picture_from_the_disk_at_once(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    first = make()
    with qtbot.waitSignal(first.ready, timeout=30_000) as signal:
        first.request(RECIPE, SIZE)
    image = make().request(RECIPE, SIZE)
    assert image is not None
    assert image == signal.args[1]
    assert len(drawer.jobs) == 1


def test_the_device_pixel_ratio_makes_finer_pictures(qtbot: QtBot, make: Make) -> None:
    loader = make()
    with qtbot.waitSignal(loader.ready, timeout=30_000) as signal:
        loader.request(RECIPE, SIZE, 2.0)
    image: QImage = signal.args[1]
    assert image.size() == QSize(120, 80)
    assert image.devicePixelRatio() == 2.0
    assert image.deviceIndependentSize().toSize() == SIZE


def test_a_damaged_file_is_drawn_again(qtbot: QtBot, make: Make, tmp_path: Path, drawer: CountingDrawer) -> None:
    loader = make()
    file = tmp_path / "pictures" / f"{loader.key(RECIPE, SIZE)}.png"
    file.parent.mkdir()
    file.write_bytes(b"\x89PNG\r\n\x1a\n rubbish IEND\xaeB`\x82")
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        assert loader.request(RECIPE, SIZE) is None
    assert len(drawer.jobs) == 1
    assert make().request(RECIPE, SIZE) is not None


def test_without_a_folder_that_can_be_written_pictures_live_in_memory(
    qtbot: QtBot, make: Make, tmp_path: Path, drawer: CountingDrawer
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    loader = make(blocked)
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        loader.request(RECIPE, SIZE)
    assert loader.request(RECIPE, SIZE) is not None
    assert len(drawer.jobs) == 1


def test_the_last_asked_for_is_drawn_first_and_the_forgotten_never(
    qtbot: QtBot, make: Make, drawer: CountingDrawer
) -> None:
    loader = make()
    drawer.gate.clear()
    recipes = [Recipe("plain", (Placed(kind),)) for kind in ("skull", "key", "lamp", "coin")]
    came: list[str] = []
    loader.ready.connect(lambda key, _image: came.append(key))
    loader.request(recipes[0], SIZE)
    qtbot.waitUntil(lambda: len(drawer.jobs) == 1, timeout=30_000)
    for recipe in recipes[1:]:
        loader.request(recipe, SIZE)
    loader.forget(loader.key(recipes[2], SIZE))
    drawer.gate.set()
    qtbot.waitUntil(lambda: len(came) == 3, timeout=30_000)
    assert came == [loader.key(recipes[number], SIZE) for number in (0, 3, 1)]
    assert len(drawer.jobs) == 3


def test_asking_twice_draws_once(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    loader = make()
    got: list[QImage] = []
    loader.order(RECIPE, SIZE, got.append)
    loader.order(RECIPE, SIZE, got.append)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=30_000)
    assert len(drawer.jobs) == 1
    loader.order(RECIPE, SIZE, got.append)
    assert len(got) == 3


def test_a_large_picture_comes_first_as_a_small_preview(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    loader = make()
    got: list[QImage] = []
    loader.order("start", QSize(1600, 900), got.append)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=60_000)
    assert [job[1] for job in drawer.jobs] == [(400, 225), (1600, 900)]


def test_a_large_picture_on_the_disk_comes_without_a_preview(
    qtbot: QtBot, make: Make, drawer: CountingDrawer
) -> None:
    first = make()
    got: list[QImage] = []
    first.order("start", QSize(1600, 900), got.append)
    qtbot.waitUntil(lambda: len(got) == 2, timeout=60_000)
    second: list[QImage] = []
    make().order("start", QSize(1600, 900), second.append)
    qtbot.waitUntil(lambda: len(second) == 1, timeout=30_000)
    assert second[0] == got[1]
    assert len(drawer.jobs) == 2


def test_a_style_can_be_asked_for_behind_the_name(make: Make) -> None:
    loader = make()
    keys = {loader.key(name, SIZE) for name in ("victory", "victory:clear", "victory:night")}
    assert len(keys) == 3


CARD = "AE-001"  # its recipe is among those of the cards


def test_the_window_never_reads_the_recipes_of_the_cards_itself(
    qtbot: QtBot, make: Make, drawer: CountingDrawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, gate = threading.Event(), threading.Event()

    def slow_library() -> dict[str, Recipe]:
        assert threading.current_thread() is not threading.main_thread()
        reading.set()
        assert gate.wait(30)
        return library()

    monkeypatch.setattr(loader_module, "library", slow_library)
    loader = make()
    came: list[str] = []
    got: list[QImage] = []
    loader.ready.connect(lambda key, _image: came.append(key))
    wanted = [CARD, f"{CARD}:night", "AE-002"]
    for name in wanted:  # all while the recipes are being read
        assert loader.request(name, SIZE) is None
        assert loader.at_hand(name, SIZE) is None
        assert reading.wait(30)
    loader.order("AE-003", SIZE, got.append)
    before = {loader.key(name, SIZE) for name in wanted}
    loader.forget(loader.key("AE-002", SIZE))
    gate.set()
    qtbot.waitUntil(lambda: len(came) == 3 and len(got) == 1, timeout=30_000)
    assert set(came) == {loader.key(name, SIZE) for name in (CARD, f"{CARD}:night", "AE-003")}
    assert before == {loader.key(name, SIZE) for name in wanted}
    assert loader.at_hand(CARD, SIZE) is not None
    assert len(drawer.jobs) == 3


def test_a_card_comes_from_the_disk_before_and_after_the_recipes_were_read(
    qtbot: QtBot, make: Make, drawer: CountingDrawer
) -> None:
    first = make()
    for name in (CARD, "AE-002"):
        with qtbot.waitSignal(first.ready, timeout=30_000):
            first.request(name, SIZE)
    second = make()
    with qtbot.waitSignal(second.ready, timeout=30_000):
        assert second.request(CARD, SIZE) is None
    assert second.request("AE-002", SIZE) is not None
    assert len(drawer.jobs) == 2


def test_a_style_that_does_not_exist_is_an_error(make: Make) -> None:
    for name in ("victory:purple", f"{CARD}:purple"):
        with pytest.raises(KeyError):
            make().request(name, SIZE)


@pytest.mark.parametrize("name", ["nothing", ""])
def test_a_name_without_a_recipe_never_comes_and_is_an_error_once_that_is_known(
    qtbot: QtBot, make: Make, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    loader = make()
    got: list[QImage] = []
    loader.order(name, SIZE, got.append)
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        loader.request(CARD, SIZE)
    with pytest.raises(KeyError):
        loader.request(name, SIZE)
    with pytest.raises(KeyError):
        loader.key(name, SIZE)
    assert got == []
    assert caplog.text == ""  # imported cards have none


def test_damaged_recipes_leave_the_pictures_of_the_window(
    qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged() -> dict[str, Recipe]:
        raise RecipeProblem("not_toml", name="cards.toml", why="?")

    monkeypatch.setattr(loader_module, "library", damaged)
    loader = make()
    loader.request(CARD, SIZE)
    qtbot.waitUntil(lambda: "cannot be read" in caplog.text, timeout=30_000)
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        loader.request("victory", SIZE)


def test_a_drawer_that_was_killed_is_replaced(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    loader = make()
    drawer.gone = 1
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        loader.request(RECIPE, SIZE)
    assert len(drawer.jobs) == 2


def test_what_cannot_be_drawn_never_comes_but_the_next_picture_does(
    qtbot: QtBot, make: Make, drawer: CountingDrawer, caplog: pytest.LogCaptureFixture
) -> None:
    loader = make()
    got: list[QImage] = []
    drawer.useless = True
    loader.order(RECIPE, SIZE, got.append)
    qtbot.waitUntil(lambda: "cannot be drawn" in caplog.text, timeout=30_000)
    drawer.useless = False
    other = Recipe("plain", (Placed("key"),))
    with qtbot.waitSignal(loader.ready, timeout=30_000) as signal:
        loader.request(other, SIZE)
    assert signal.args[0] == loader.key(other, SIZE)
    assert got == []


def test_memory_is_bounded(qtbot: QtBot, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader_module, "MEMORY_LIMIT", 60 * 40 * 4 * 2)
    loader = make()
    for kind in ("skull", "key", "lamp", "coin"):
        with qtbot.waitSignal(loader.ready, timeout=30_000):
            loader.request(Recipe("plain", (Placed(kind),)), SIZE)
    assert len(loader._memory) == 2


def test_after_closing_nothing_comes_and_nothing_fails(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    loader = make()
    drawer.gate.clear()
    got: list[QImage] = []
    loader.order(RECIPE, SIZE, got.append)
    qtbot.waitUntil(lambda: len(drawer.jobs) == 1, timeout=30_000)
    loader.close()
    loader.close()
    loader.order("victory", SIZE, got.append)
    assert loader.request("victory", SIZE) is None
    assert got == []
    assert not any(thread.name == "picture loader" and thread.is_alive() for thread in threading.enumerate())


def test_a_widget_that_was_deleted_meanwhile_is_not_called(qtbot: QtBot, make: Make, drawer: CountingDrawer) -> None:
    class Frame(QObject):
        def show_image(self, image: QImage) -> None:
            raise AssertionError

    loader = make()
    drawer.gate.clear()
    frame = Frame()
    loader.order(RECIPE, SIZE, frame.show_image)
    shiboken6.delete(frame)
    with qtbot.waitSignal(loader.ready, timeout=30_000):
        drawer.gate.set()


@pytest.mark.parametrize("style", ["day", "night", "clear"])
def test_the_quick_reader_sees_the_pixels_that_qt_sees(qapp: object, style: str) -> None:
    data = OwnDrawer().draw((Recipe("plain", (Placed("skull"),), style=style).text(), (61, 43)))
    quick, slow = decoded(data, 1.0), QImage.fromData(data)
    assert quick == slow.convertToFormat(quick.format())
    assert quick.hasAlphaChannel() == (style == "clear")


@pytest.mark.slow
def test_a_process_draws_for_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    loader = PictureLoader(tmp_path)
    try:
        with qtbot.waitSignal(loader.ready, timeout=60_000) as signal:
            loader.request(RECIPE, SIZE)
        assert signal.args[1].size() == SIZE
    finally:
        loader.close()


def test_making_a_loader_and_reading_from_its_caches_needs_no_pillow() -> None:
    script = (
        "import sys; from PySide6.QtCore import QSize; from cthulhu_desktop.bridge.pictures import PictureLoader\n"
        "PictureLoader().key('start', QSize(64, 36)); sys.exit('PIL' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
