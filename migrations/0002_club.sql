-- The total time for which servers have run. A server adds the row when it first counts this time.
CREATE TABLE served (
    only_row     INTEGER PRIMARY KEY CHECK (only_row = 1),
    ms           INTEGER NOT NULL,  -- the total time, in milliseconds
    served_until INTEGER NOT NULL   -- when a server last added time; each server does so once a minute
) STRICT;
ALTER TABLE rooms ADD COLUMN last_used INTEGER NOT NULL DEFAULT 0;  -- `served.ms` when somebody was last seen there
ALTER TABLE rooms ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));  -- 1: the host keeps the room
ALTER TABLE rooms ADD COLUMN date INTEGER;  -- when the next match is to begin; null: at no certain time

-- The store to which `move-store` has moved this club, and when. Without a row, the club is here.
CREATE TABLE moved_to (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    store    TEXT    NOT NULL,  -- a folder, or the address of a database without its password
    at       INTEGER NOT NULL
) STRICT;

-- Why the match ended without a result (`abandoned` is 1 then, too); null: nobody continued it.
ALTER TABLE matches ADD COLUMN no_result TEXT CHECK (no_result IN ('abandoned', 'by_admin', 'agreed'));

-- The last offer of each kind that each seat has made about the room's running match. `is_open` is 1 until somebody
-- declines the offer or takes it back, until its time is over, or until the room has carried it out; after that, the
-- seat offers the same again only at a later `ask`.
CREATE TABLE offers (
    room    INTEGER NOT NULL REFERENCES rooms (id),
    seat    INTEGER NOT NULL CHECK (seat > 0),
    what    TEXT    NOT NULL CHECK (what IN ('end', 'result', 'pause', 'resume', 'undo')),
    ask     INTEGER NOT NULL CHECK (ask > 0),
    at      INTEGER NOT NULL,
    lasts   INTEGER NOT NULL,  -- in milliseconds, from `at`
    pause_for INTEGER NOT NULL,  -- the length of the offered pause, in milliseconds; 0: until all are back, or no pause
    is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
    PRIMARY KEY (room, seat, what)
) STRICT, WITHOUT ROWID;
-- The seats that agree to another seat's open offer.
CREATE TABLE agreements (
    room INTEGER NOT NULL REFERENCES rooms (id),
    seat INTEGER NOT NULL CHECK (seat > 0),
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;
-- The pause of the room's running match.
CREATE TABLE pauses (
    room  INTEGER PRIMARY KEY REFERENCES rooms (id),
    at    INTEGER NOT NULL,
    lasts INTEGER NOT NULL,  -- in milliseconds, from `at`
    until_all_are_back INTEGER NOT NULL CHECK (until_all_are_back IN (0, 1)),
    since INTEGER NOT NULL   -- `served.ms` at that time
) STRICT;

-- The time controls of the room's next match and of each match: JSON as in the message `room`; '' if there are no clocks.
ALTER TABLE rooms ADD COLUMN time text NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN time text NOT NULL DEFAULT '';
-- The time, in milliseconds, that the seat took for the move and for moves of the same list before it. Null: no clock
-- ran.
ALTER TABLE moves ADD COLUMN took integer;
-- The clocks that run, and `served.ms` when they started. A clock whose seat is not asked any more does not count.
CREATE TABLE running_clocks (
    room  integer NOT NULL REFERENCES rooms (id),
    seat  integer NOT NULL CHECK (seat > 0),
    since integer NOT NULL,
    PRIMARY KEY (room, seat)
);
-- The seats whose clock reached zero after move `v` of the match.
CREATE TABLE time_outs (
    room  integer NOT NULL,
    match integer NOT NULL,
    v     integer NOT NULL,
    seat  integer NOT NULL CHECK (seat > 0),
    PRIMARY KEY (room, match, v, seat)
);
-- The plans of seats in running matches. Nobody but the seat's own player may see a plan.
CREATE TABLE plans (
    room   INTEGER NOT NULL REFERENCES rooms (id),
    seat   INTEGER NOT NULL CHECK (seat > 0),
    ask    INTEGER NOT NULL CHECK (ask > 0),                           -- the decision for which the plan is
    lists  TEXT    NOT NULL CHECK (json_valid(lists)),                 -- of moves, in order of preference
    failed INTEGER NOT NULL DEFAULT 0 CHECK (failed IN (0, 1)),        -- 1: no list was legal
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;
DROP VIEW finished_moves;
CREATE VIEW finished_moves AS
SELECT m.room, m.match, moves.v, moves.seat, moves.move, moves.id, moves.proof, moves.at, moves.took
FROM matches AS m JOIN json_each(m.log) AS logged JOIN moves ON moves.seq = logged.value
WHERE m.ended_at IS NOT NULL;

-- Web push: where the device gets messages when no page of Reami is open.
CREATE TABLE pushes (
    token    BLOB    PRIMARY KEY REFERENCES tokens (hash) ON DELETE CASCADE,
    endpoint TEXT    NOT NULL,  -- the URL of the browser's subscription at its push service
    p256dh   TEXT    NOT NULL,  -- the browser's public key
    auth     TEXT    NOT NULL,  -- the browser's secret
    language TEXT    NOT NULL,  -- of the messages
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_player ON seats (player);  -- for players who look for their rooms
-- Nobody can take a person's seat during a match any more, so no choice is hidden from a seat's player.
ALTER TABLE seats DROP COLUMN hides_ask;

-- Invitations: words with which players may open rooms on a server that does not let everybody open them. Only the
-- hashes of the words are stored.
CREATE TABLE invites (
    name    TEXT    PRIMARY KEY CHECK (name <> ''),
    hash    BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),  -- keyed hash
    made_at INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    uses    INTEGER NOT NULL CHECK (uses > 0),                  -- so many players may use the word
    used    INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;
-- The players who have used an invitation, and so may open rooms.
CREATE TABLE invited (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    invite TEXT    NOT NULL,  -- the name of that invitation
    at     INTEGER NOT NULL
) STRICT;
-- 1: a player without an invitation opened the room to play with bots, so nobody else may enter it.
ALTER TABLE rooms ADD COLUMN for_one INTEGER NOT NULL DEFAULT 0 CHECK (for_one IN (0, 1));
-- The player to whom a stand-in passed the host's role. This player hosts while the player `host` has no seat or is
-- away. Null: nobody passed the role on, so the person who has sat longest hosts meanwhile.
ALTER TABLE rooms ADD COLUMN acting_host INTEGER REFERENCES players (id);
