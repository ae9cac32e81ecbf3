-- Requests that were carried out a while ago, so that one that is sent again, even after a crash, is not carried out
-- twice. Those of moves stand with the moves.
CREATE TABLE granted_requests (
    room   INTEGER NOT NULL REFERENCES rooms (id),
    at     INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    id     TEXT    NOT NULL CHECK (length(id) > 0),  -- the client's
    you    TEXT,                                     -- as it was answered: who the player was from then on
    PRIMARY KEY (room, at, player, id)
) STRICT, WITHOUT ROWID;
