-- Programs of two releases at once: what each node knows, and which program can't replay a match.

-- The newest version of this schema that the node's program knows; 0 if it does not say.
ALTER TABLE nodes ADD COLUMN knows integer NOT NULL DEFAULT 0;

-- What a program can't replay.
CREATE TABLE unreplayed (
    room    bigint  NOT NULL REFERENCES rooms (id),
    match   integer NOT NULL CHECK (match >= 0),  -- 0: the room itself
    program text    NOT NULL,                     -- its version
    PRIMARY KEY (room, match, program)
);

-- Rooms that a program leaves alone: it can't replay what runs there, and a node whose program may be able to is there.
CREATE VIEW left_to_others AS
SELECT u.room, u.program
FROM unreplayed AS u
WHERE (u.match = 0
       OR EXISTS (SELECT 1 FROM matches AS m WHERE m.room = u.room AND m.match = u.match AND m.ended_at IS NULL))
  AND EXISTS (SELECT 1 FROM nodes AS n
              WHERE n.ended = 0 AND n.until > clock_timestamp()
                AND NOT EXISTS (SELECT 1 FROM unreplayed AS o
                                WHERE o.room = u.room AND o.match = u.match AND o.program = n.program));

UPDATE schema_version SET oldest_reader = 3;
