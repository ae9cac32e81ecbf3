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
