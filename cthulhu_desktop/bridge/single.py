"""One running program for each user and data folder: a second start hands its files over to the first and ends.

Over the standard library's local connections (a socket file, on Windows a pipe): Qt's own need a library of 3 MB that
nothing else here uses. Both ends prove that they can read the key in the data folder.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import secrets
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Client, Listener
from pathlib import Path

from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)

ANSWER_S = 3.0  # a program that does not answer for so long hangs: better a second window than none
MOST_BYTES = 1_000_000
TAKEN = b"taken"
KEY_NAME = "gate.key"
_FAILURES = (OSError, EOFError, AuthenticationError)


def gate_address(data: Path) -> str:
    """Where the program that uses a data folder listens. Short: paths of sockets may have 100 bytes only."""
    name = "cthulhu-desktop-" + hashlib.sha256(str(data.absolute()).encode()).hexdigest()[:16]
    if sys.platform == "win32":
        return rf"\\.\pipe\{name}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = runtime if runtime and Path(runtime).is_dir() and len(runtime) < 60 else tempfile.gettempdir()
    return str(Path(folder) / name)


def _key(data: Path) -> bytes | None:
    """The key in the data folder, made with the first start; None where nothing can be written or read."""
    file = data / KEY_NAME
    with suppress(OSError):
        if not file.exists():
            data.mkdir(parents=True, exist_ok=True)
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as out:
                out.write(secrets.token_hex(32).encode())
        return file.read_bytes() or None
    return None


def hand_over(data: Path, files: Sequence[str], patience: float = ANSWER_S) -> bool:
    """Give `files` (none: only come to the front) to the program that runs already. False if none runs or it does not
    answer within `patience` seconds; then this one should open its own window."""
    address = gate_address(data)
    if sys.platform != "win32" and not Path(address).exists():
        return False  # the usual case, and nothing more is looked at
    key = _key(data)
    if key is None:
        return False
    paths = [str(Path(name).absolute()) for name in files]  # the other one has another current folder
    answers: list[bytes] = []

    def talk() -> None:
        with suppress(*_FAILURES), Client(address, authkey=key) as line:
            line.send_bytes(json.dumps(paths).encode())
            answers.append(line.recv_bytes(100))

    talking = threading.Thread(target=talk, name="hand over", daemon=True)
    talking.start()
    talking.join(patience)
    return answers == [TAKEN]


class Gate(QObject):
    """Listens for later starts. `called(files)` comes in the window's thread: the paths (list of str) that one of
    them was given, maybe none."""

    called = Signal(object)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Begin to listen; where the system does not allow that, nothing is ever called. Ask `hand_over` before: what
        is left behind at the address is taken for that of a program that was killed."""
        super().__init__(parent)
        self._address = gate_address(data)
        self._listener: Listener | None = None
        key = _key(data)
        if key is not None:
            try:
                if sys.platform != "win32":
                    Path(self._address).unlink(missing_ok=True)
                self._listener = Listener(self._address, authkey=key)
            except OSError:
                log.warning("later starts cannot be heard", exc_info=True)
        if self._listener is not None:
            threading.Thread(target=self._listen, args=(self._listener,), name="gate", daemon=True).start()

    @property
    def open(self) -> bool:
        """Whether later starts can reach this program."""
        return self._listener is not None

    def close(self) -> None:
        """Listen no more."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.close()
            if sys.platform != "win32":
                Path(self._address).unlink(missing_ok=True)

    def _listen(self, listener: Listener) -> None:
        while self._listener is not None:
            try:
                with listener.accept() as line:
                    files = _paths(line.recv_bytes(MOST_BYTES))
                    if files is not None:
                        line.send_bytes(TAKEN)
                        self.called.emit(files)
            except _FAILURES:
                continue
            except RuntimeError:  # the program is ending
                return


def _paths(data: bytes) -> list[str] | None:
    """The paths of a message; None for anything that is not one."""
    try:
        found = json.loads(data)
    except ValueError:
        return None
    if not isinstance(found, list) or not all(isinstance(path, str) for path in found):
        return None
    return found
