-- A database of version 7 as it was left in the middle of an evening: a room with a finished match and a running Dynasty.
PRAGMA application_id = 1382375789;
PRAGMA user_version = 7;
CREATE TABLE players (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    made_at INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    player  INTEGER NOT NULL REFERENCES players (id),
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE rooms (
    id          INTEGER PRIMARY KEY CHECK (id > 0),
    code        TEXT    NOT NULL UNIQUE CHECK (code <> ''),
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL CHECK (json_valid(options)),
    seats       INTEGER NOT NULL CHECK (seats > 0),
    listed      INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_secret BLOB    NOT NULL CHECK (length(next_secret) = 32),
    opened_at   INTEGER NOT NULL,
    closed_at   INTEGER
) STRICT;
CREATE INDEX open_rooms ON rooms (id) WHERE closed_at IS NULL;
CREATE TABLE seats (
    id     INTEGER PRIMARY KEY,
    room   INTEGER NOT NULL REFERENCES rooms (id),
    seat   INTEGER NOT NULL CHECK (seat > 0),
    player INTEGER          REFERENCES players (id),
    bot    TEXT,
    name   TEXT    NOT NULL,
    word   TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    UNIQUE (room, seat),
    CHECK (player IS NOT NULL OR bot IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX one_seat_a_person ON seats (room, player) WHERE bot IS NULL;
CREATE TABLE matches (
    room          INTEGER NOT NULL REFERENCES rooms (id),
    match         INTEGER NOT NULL CHECK (match > 0),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seats         INTEGER NOT NULL CHECK (seats > 0),
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),
    started_at    INTEGER NOT NULL,
    ended_at      INTEGER,
    broke         TEXT,
    PRIMARY KEY (room, match)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_running_match_a_room ON matches (room) WHERE ended_at IS NULL;
CREATE TABLE match_seats (
    room   INTEGER NOT NULL,
    match  INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat > 0),
    word   TEXT,
    player INTEGER REFERENCES players (id),
    bot    TEXT,
    name   TEXT,
    points INTEGER,
    rank   INTEGER,
    PRIMARY KEY (room, match, seat),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE running_moves (
    seq   INTEGER PRIMARY KEY,
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,
    id    TEXT    NOT NULL,
    proof INTEGER NOT NULL,
    at    INTEGER NOT NULL
) STRICT;
CREATE TABLE finished_moves (
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,
    id    TEXT    NOT NULL,
    proof INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (room, match, v),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    room INTEGER NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL CHECK (n > 0),
    seat INTEGER CHECK (seat > 0),
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;
CREATE VIEW dynasty_totals AS
SELECT rooms.code,
       m.match,
       s.seat,
       CASE WHEN m.ended_at IS NULL THEN coalesce(now.bot, now.name)
            ELSE coalesce(s.bot, s.name) END AS name,
       max(p.points) FILTER (WHERE p.round = 1) AS round_1,
       max(p.points) FILTER (WHERE p.round = 2) AS round_2,
       max(p.points) FILTER (WHERE p.round = 3) AS round_3,
       coalesce(sum(p.points), 0) AS total,
       s.rank,
       m.started_at,
       m.ended_at
FROM matches AS m
JOIN rooms ON rooms.id = m.room
JOIN match_seats AS s ON s.room = m.room AND s.match = m.match
LEFT JOIN seats AS now ON now.room = s.room AND now.seat = s.seat
LEFT JOIN round_points AS p ON p.room = s.room AND p.match = s.match AND p.seat = s.seat
WHERE m.game = 'kingdomino' AND json_extract(m.options, '$.dynasty')
GROUP BY m.room, m.match, s.seat;
CREATE TABLE journal (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch    INTEGER NOT NULL,
    batch    INTEGER NOT NULL,
    marks    INTEGER NOT NULL
) STRICT;
INSERT INTO journal VALUES (1, 1, 90, 3);
INSERT INTO players VALUES (42, 1000), (43, 1000);
INSERT INTO tokens VALUES (X'0101010101010101010101010101010101010101010101010101010101010101', 42, 1000);
INSERT INTO rooms VALUES (1, 'KETMKARD', 'kingdomino', '{"dynasty":true}', 2, 0, zeroblob(32), 1000, NULL);
INSERT INTO seats VALUES (1, 1, 1, 42, NULL, 'Ada', '00112233445566ff', 1000), (2, 1, 2, 43, NULL, 'Bea', '00112233445566ee', 1000);
INSERT INTO matches VALUES
    (1, 1, 'kingdomino', 1, '{"dynasty":false}', 2, zeroblob(32), zeroblob(32), 2000, 3000, ''),
    (1, 2, 'kingdomino', 1, '{"dynasty":true}', 2, zeroblob(32), zeroblob(32), 4000, NULL, NULL);
INSERT INTO match_seats VALUES
    (1, 1, 1, '00112233445566ff', 42, NULL, 'Ada', 51, 1),
    (1, 1, 2, '00112233445566ee', 43, NULL, 'Bea', 48, 2),
    (1, 2, 1, '00112233445566dd', NULL, NULL, NULL, NULL, NULL),
    (1, 2, 2, '00112233445566cc', NULL, NULL, NULL, NULL, NULL);
INSERT INTO round_points VALUES (1, 1, 1, 1, 51, 3000), (1, 1, 1, 2, 48, 3000), (1, 2, 1, 1, 40, 5000), (1, 2, 1, 2, 44, 5000);
INSERT INTO finished_moves VALUES (1, 1, 1, 2, 'e6e7', 'a1', -5, 2500);
INSERT INTO running_moves VALUES (7, 1, 2, 1, 1, 'e6e7', 'b1', -6, 4500), (9, 1, 2, 2, 2, 'e8e9', 'b2', 6, 4600);
INSERT INTO chat VALUES (1, 1, 1, 'Ada', 'ciao', 1500);
