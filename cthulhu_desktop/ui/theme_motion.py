"""Whether the system asks for less motion. Qt 6.11 does not say, so the systems are asked one by one."""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

_wanted: bool | None = None


def less_motion_wanted() -> bool:
    """What the system asks for; read once, cheap from then on."""
    global _wanted  # noqa: PLW0603 - a fact about the machine, read once
    if _wanted is None:
        _wanted = _ask_windows() if sys.platform == "win32" else _ask_settings_files(_config_folder())
    return _wanted


def set_less_motion_wanted(wanted: bool | None) -> None:
    """What a slower source (the desktop's bus) said after the start; None reads the files anew."""
    global _wanted  # noqa: PLW0603 - as above
    _wanted = wanted


def ask_desktop(parent: QObject, done: Callable[[], object]) -> None:
    """Ask the desktop's bus (GNOME and others keep the wish there) without waiting; `done` is called if the answer
    changes something. Without a bus nothing happens."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

    bus = QDBusConnection.sessionBus()
    if not sys.platform.startswith("linux") or not bus.isConnected():
        return
    place = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
    message = QDBusMessage.createMethodCall(*place, "ReadOne")
    message.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    watcher = QDBusPendingCallWatcher(bus.asyncCall(message), parent)

    def answered() -> None:
        before = less_motion_wanted()
        if wants_less(watcher.reply().arguments()) and not before:
            set_less_motion_wanted(True)
            done()
        watcher.deleteLater()

    watcher.finished.connect(answered)


def wants_less(answer: Sequence[object]) -> bool:
    """Whether the desktop's answer to "are animations on?" is no. A refusal or anything else is no wish."""
    value = answer[0] if answer else None
    variant = getattr(value, "variant", None)
    return (variant() if callable(variant) else value) is False


def _config_folder() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _ask_settings_files(folder: Path) -> bool:
    """KDE's and GTK's settings files (other desktops write the GTK one as well)."""
    for name, section, key, off in (
        ("kdeglobals", "KDE", "AnimationDurationFactor", ("0", "0.0")),
        ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
        ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
    ):
        if _read(folder / name, section, key) in off:
            return True
    return False


def _read(file: Path, section: str, key: str) -> str:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string(file.read_text(encoding="utf-8", errors="replace"))
    except (OSError, configparser.Error):
        return ""
    return parser.get(section, key, fallback="").strip().lower()


def _ask_windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    client_area_animation = 0x1042  # SPI_GETCLIENTAREAANIMATION
    library = getattr(ctypes, "windll", None)
    if library is None or not library.user32.SystemParametersInfoW(client_area_animation, 0, ctypes.byref(shown), 0):
        return False
    return not shown.value
