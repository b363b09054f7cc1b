"""Card sets and preset decks as files: read, checked, and kept ready in a cache."""

from cthulhu_desktop.sets.cache import load_sets
from cthulhu_desktop.sets.imported import ImportedCard, WholeCatalogue, whole_catalogue
from cthulhu_desktop.sets.presets import PresetDeck, read_preset, read_presets
from cthulhu_desktop.sets.problems import SetProblem
from cthulhu_desktop.sets.reading import CardSet, catalogue_of, read_set, set_folders
from cthulhu_desktop.sets.subtypes import Subtype

__all__ = [
    "CardSet",
    "ImportedCard",
    "PresetDeck",
    "SetProblem",
    "Subtype",
    "WholeCatalogue",
    "catalogue_of",
    "load_sets",
    "read_preset",
    "read_presets",
    "read_set",
    "set_folders",
    "whole_catalogue",
]
