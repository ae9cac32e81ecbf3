-- The log of every running match, in order of arrival. A row is on disk before anybody sees its move.
-- No key but seq: the moves of one commit belong to many matches, and any other order touches a page for each of them.
-- Rooms hold their logs and vouch for v and id. When a match ends its rows go to finished_moves in the same transaction;
-- the room knows each row's seq, so nothing is searched.
CREATE TABLE running_moves (
    seq   INTEGER PRIMARY KEY,
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),     -- position in the match's log: 1, 2, 3, without holes
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,                   -- the game's notation, protocol/PROTOCOL.md
    id    TEXT    NOT NULL,                   -- the client's, once per intention
    proof INTEGER NOT NULL,                   -- 64-bit hash of who acts, points and legal moves after it
    at    INTEGER NOT NULL                    -- for people; no rule reads it
) STRICT;

-- The logs of matches that have ended.
CREATE TABLE finished_moves (
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,
    id    TEXT    NOT NULL,
    proof INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (room, match, v),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT, WITHOUT ROWID;
