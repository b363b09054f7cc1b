"""What outlives the program: saved games, decks, the collection and settings, in one SQLite file. Knows no Qt.

`Store.open(folder)` is the door; `store.games`, `store.decks`, `store.collection`, `store.searches` and
`store.settings` are the rooms; `GameSaver` is what a running
game writes to. Whatever can go wrong is a `StorageProblem` or a `Notice`: a key of `i18n/wording/*/storage.toml` with
its arguments.
"""

from cthulhu_desktop.storage.collection import Collection, SavedSearch, Searches
from cthulhu_desktop.storage.decks import DeckShelf, DeckVersion, SavedDeck
from cthulhu_desktop.storage.games import GameShelf
from cthulhu_desktop.storage.places import Places, places
from cthulhu_desktop.storage.problems import Notice, StorageProblem
from cthulhu_desktop.storage.saved_game import SavedGame
from cthulhu_desktop.storage.saver import GameSaver
from cthulhu_desktop.storage.settings import Settings
from cthulhu_desktop.storage.store import Store

__all__ = [
    "Collection",
    "DeckShelf",
    "DeckVersion",
    "GameSaver",
    "GameShelf",
    "Notice",
    "Places",
    "SavedDeck",
    "SavedGame",
    "SavedSearch",
    "Searches",
    "Settings",
    "StorageProblem",
    "Store",
    "places",
]
