-- A database of version 1 with a match that has ended and one that runs; made by hand from the schema of that version.
PRAGMA application_id = 1382375729;
PRAGMA user_version = 1;
CREATE TABLE players (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    made_at INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    player  INTEGER NOT NULL REFERENCES players (id),
    made_at INTEGER NOT NULL,
    client  TEXT    NOT NULL DEFAULT '',
    seen_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_a_player ON tokens (player);
CREATE TABLE rooms (
    id                INTEGER PRIMARY KEY CHECK (id > 0),
    code              TEXT    NOT NULL UNIQUE CHECK (code <> ''),
    game              TEXT    NOT NULL,
    options           TEXT    NOT NULL CHECK (json_valid(options)),
    seats             INTEGER NOT NULL CHECK (seats > 0),
    listed            INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_secret       BLOB    NOT NULL CHECK (length(next_secret) = 32),
    opened_at         INTEGER NOT NULL,
    closed_at         INTEGER,
    host              INTEGER REFERENCES players (id),
    opener            BLOB CHECK (length(opener) = 32),
    wisher            BLOB CHECK (length(wisher) = 32),
    wish              TEXT,
    entered_at        INTEGER,
    changed_at        INTEGER,
    watchers_silenced INTEGER NOT NULL DEFAULT 0 CHECK (watchers_silenced IN (0, 1)),
    last_who          INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX open_rooms ON rooms (id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX one_room_a_wish ON rooms (wisher, wish);
CREATE TABLE seats (
    id           INTEGER PRIMARY KEY,
    room         INTEGER NOT NULL REFERENCES rooms (id),
    seat         INTEGER NOT NULL CHECK (seat > 0),
    player       INTEGER          REFERENCES players (id),
    bot          TEXT,
    name         TEXT    NOT NULL,
    word         TEXT    NOT NULL,
    since        INTEGER NOT NULL,
    rematch_word TEXT,
    hides_ask    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (room, seat),
    CHECK (player IS NOT NULL OR bot IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX one_seat_a_person ON seats (room, player) WHERE bot IS NULL;
CREATE TABLE people (
    room     INTEGER NOT NULL REFERENCES rooms (id),
    who      INTEGER NOT NULL CHECK (who > 0),
    player   INTEGER          REFERENCES players (id),
    sat      INTEGER NOT NULL CHECK (sat IN (0, 1)),
    silenced INTEGER NOT NULL CHECK (silenced IN (0, 1)),
    banned   INTEGER NOT NULL CHECK (banned IN (0, 1)),
    PRIMARY KEY (room, who)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_number_a_player ON people (room, player);
CREATE TABLE banned_addresses (
    room    INTEGER NOT NULL REFERENCES rooms (id),
    address BLOB    NOT NULL CHECK (length(address) = 32),
    PRIMARY KEY (room, address)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    room INTEGER NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL CHECK (n > 0),
    seat INTEGER CHECK (seat > 0),
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    who  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;
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
    tie_break     TEXT,
    abandoned     INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1)),
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
CREATE TABLE took_part (
    id        INTEGER PRIMARY KEY,
    room      INTEGER NOT NULL,
    match     INTEGER NOT NULL,
    player    INTEGER NOT NULL REFERENCES players (id),
    seat      INTEGER NOT NULL CHECK (seat > 0),
    name      TEXT    NOT NULL,
    voted_out INTEGER NOT NULL CHECK (voted_out IN (0, 1)),
    UNIQUE (room, match, player),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;
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
WHERE m.game = 'kingdomino' AND json_extract(m.options, '$.dynasty') AND NOT m.abandoned
GROUP BY m.room, m.match, s.seat;
CREATE TABLE journal (
    only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch      INTEGER NOT NULL,
    batch      INTEGER NOT NULL,
    marks      INTEGER NOT NULL,
    stopped_at INTEGER
) STRICT;
CREATE TABLE hash_key (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    key      BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO players (id, made_at) VALUES (42, 1000);
INSERT INTO players (id, made_at) VALUES (43, 1000);
INSERT INTO tokens (hash, player, made_at, client, seen_at) VALUES (x'0101010101010101010101010101010101010101010101010101010101010101', 42, 1000, '', NULL);
INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at, closed_at, host, opener, wisher, wish, entered_at, changed_at, watchers_silenced, last_who) VALUES (1, 'KETMKARD', 'kingdomino', '{"dynasty":true}', 2, 0, x'0000000000000000000000000000000000000000000000000000000000000000', 1000, NULL, NULL, NULL, NULL, NULL, 1000, NULL, 0, 0);
INSERT INTO seats (id, room, seat, player, bot, name, word, since, rematch_word, hides_ask) VALUES (1, 1, 1, 42, NULL, 'Ada', '00112233445566ff', 1000, NULL, 0);
INSERT INTO seats (id, room, seat, player, bot, name, word, since, rematch_word, hides_ask) VALUES (2, 1, 2, 43, NULL, 'Bea', '00112233445566ee', 1000, NULL, 0);
INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (1, 1, 42, 1, 0, 0);
INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (1, 2, 43, 1, 0, 0);
INSERT INTO chat (room, n, seat, name, text, at, who) VALUES (1, 1, 1, 'Ada', 'ciao', 1500, 0);
INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, abandoned) VALUES (1, 1, 'kingdomino', 1, '{"dynasty":false}', 2, x'0000000000000000000000000000000000000000000000000000000000000000', x'0000000000000000000000000000000000000000000000000000000000000000', 2000, 3000, '', 0);
INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, abandoned) VALUES (1, 2, 'kingdomino', 1, '{"dynasty":true}', 2, x'0000000000000000000000000000000000000000000000000000000000000000', x'0000000000000000000000000000000000000000000000000000000000000000', 4000, NULL, NULL, 0);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 1, 1, '00112233445566ff', 42, NULL, 'Ada', 51, 1);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 1, 2, '00112233445566ee', 43, NULL, 'Bea', 48, 2);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 2, 1, '00112233445566dd', NULL, NULL, NULL, NULL, NULL);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 2, 2, '00112233445566cc', NULL, NULL, NULL, NULL, NULL);
INSERT INTO took_part (id, room, match, player, seat, name, voted_out) VALUES (1, 1, 2, 42, 1, 'Ada', 0);
INSERT INTO took_part (id, room, match, player, seat, name, voted_out) VALUES (2, 1, 2, 43, 2, 'Bea', 0);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 1, 1, 1, 51, 3000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 1, 1, 2, 48, 3000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 2, 1, 1, 40, 5000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 2, 1, 2, 44, 5000);
INSERT INTO running_moves (seq, room, match, v, seat, move, id, proof, at) VALUES (7, 1, 2, 1, 1, 'e6e7', 'b1', -6, 4500);
INSERT INTO running_moves (seq, room, match, v, seat, move, id, proof, at) VALUES (9, 1, 2, 2, 2, 'e8e9', 'b2', 6, 4600);
INSERT INTO finished_moves (room, match, v, seat, move, id, proof, at) VALUES (1, 1, 1, 2, 'e6e7', 'a1', -5, 2500);
INSERT INTO journal (only_row, epoch, batch, marks, stopped_at) VALUES (1, 1, 90, 3, NULL);
INSERT INTO hash_key (only_row, key) VALUES (1, zeroblob(32));
