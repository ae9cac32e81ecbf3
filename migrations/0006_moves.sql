-- All moves stay in the order in which they came, and a match that ends says in which rows its own are.
ALTER TABLE running_moves RENAME TO moves;
INSERT INTO moves (room, match, v, seat, move, id, proof, at)
SELECT room, match, v, seat, move, id, proof, at FROM finished_moves ORDER BY room, match, v;
DROP TABLE finished_moves;

-- The rows of its moves, in order of `v`: a JSON list. Of a match that runs, those that were there when the writer last
-- noted them; later ones have a `seq` above `journal.noted`.
ALTER TABLE matches ADD COLUMN log TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(log));
ALTER TABLE journal ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX moves_of_a_match ON moves (room, match, v);
UPDATE matches SET log = (
    SELECT json_group_array(seq) FROM (
        SELECT seq FROM moves WHERE moves.room = matches.room AND moves.match = matches.match ORDER BY v));
DROP INDEX moves_of_a_match;
UPDATE journal SET noted = (SELECT coalesce(max(seq), 0) FROM moves);

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
