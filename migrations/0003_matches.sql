-- What is played under one seed and one log. Matches of a room count from 1.
CREATE TABLE matches (
    room          INTEGER NOT NULL REFERENCES rooms (id),
    match         INTEGER NOT NULL CHECK (match > 0),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seats         INTEGER NOT NULL CHECK (seats > 0),
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),  -- the hash of secret and words
    started_at    INTEGER NOT NULL,
    ended_at      INTEGER,                                     -- null while the match runs
    broke         TEXT,                                        -- the tie-break that decided; empty if none did
    PRIMARY KEY (room, match)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_running_match_a_room ON matches (room) WHERE ended_at IS NULL;

-- A row a seat from the start of the match. Who sits there while it runs is in `seats`; the row is completed at the end.
CREATE TABLE match_seats (
    room   INTEGER NOT NULL,
    match  INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat > 0),
    word   TEXT,             -- given for the seed; null: none was, as by a bot
    player INTEGER REFERENCES players (id),  -- who sat there at the end; null for a bot or an empty seat
    bot    TEXT,
    name   TEXT,
    points INTEGER,
    rank   INTEGER,          -- 1 for the winner, or for several
    PRIMARY KEY (room, match, seat),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT, WITHOUT ROWID;

-- The points that each finished round gave, stored with the move that ended it. A match of one round has round 1.
CREATE TABLE round_points (
    room     INTEGER NOT NULL,
    match    INTEGER NOT NULL,
    round    INTEGER NOT NULL CHECK (round > 0),
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (room, match, round, seat),
    FOREIGN KEY (room, match, seat) REFERENCES match_seats (room, match, seat)
) STRICT, WITHOUT ROWID;
