"""Does the package work on a machine that has nothing?

    python packaging/smoke_test.py dist/NAME.deb [--release trixie] [--root FOLDER] [--unpack]

As root with debootstrap: installs it with apt into a bare Debian in a folder (made anew unless it is there), else
unpacks it. Then, on a virtual screen: the program's own checks; a start in each language and a look whether the picture
is blank; one turn of a bot; a deck named on the command line; a second start that hands its file over. Last, the
package is removed, and the player's data must still be there; everything twice in a row. Needs Xvfb and xdotool here.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "de")
HOME = "home/gracz ż"  # blanks and letters beyond ASCII, as homes have them
PATIENCE_S = 60.0
DECK = "4x Deep One Assault\n4x Young Deep One\n"
INSTALLED = (
    "usr/lib/cthulhu-desktop", "usr/games/cthulhu-desktop", "usr/share/applications/cthulhu-desktop.desktop",
)  # fmt: skip
RUNNING: list[subprocess.Popen[bytes]] = []
SCREEN = "1024x700"  # the smallest screen that the program is made for


def say(text: str) -> None:
    print(f"[smoke] {text}", flush=True)


def fail(text: str) -> None:
    sys.exit(f"[smoke] FAILED: {text}")


def wait_for(what: Callable[[], Any], told: str) -> Any:
    """The first true answer; ends the run if none comes."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        answer = what()
        if answer:
            return answer
        time.sleep(0.05)
    return fail(f"waited in vain for {told}")


class Machine:
    """A bare Debian in a folder, or only a folder with the package's files. `path` turns a path inside into ours."""

    def __init__(self, root: Path, package: Path, *, bare: bool) -> None:
        self.root, self.package, self.bare = root, package, bare
        (root / HOME).mkdir(parents=True, exist_ok=True)

    def path(self, inner: str) -> Path:
        return self.root / inner.lstrip("/")

    def inner(self, inner: str) -> str:
        """A path as the program sees it."""
        return f"/{inner.lstrip('/')}" if self.bare else str(self.path(inner))

    def run(self, *words: str, check: bool = True, **more: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.words(words), check=check, text=True, env=self.environment(), **more)

    def words(self, words: tuple[str, ...]) -> list[str]:
        return ["chroot", str(self.root), *words] if self.bare else list(words)

    def environment(self, **more: str) -> dict[str, str]:
        path = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
        usual = {"PATH": path, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        return {**usual, "HOME": self.inner(HOME), "XDG_RUNTIME_DIR": self.inner("tmp"), **more}

    @property
    def program(self) -> str:
        return "/usr/games/cthulhu-desktop" if self.bare else str(self.path("usr/lib/cthulhu-desktop/cthulhu-desktop"))

    def install(self) -> float:
        """Install the package; how many seconds it took."""
        begun = time.monotonic()
        if self.bare:
            shutil.copyfile(self.package, self.path("tmp/package.deb"))
            self.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", self.inner("tmp/package.deb"),
                     stdout=subprocess.DEVNULL)  # fmt: skip
        else:
            subprocess.run(["dpkg-deb", "-x", str(self.package), str(self.root)], check=True)
            self.path("tmp").mkdir(exist_ok=True)
        return time.monotonic() - begun

    def remove(self) -> None:
        """Remove it again; nothing of it may stay behind."""
        if self.bare:
            self.run("apt-get", "remove", "-y", "-qq", "cthulhu-desktop", stdout=subprocess.DEVNULL)
        else:
            shutil.rmtree(self.root / "usr")
        left = [place for place in INSTALLED if self.path(place).exists()]
        if left:
            fail(f"left behind: {', '.join(left)}")


@contextmanager
def bare_debian(root: Path, release: str) -> Any:
    """A bare Debian in `root`, with what a process needs mounted."""
    if not (root / "etc" / "debian_version").exists():
        say(f"making a bare Debian ({release}) in {root}")
        words = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
        uris = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
        mirror = next(uri for uri in uris if "security" not in uri)
        subprocess.run(["debootstrap", "--variant=minbase", release, str(root), mirror], check=True,
                       stdout=subprocess.DEVNULL)  # fmt: skip
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(f"/etc/{name}", root / "etc" / name)
    mounts = ("proc", "dev")
    for name in mounts:
        subprocess.run(["mount", "--bind", f"/{name}", str(root / name)], check=True)
    try:
        subprocess.run(["chroot", str(root), "apt-get", "update", "-qq"], check=True, stdout=subprocess.DEVNULL)
        yield
    finally:
        for name in mounts:
            subprocess.run(["umount", str(root / name)], check=False)


@contextmanager
def screen() -> Any:
    """A virtual screen; its display name. Reached through the abstract socket, so from inside a chroot too."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN}x24", "-nolisten", "tcp", "-noreset", "-ac"]
    server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        display = f":{answer.readline().strip()}"
    try:
        yield display
    finally:
        for program in RUNNING:  # one that a failed check left behind would keep the folder busy
            program.kill()
        server.terminate()
        server.wait(10)


class Window:
    """The program on the screen."""

    def __init__(self, machine: Machine, display: str, *arguments: str, language: str = "en") -> None:
        self.machine, self.display = machine, display
        self.points_file = machine.path("tmp/points.json")
        self.points_file.unlink(missing_ok=True)
        points = machine.inner("tmp/points.json")
        environment = machine.environment(DISPLAY=display, QT_QPA_PLATFORM="xcb", CTHULHU_DESKTOP_POINTS=points)
        begun = time.monotonic()
        words = machine.words((machine.program, "--lang", language, *arguments))
        self.process = subprocess.Popen(words, env=environment)
        RUNNING.append(self.process)
        wait_for(self.points_file.exists, f"the window ({language})")
        self.seconds = time.monotonic() - begun

    def points(self) -> dict[str, Any]:
        return json.loads(self.points_file.read_text("utf-8"))  # type: ignore[no-any-return]

    def press(self, button: str) -> None:
        """Click a button by its name."""
        x, y, _ = wait_for(lambda: self.points()["buttons"].get(button), f"the button {button}")
        words = ["xdotool", "mousemove", "--sync", str(x), str(y), "click", "1"]
        subprocess.run(words, check=True, env={**os.environ, "DISPLAY": self.display})

    def colours(self) -> int:
        """How many different colours the screen shows."""
        code = (
            "import sys; from PySide6.QtGui import QGuiApplication as A; a = A([]); "
            "i = a.primaryScreen().grabWindow(0).toImage(); "
            "print(len({i.pixel(x, y) for x in range(0, i.width(), 3) for y in range(0, i.height(), 3)}))"
        )
        environment = {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        return int(told.stdout)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def check_program(machine: Machine, display: str) -> None:
    """Everything the program must do."""
    told = machine.run(machine.program, "--self-test", check=False, capture_output=True)
    if told.returncode:
        fail(f"the program's own checks:\n{told.stdout}{told.stderr}")
    say("the program's own checks passed")
    for language in LANGUAGES:
        window = Window(machine, display, language=language)
        wait_for(lambda: window.colours() > 50, "a picture that is not blank")  # noqa: B023 (called at once)
        say(f"{language}: window after {window.seconds:.1f} s, {window.colours()} colours")
        window.close()
    play_a_turn(machine, display)
    open_a_deck(machine, display)


def play_a_turn(machine: Machine, display: str) -> None:
    """A game against a bot: begin it from the first screen, until the bot has moved."""
    window = Window(machine, display)
    if window.points()["page"] == "welcome":
        window.press("look-around")
    window.press("entry-dice")
    wait_for(lambda: window.points()["page"] == "new_dice", "the page of a new game")
    while window.points()["page"] == "new_dice":
        press_main(window)
    for _ in range(16):  # the second to roll for the start is the bot: three moves hold one of its own
        press_main(window)
        time.sleep(0.3)
    window.close()  # while it runs, the program keeps its data to itself
    if moves(machine) < 3:
        fail("no moves of a bot")
    say(f"a game against a bot: {moves(machine)} moves are saved")


def press_main(window: Window) -> None:
    """Do what the main button does, or the first one of a question without one."""
    buttons = window.points()["buttons"]
    main = next((name for name, place in buttons.items() if place[2] == "primary"), None)
    if main is None and "action-0" in buttons:
        main = "action-0"
    if main is not None:
        window.press(main)
        time.sleep(0.3)


def moves(machine: Machine) -> int:
    """How many moves are saved in the player's data."""
    file = machine.path(f"{HOME}/.local/share/cthulhu-desktop")
    found = 0
    for database in file.glob("*.db"):
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            found += connection.execute("select count(*) from moves").fetchone()[0]
    return found


def open_a_deck(machine: Machine, display: str) -> None:
    """A deck named on the command line is shown; a second start hands its file over and ends."""
    plain, deck = machine.path("tmp/my deck.txt"), machine.inner("tmp/my deck.coc")
    plain.write_text(DECK, encoding="utf-8")
    machine.run(machine.program, "deck", "convert", machine.inner("tmp/my deck.txt"), deck, stdout=subprocess.DEVNULL)
    window = Window(machine, display, deck)
    wait_for(lambda: window.points()["page"] == "builder", "the deck of the command line")
    wait_for(lambda: window.colours() > 50, "a picture of the deck")
    environment = machine.environment(DISPLAY=display, QT_QPA_PLATFORM="xcb")
    second = subprocess.run(machine.words((machine.program, deck)), env=environment, timeout=PATIENCE_S, check=False)
    if second.returncode:
        fail(f"the second start ended with {second.returncode}")
    say("a deck was opened, and a second start handed its file over")
    window.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Install, start, use and remove the package.")
    parser.add_argument("package", type=Path)
    parser.add_argument("--release", default="bookworm", help="the Debian to try it on")
    parser.add_argument("--root", type=Path, help="a folder for the bare Debian, kept for the next time")
    parser.add_argument("--unpack", action="store_true", help="only unpack the package, on this machine")
    options = parser.parse_args()
    bare = not options.unpack and os.geteuid() == 0 and shutil.which("debootstrap") is not None
    with ExitStack() as stack:
        root = options.root or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        root.mkdir(parents=True, exist_ok=True)
        if bare:
            stack.enter_context(bare_debian(root.absolute(), options.release))
        display = stack.enter_context(screen())
        machine = Machine(root.absolute(), options.package, bare=bare)
        for turn in ("first", "second"):
            say(f"{turn} time: installed in {machine.install():.0f} s")
            check_program(machine, display)
            kept = moves(machine)
            machine.remove()
            if not kept or moves(machine) != kept:
                fail("the player's games are gone")
            say("removed; the player's games are still there")
    say("everything works")


if __name__ == "__main__":
    main()
