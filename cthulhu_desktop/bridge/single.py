"""One running program for each user and data folder: a second start hands its files over to the first and ends."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

CONNECT_MS = 200
ANSWER_MS = 3000  # a program that does not answer for so long hangs: better a second window than none
MOST_BYTES = 1_000_000
TAKEN = b"taken\n"


def gate_name(data: Path) -> str:
    """The name under which the program that uses a data folder listens."""
    return "cthulhu-desktop-" + hashlib.sha256(str(data.absolute()).encode()).hexdigest()[:16]


def hand_over(data: Path, files: Sequence[str]) -> bool:
    """Give `files` (none: only come to the front) to the program that runs already. False if none runs or it does not
    answer; then this one should open its own window."""
    socket = QLocalSocket()
    socket.connectToServer(gate_name(data))
    if not socket.waitForConnected(CONNECT_MS):
        return False
    paths = [str(Path(name).absolute()) for name in files]  # the other one has another current folder
    socket.write(json.dumps(paths).encode() + b"\n")
    answer = b""
    while not answer.endswith(b"\n") and socket.waitForReadyRead(ANSWER_MS):
        answer += bytes(socket.readAll().data())
    socket.disconnectFromServer()
    return answer == TAKEN


class Gate(QObject):
    """Listens for later starts. `called(files)`: the paths (list of str) that one of them was given, maybe none."""

    called = Signal(object)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Begin to listen; where the system does not allow that, nothing is ever called."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        name = gate_name(data)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left behind by a program that was killed: nobody answered there
            self._server.listen(name)

    @property
    def open(self) -> bool:
        """Whether later starts can reach this program."""
        return self._server.isListening()

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _connected(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.setParent(self)
        heard = bytearray()

        def listen() -> None:
            heard.extend(socket.readAll().data())
            if len(heard) > MOST_BYTES:
                socket.abort()
            elif heard.endswith(b"\n"):
                files = _paths(bytes(heard))
                heard.clear()
                if files is None:
                    socket.abort()
                    return
                socket.write(TAKEN)
                socket.flush()
                self.called.emit(files)

        socket.readyRead.connect(listen)
        socket.disconnected.connect(socket.deleteLater)
        if socket.bytesAvailable():
            listen()


def _paths(data: bytes) -> list[str] | None:
    """The paths of a message; None for anything that is not one."""
    try:
        found = json.loads(data)
    except ValueError:
        return None
    if not isinstance(found, list) or not all(isinstance(path, str) for path in found):
        return None
    return found
