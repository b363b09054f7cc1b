"""Version 2: decks with their versions, the collection, and searches."""

from __future__ import annotations

import sqlite3

from cthulhu_desktop.storage.migrations.script import run_script

SCHEMA = """
-- The statements are short, without comments inside: SQLite keeps them in the first page of the file as far as they
-- fit, and what lies there survives most damage.

-- One row a deck. AUTOINCREMENT: the number of a purged deck is never given to another one. deleted: when it was thrown
-- away; it is purged 30 days later.
CREATE TABLE decks (id INTEGER PRIMARY KEY AUTOINCREMENT, created INTEGER NOT NULL, deleted INTEGER) STRICT;

-- The versions of a deck, numbered from 1. The last one is the deck as it stands. begun: when the version began,
-- changes soon after go into the same one; at: its last change; label: what its owner calls it, a version with a label
-- is never changed; data: JSON object, the table of the deck (core/decks/data.py).
CREATE TABLE deck_versions (deck INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
 number INTEGER NOT NULL CHECK (number >= 1), begun INTEGER NOT NULL, at INTEGER NOT NULL,
 label TEXT NOT NULL DEFAULT '', data TEXT NOT NULL, PRIMARY KEY (deck, number)) STRICT, WITHOUT ROWID;

-- How many copies of each card are owned. A card that is not here is not owned.
CREATE TABLE collection (card TEXT PRIMARY KEY, owned INTEGER NOT NULL CHECK (owned > 0)) STRICT, WITHOUT ROWID;
CREATE TABLE favourites (card TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE card_tags (card TEXT NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (card, tag)) STRICT, WITHOUT ROWID;

-- Searches that were given a name.
CREATE TABLE searches (name TEXT PRIMARY KEY, query TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- The last searches, each once. at: a counter, the latest has the highest.
CREATE TABLE search_history (query TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
"""


def migrate(connection: sqlite3.Connection) -> None:
    """From version 1."""
    run_script(connection, SCHEMA)
