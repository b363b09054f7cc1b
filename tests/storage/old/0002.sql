-- A data base of version 2: the games and settings of version 1; a deck of two versions, a deleted one; a collection,
-- a favourite, tags, a saved search and two searches made.
PRAGMA application_id = 1131693668;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE card_tags (card TEXT NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (card, tag)) STRICT, WITHOUT ROWID;
INSERT INTO "card_tags" VALUES('AE-001','cheap');
INSERT INTO "card_tags" VALUES('AE-001','police');
CREATE TABLE collection (card TEXT PRIMARY KEY, owned INTEGER NOT NULL CHECK (owned > 0)) STRICT, WITHOUT ROWID;
INSERT INTO "collection" VALUES('AE-001',4);
INSERT INTO "collection" VALUES('AE-005',1);
CREATE TABLE deck_versions (deck INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
 number INTEGER NOT NULL CHECK (number >= 1), begun INTEGER NOT NULL, at INTEGER NOT NULL,
 label TEXT NOT NULL DEFAULT '', data TEXT NOT NULL, PRIMARY KEY (deck, number)) STRICT, WITHOUT ROWID;
INSERT INTO "deck_versions" VALUES(1,1,1799999500,1799999500,'','{"name":"Żółty szyld","cards":[{"id":"AE-001","count":3},{"id":"AE-002","count":1}],"notes":"Erste Fassung","tags":["hastur"]}');
INSERT INTO "deck_versions" VALUES(1,2,1800003100,1800003100,'vor dem Turnier','{"name":"Żółty szyld","cards":[{"id":"AE-001","count":4},{"id":"AE-002","count":1}],"notes":"Erste Fassung","card_notes":{"AE-002":"raus?"},"maybe":[{"id":"AE-010","count":2}],"tags":["hastur"]}');
INSERT INTO "deck_versions" VALUES(2,1,1800006700,1800006700,'','{"name":"Gone","cards":[{"id":"AE-003","count":2}],"format":{"constructed":false,"copies":3,"restricted":["X"]},"placeholders":[{"title":"Lost One","count":2,"section":"Support"}]}');
CREATE TABLE decks (id INTEGER PRIMARY KEY AUTOINCREMENT, created INTEGER NOT NULL, deleted INTEGER) STRICT;
INSERT INTO "decks" VALUES(1,1799999500,NULL);
INSERT INTO "decks" VALUES(2,1800006700,1800006700);
CREATE TABLE discarded (
    id     INTEGER PRIMARY KEY,           -- in the order of taking back
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move   TEXT NOT NULL,
    at     INTEGER NOT NULL,              -- when the move was made
    redo   INTEGER NOT NULL CHECK (redo IN (0, 1))
) STRICT;
INSERT INTO "discarded" VALUES(1,1,13,'call call=5 tentacles=2',1799000130,1);
INSERT INTO "discarded" VALUES(2,1,14,'roll',1799000140,1);
INSERT INTO "discarded" VALUES(3,1,15,'call call=2 tentacles=3,3,2',1799000150,1);
CREATE TABLE favourites (card TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "favourites" VALUES('AE-005',1800006700);
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
INSERT INTO "games" VALUES(1,'dice',1,'1','{"cults":2,"target":150,"stone_award":"chant","stone_keep":"phase","robbed":"ends","bare_phnglui":false,"practice":false}','{"names":["Zofia","Jürgen"]}','{}',1799000000,1799000150,'',NULL,NULL,'{"totals":[3,-2]}',NULL);
INSERT INTO "games" VALUES(2,'dice',1,'36','{"cults":2,"target":10,"stone_award":"chant","stone_keep":"phase","robbed":"ends","bare_phnglui":false,"practice":false}','{"names":["Zofia","Jürgen"],"bots":{"1":"bold"}}','{"number":2}',1799000400,1799000500,'fedc7bef77c47f71',1799000500,'{"winners":[0],"reason":"dice.end.target","rule":"DG-7.2","points":[12,8]}',NULL,NULL);
INSERT INTO "games" VALUES(3,'dice',1,'3','{"cults":2,"target":150,"stone_award":"chant","stone_keep":"phase","robbed":"ends","bare_phnglui":false,"practice":false}','{"names":["Zofia","Jürgen"]}','{}',1799999000,1799999000,'e8d6a4fdabb59ddf',NULL,NULL,NULL,1799999000);
CREATE TABLE moves (
    game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    move   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,1,'start-roll',1799000010);
INSERT INTO "moves" VALUES(1,2,'start-roll',1799000020);
INSERT INTO "moves" VALUES(1,3,'roll',1799000030);
INSERT INTO "moves" VALUES(1,4,'call call=10 tentacles=3,3,2',1799000040);
INSERT INTO "moves" VALUES(1,5,'take',1799000050);
INSERT INTO "moves" VALUES(1,6,'roll',1799000060);
INSERT INTO "moves" VALUES(1,7,'call call=2 tentacles=1',1799000070);
INSERT INTO "moves" VALUES(1,8,'roll',1799000080);
INSERT INTO "moves" VALUES(1,9,'call call=5 tentacles=2,2,2',1799000090);
INSERT INTO "moves" VALUES(1,10,'roll',1799000100);
INSERT INTO "moves" VALUES(1,11,'call call=2 tentacles=1,1',1799000110);
INSERT INTO "moves" VALUES(1,12,'roll',1799000120);
INSERT INTO "moves" VALUES(2,1,'start-roll',1799000400);
INSERT INTO "moves" VALUES(2,2,'start-roll',1799000400);
INSERT INTO "moves" VALUES(2,3,'roll',1799000400);
INSERT INTO "moves" VALUES(2,4,'call call=11 tentacles=2,2',1799000400);
INSERT INTO "moves" VALUES(2,5,'roll',1799000400);
INSERT INTO "moves" VALUES(2,6,'call call=11 tentacles=3,2,1',1799000400);
INSERT INTO "moves" VALUES(3,1,'start-roll',1799999000);
INSERT INTO "moves" VALUES(3,2,'start-roll',1799999000);
INSERT INTO "moves" VALUES(3,3,'roll',1799999000);
INSERT INTO "moves" VALUES(3,4,'give',1799999000);
CREATE TABLE search_history (query TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "search_history" VALUES('cost<=1',2);
INSERT INTO "search_history" VALUES('faction:hastur',1);
CREATE TABLE searches (name TEXT PRIMARY KEY, query TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "searches" VALUES('Cheap','cost<=1',1800006700);
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL                   -- JSON
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('language','"pl"');
INSERT INTO "settings" VALUES('text_scale','140');
CREATE TABLE settings_rejected (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,                  -- as it was found
    at    INTEGER NOT NULL
) STRICT;
INSERT INTO "settings_rejected" VALUES(1,'motion','"wild"',1799000000);
CREATE INDEX discarded_by_game ON discarded (game, redo, number);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
INSERT INTO "sqlite_sequence" VALUES('decks',2);
COMMIT;
