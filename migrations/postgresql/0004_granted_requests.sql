-- As migrations/0008_granted_requests.sql. A program that does not know it remembers less after a crash.
CREATE TABLE granted_requests (
    room   bigint NOT NULL REFERENCES rooms (id),
    at     bigint NOT NULL,
    player bigint NOT NULL REFERENCES players (id),
    id     text   NOT NULL CHECK (length(id) > 0),
    you    text,
    PRIMARY KEY (room, at, player, id)
);

UPDATE schema_version SET oldest_reader = 3;
