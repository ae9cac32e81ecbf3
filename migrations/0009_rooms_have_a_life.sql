-- Whose a room is, whose wish it was, and what closes it; matches that nobody went on with.
ALTER TABLE rooms ADD COLUMN host   INTEGER REFERENCES players (id);         -- who opened it; null: nobody with a token
ALTER TABLE rooms ADD COLUMN opener BLOB CHECK (length(opener) = 32);        -- keyed hash of the address that opened it
ALTER TABLE rooms ADD COLUMN wisher BLOB CHECK (length(wisher) = 32);        -- keyed hash of the player, or of the address
ALTER TABLE rooms ADD COLUMN wish   TEXT;                                    -- the id that the wish for this room had
ALTER TABLE rooms ADD COLUMN entered_at INTEGER;                             -- first; null: nobody ever came
ALTER TABLE rooms ADD COLUMN changed_at INTEGER;                             -- last, by what leaves no other row with a time
UPDATE rooms SET entered_at = opened_at;
CREATE UNIQUE INDEX one_room_a_wish ON rooms (wisher, wish);

ALTER TABLE matches ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1));  -- 1: ended without result

-- Who sits or sat in a room: they may always come back, whatever their address has guessed.
CREATE TABLE sitters (
    room   INTEGER NOT NULL REFERENCES rooms (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (room, player)
) STRICT, WITHOUT ROWID;
INSERT INTO sitters SELECT room, player FROM seats WHERE player IS NOT NULL
    UNION SELECT room, player FROM match_seats WHERE player IS NOT NULL;

-- The key of the hashes above: an address is known again, and not to be read here.
CREATE TABLE hash_key (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    key      BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO hash_key VALUES (1, randomblob(32));

DROP VIEW dynasty_totals;
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
GROUP BY m.room, m.match, s.seat;
