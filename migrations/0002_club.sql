-- Where `move-store` carried this club, and when. Without a row the club is here.
CREATE TABLE moved_to (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    store    TEXT    NOT NULL,  -- a folder, or the address of a database without its password
    at       INTEGER NOT NULL
) STRICT;
