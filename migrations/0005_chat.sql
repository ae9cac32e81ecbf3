-- The last 100 lines of each room; a new line drops those before.
CREATE TABLE chat (
    room INTEGER NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL CHECK (n > 0),  -- lines of a room count from 1
    seat INTEGER CHECK (seat > 0),        -- null: said by somebody who watched
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;
