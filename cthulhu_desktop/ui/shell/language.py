"""The language of the window, changeable while it runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from cthulhu_desktop.data_files import compiled_translation
from cthulhu_desktop.wording import LANGUAGES

# Every language names itself; these are never translated.
OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch"}


def system_language() -> str:
    """The first of the system's languages that the program speaks; English if there is none."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


class LanguageSwitch(QObject):
    """Holds the translators. `changed(str)` tells the new language after all of them are in place."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = "en"
        self._translators: list[QTranslator] = []

    def use(self, choice: str) -> None:
        """Speak the language `choice` ("system" or an unknown one: as the system). Widgets get LanguageChange."""
        language = choice if choice in LANGUAGES else system_language()
        self.silence()
        self._translators = [*self._load_qt(language), *self._load_own(language)]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        system = QLocale.system()
        # Dates and numbers as this person's country writes them, if it speaks the language.
        QLocale.setDefault(system if system.name().startswith(language) else QLocale(language))
        self.language = language
        self.changed.emit(language)

    def silence(self) -> None:
        """Take the translators away; texts are as in the sources then."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []

    def _load_own(self, language: str) -> list[QTranslator]:
        """The program's texts. English has a file too: its plural forms. Without it the sources appear."""
        translator = QTranslator(self)
        return [translator] if translator.load(str(compiled_translation(language))) else []

    def _load_qt(self, language: str) -> list[QTranslator]:
        """Qt's own dialogs and editing menus; Qt is written in English."""
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return [translator] if language != "en" and translator.load(f"qtbase_{language}", folder) else []
