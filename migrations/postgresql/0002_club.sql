-- A program that does not know of `moved_to` serves the database as before.
UPDATE reami_schema SET oldest_reader = 1;

-- Where `move-store` carried this club, and when. Without a row the club is here.
CREATE TABLE moved_to (
    only_row integer PRIMARY KEY CHECK (only_row = 1),
    store    text    NOT NULL,
    at       bigint  NOT NULL
);
