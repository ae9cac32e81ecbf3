-- The time that was served. The row comes with the first minute.
CREATE TABLE served (
    only_row     INTEGER PRIMARY KEY CHECK (only_row = 1),
    ms           INTEGER NOT NULL,  -- milliseconds in which a server was there, in all
    served_until INTEGER NOT NULL   -- when a server last said so; each does once a minute
) STRICT;
ALTER TABLE rooms ADD COLUMN last_used INTEGER NOT NULL DEFAULT 0;  -- `served.ms` when somebody was known to be there last
ALTER TABLE rooms ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));  -- 1: the host keeps it for longer

-- Where `move-store` carried this club, and when. Without a row the club is here.
CREATE TABLE moved_to (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    store    TEXT    NOT NULL,  -- a folder, or the address of a database without its password
    at       INTEGER NOT NULL
) STRICT;

-- 1: an admin of the server ended the match, without a result (`abandoned` is 1 then, too).
ALTER TABLE matches ADD COLUMN ended_by_admin INTEGER NOT NULL DEFAULT 0 CHECK (ended_by_admin IN (0, 1));

-- Words that let players open rooms where not everybody may. Only their hashes are stored.
CREATE TABLE invites (
    name    TEXT    PRIMARY KEY CHECK (name <> ''),
    hash    BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),  -- keyed
    made_at INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    uses    INTEGER NOT NULL CHECK (uses > 0),                  -- so many players may use it
    used    INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;
-- The players who have used one: they may open rooms.
CREATE TABLE invited (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    invite TEXT    NOT NULL,  -- the name of the one that they used
    at     INTEGER NOT NULL
) STRICT;
-- 1: a player whom nobody has invited opened the room to play with bots, so nobody else comes in.
ALTER TABLE rooms ADD COLUMN for_one INTEGER NOT NULL DEFAULT 0 CHECK (for_one IN (0, 1));
-- Who hosts while the player `host` has no seat or is away, as who hosted then handed the role to them; null: who has
-- been seated longest.
ALTER TABLE rooms ADD COLUMN acting_host INTEGER REFERENCES players (id);
