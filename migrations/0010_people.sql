-- Who is in a room: each person has a number there for the room's life, and what the host decided about them.
CREATE TABLE people (
    room     INTEGER NOT NULL REFERENCES rooms (id),
    who      INTEGER NOT NULL CHECK (who > 0),               -- from 1
    player   INTEGER          REFERENCES players (id),       -- null: no token of theirs is stored
    sat      INTEGER NOT NULL CHECK (sat IN (0, 1)),         -- 1: they sit or sat there, and may always come back
    silenced INTEGER NOT NULL CHECK (silenced IN (0, 1)),    -- 1: their chat is refused
    banned   INTEGER NOT NULL CHECK (banned IN (0, 1)),      -- 1: they may not come in
    PRIMARY KEY (room, who)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_number_a_player ON people (room, player);
INSERT INTO people SELECT room, row_number() OVER (PARTITION BY room ORDER BY player), player, 1, 0, 0 FROM sitters;
DROP TABLE sitters;

-- From where nobody may come in who never sat there.
CREATE TABLE banned_addresses (
    room    INTEGER NOT NULL REFERENCES rooms (id),
    address BLOB    NOT NULL CHECK (length(address) = 32),  -- keyed hash
    PRIMARY KEY (room, address)
) STRICT, WITHOUT ROWID;

ALTER TABLE rooms ADD COLUMN watchers_silenced INTEGER NOT NULL DEFAULT 0 CHECK (watchers_silenced IN (0, 1));
ALTER TABLE rooms ADD COLUMN last_who INTEGER NOT NULL DEFAULT 0;   -- the highest number under which anybody chatted
ALTER TABLE chat  ADD COLUMN who INTEGER NOT NULL DEFAULT 0;        -- the number of the person; 0: said before there were any
ALTER TABLE seats ADD COLUMN rematch_word TEXT;                     -- they ask for a further match; null: they do not
ALTER TABLE seats ADD COLUMN hides_ask INTEGER NOT NULL DEFAULT 0;  -- while this is the seat's ask, its choice is hidden; 0: nothing is

-- The persons who played in a match. In their order of `id` they sat down. In one match a player has one seat.
CREATE TABLE took_part (
    id        INTEGER PRIMARY KEY,
    room      INTEGER NOT NULL,
    match     INTEGER NOT NULL,
    player    INTEGER NOT NULL REFERENCES players (id),
    seat      INTEGER NOT NULL CHECK (seat > 0),
    name      TEXT    NOT NULL,
    voted_out INTEGER NOT NULL CHECK (voted_out IN (0, 1)),  -- 1: by all others; they may not sit in this match again
    UNIQUE (room, match, player),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;
INSERT INTO took_part (room, match, player, seat, name, voted_out)
    SELECT s.room, m.match, s.player, s.seat, s.name, 0 FROM seats AS s
    JOIN matches AS m ON m.room = s.room AND m.ended_at IS NULL WHERE s.bot IS NULL;

-- What a device called itself, and when it was here last, to the day.
ALTER TABLE tokens ADD COLUMN client  TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen_at INTEGER;                     -- null: not since it was made
CREATE INDEX tokens_of_a_player ON tokens (player);
