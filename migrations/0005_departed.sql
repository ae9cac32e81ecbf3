-- Who sat last in a seat that is empty now, and why they went. A person who comes, or a bot, takes the row away.
CREATE TABLE departed (
    room INTEGER NOT NULL REFERENCES rooms (id),
    seat INTEGER NOT NULL CHECK (seat > 0),
    name TEXT    NOT NULL,
    why  TEXT    NOT NULL CHECK (why IN ('left', 'removed', 'banned', 'voted_out')),
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;
