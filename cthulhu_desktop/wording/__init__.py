"""Keys and arguments of the core -> sentences in English, Polish and German. Knows no Qt."""

from cthulhu_desktop.wording.sentences import LANGUAGES, Sentences, plural_form, sentences

__all__ = ["LANGUAGES", "Sentences", "plural_form", "sentences"]
