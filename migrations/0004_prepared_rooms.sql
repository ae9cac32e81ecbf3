-- Rooms opened to learn a game: one person, and bots that may play moves given beforehand.
CREATE TABLE prepared_rooms (
    room   INTEGER PRIMARY KEY REFERENCES rooms (id),
    set_up TEXT    NOT NULL,                            -- with which each of its matches begins
    script TEXT    NOT NULL CHECK (json_valid(script))  -- by seat, the moves that a bot plays there
) STRICT;

-- Null: the seed decided what chance decides. With a set-up the match counts in no table of results.
ALTER TABLE matches ADD COLUMN set_up TEXT;

DROP VIEW dynasty_totals;
-- The totals of all Dynasties: a row a seat of each. Of one that runs, the rounds finished so far, and no rank.
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
