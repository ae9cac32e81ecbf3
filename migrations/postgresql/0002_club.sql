-- A program of schema 1 knows nothing of what is added here, and can go on.
UPDATE reami_schema SET oldest_reader = 1;

-- The time that was served. The row comes with the first minute.
CREATE TABLE served (
    only_row     integer PRIMARY KEY CHECK (only_row = 1),
    ms           bigint  NOT NULL,
    served_until bigint  NOT NULL  -- by the database's own clock
);
ALTER TABLE rooms ADD COLUMN last_used bigint NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN kept integer NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));

-- Where `move-store` carried this club, and when. Without a row the club is here.
CREATE TABLE moved_to (
    only_row integer PRIMARY KEY CHECK (only_row = 1),
    store    text    NOT NULL,
    at       bigint  NOT NULL
);

-- 1: an admin of the server ended the match, without a result (`abandoned` is 1 then, too).
ALTER TABLE matches ADD COLUMN ended_by_admin integer NOT NULL DEFAULT 0 CHECK (ended_by_admin IN (0, 1));

-- Words that let players open rooms where not everybody may. Only their hashes are stored.
CREATE TABLE invites (
    name    text    PRIMARY KEY CHECK (name <> ''),
    hash    bytea   NOT NULL UNIQUE CHECK (length(hash) = 32),
    made_at bigint  NOT NULL,
    until   bigint  NOT NULL,
    uses    integer NOT NULL CHECK (uses > 0),
    used    integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    revoked integer NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
);
-- The players who have used one: they may open rooms.
CREATE TABLE invited (
    player bigint PRIMARY KEY REFERENCES players (id),
    invite text   NOT NULL,
    at     bigint NOT NULL
);
-- 1: a player whom nobody has invited opened the room to play with bots, so nobody else comes in.
ALTER TABLE rooms ADD COLUMN for_one integer NOT NULL DEFAULT 0 CHECK (for_one IN (0, 1));
-- Who hosts while the player `host` has no seat or is away, as who hosted then handed the role to them; null: who has
-- been seated longest.
ALTER TABLE rooms ADD COLUMN acting_host bigint REFERENCES players (id);
