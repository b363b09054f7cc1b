"""Version 1: games with their moves, and settings."""

from __future__ import annotations

import sqlite3

from cthulhu_desktop.storage.migrations.script import run_script

SCHEMA = """
-- Times are whole seconds since 1970-01-01 UTC. Texts called JSON hold one JSON value each.

-- One row a game. AUTOINCREMENT: the number of a purged game is never given to another one.
CREATE TABLE games (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT NOT NULL,               -- which game it is: "dice", ...
    rules    INTEGER NOT NULL,            -- rules_version it was begun with
    seed     TEXT NOT NULL,               -- decimal; may be wider than SQLite's 64 bits with sign
    setup    TEXT NOT NULL,               -- JSON object
    about    TEXT NOT NULL,               -- JSON object: names of seats, which are bots, ...
    title    TEXT NOT NULL,               -- JSON object: arguments of the title sentence
    started  INTEGER NOT NULL,
    touched  INTEGER NOT NULL,            -- last change that was not a move
    final    TEXT NOT NULL DEFAULT '',    -- digest of the position after the last move, '' if unknown
    finished INTEGER,                     -- when the game ended; NULL while it goes on
    outcome  TEXT,                        -- JSON object once finished
    summary  TEXT,                        -- JSON object for lists of games; NULL if none was given
    deleted  INTEGER                      -- when it was thrown away; it is purged 30 days later
) STRICT;

-- The moves of a game as they stand, numbered from 1 without a gap.
CREATE TABLE moves (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    move   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Moves that were taken back. Those with redo = 1 follow the present position and can be put back in one by one;
-- once another move was made instead they become 0 and are only kept.
CREATE TABLE discarded (
    id     INTEGER PRIMARY KEY,           -- in the order of taking back
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move   TEXT NOT NULL,
    at     INTEGER NOT NULL,              -- when the move was made
    redo   INTEGER NOT NULL CHECK (redo IN (0, 1))
) STRICT;
CREATE INDEX discarded_by_game ON discarded (game, redo, number);

-- Settings that differ from their defaults.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL                   -- JSON
) STRICT, WITHOUT ROWID;

-- Values that made no sense and gave way to the default.
CREATE TABLE settings_rejected (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,                  -- as it was found
    at    INTEGER NOT NULL
) STRICT;
"""


def migrate(connection: sqlite3.Connection) -> None:
    """From an empty file."""
    run_script(connection, SCHEMA)
