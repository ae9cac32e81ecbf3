-- Rows of matches, their seats and their points in the order in which they came. What is stored at one time then shares
-- pages; in the order of rooms it touched a page for each, and moved what lay around it.
DROP VIEW dynasty_totals;
DROP VIEW running_moves;
DROP VIEW finished_moves;

CREATE TABLE ordered_matches (
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
    set_up        TEXT,
    log           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(log)),
    PRIMARY KEY (room, match)
) STRICT;
INSERT INTO ordered_matches (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at,
tie_break, abandoned, set_up, log)
SELECT room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, abandoned,
set_up, log
FROM matches ORDER BY started_at, room, match;

CREATE TABLE ordered_match_seats (
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
) STRICT;
INSERT INTO ordered_match_seats (room, match, seat, word, player, bot, name, points, rank)
SELECT s.room, s.match, s.seat, s.word, s.player, s.bot, s.name, s.points, s.rank
FROM match_seats AS s JOIN matches AS m ON m.room = s.room AND m.match = s.match
ORDER BY m.started_at, s.room, s.match, s.seat;

CREATE TABLE ordered_round_points (
    room     INTEGER NOT NULL,
    match    INTEGER NOT NULL,
    round    INTEGER NOT NULL CHECK (round > 0),
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (room, match, round, seat),
    FOREIGN KEY (room, match, seat) REFERENCES match_seats (room, match, seat)
) STRICT;
INSERT INTO ordered_round_points (room, match, round, seat, points, ended_at)
SELECT room, match, round, seat, points, ended_at
FROM round_points ORDER BY ended_at, room, match, round, seat;

DROP TABLE round_points;
DROP TABLE match_seats;
DROP TABLE matches;
ALTER TABLE ordered_matches RENAME TO matches;
ALTER TABLE ordered_match_seats RENAME TO match_seats;
ALTER TABLE ordered_round_points RENAME TO round_points;
CREATE UNIQUE INDEX one_running_match_a_room ON matches (room) WHERE ended_at IS NULL;

CREATE VIEW dynasty_totals AS
SELECT rooms.code,
       m.match,
       s.seat,
       CASE WHEN m.ended_at IS NULL THEN coalesce(now.bot, now.name)
            ELSE coalesce(s.bot, s.name) END AS name,  -- a bot's kind for a bot; null: nobody
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
  AND m.set_up IS NULL
GROUP BY m.room, m.match, s.seat;
CREATE VIEW running_moves AS
SELECT moves.* FROM matches AS m JOIN json_each(m.log) AS logged JOIN moves ON moves.seq = logged.value
WHERE m.ended_at IS NULL
UNION ALL
SELECT moves.* FROM moves JOIN matches AS m ON m.room = moves.room AND m.match = moves.match
WHERE m.ended_at IS NULL AND moves.seq > (SELECT noted FROM journal);
CREATE VIEW finished_moves AS
SELECT m.room, m.match, moves.v, moves.seat, moves.move, moves.id, moves.proof, moves.at
FROM matches AS m JOIN json_each(m.log) AS logged JOIN moves ON moves.seq = logged.value
WHERE m.ended_at IS NOT NULL;
