-- Where people meet, and who sits there now.
CREATE TABLE rooms (
    id          INTEGER PRIMARY KEY CHECK (id > 0),  -- never given twice
    code        TEXT    NOT NULL UNIQUE CHECK (code <> ''),  -- never given twice either: links to replays stay good
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL CHECK (json_valid(options)),  -- of the next match
    seats       INTEGER NOT NULL CHECK (seats > 0),
    listed      INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_secret BLOB    NOT NULL CHECK (length(next_secret) = 32),  -- the one to which the server has committed
    opened_at   INTEGER NOT NULL,
    closed_at   INTEGER                              -- null while the room is open
) STRICT;
CREATE INDEX open_rooms ON rooms (id) WHERE closed_at IS NULL;

-- An empty seat has no row. `id` rises with every row: in its order people have been seated longest, whatever the clock did.
CREATE TABLE seats (
    id     INTEGER PRIMARY KEY,
    room   INTEGER NOT NULL REFERENCES rooms (id),
    seat   INTEGER NOT NULL CHECK (seat > 0),        -- from 1, as on the screen
    player INTEGER          REFERENCES players (id), -- with a bot: the person who may take the seat back
    bot    TEXT,                                     -- its kind; null for a person
    name   TEXT    NOT NULL,
    word   TEXT    NOT NULL,                         -- given for the seed of the first match
    since  INTEGER NOT NULL,
    UNIQUE (room, seat),
    CHECK (player IS NOT NULL OR bot IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX one_seat_a_person ON seats (room, player) WHERE bot IS NULL;
