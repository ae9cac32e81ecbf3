-- Who plays. A player is a token, kept by the client and stored here only as a hash; a player has one a device.
CREATE TABLE players (
    id      INTEGER PRIMARY KEY CHECK (id > 0),  -- random
    made_at INTEGER NOT NULL                     -- Unix milliseconds, as every `…_at` and `at`
) STRICT;

CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    player  INTEGER NOT NULL REFERENCES players (id),
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
