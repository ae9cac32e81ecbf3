-- A program that knows only version 1 ignores all that this migration adds, so it can go on.
UPDATE reami_schema SET oldest_reader = 1;

-- The total time for which servers have run. A server adds the row when it first counts this time.
CREATE TABLE served (
    only_row     integer PRIMARY KEY CHECK (only_row = 1),
    ms           bigint  NOT NULL,
    served_until bigint  NOT NULL  -- by the database's own clock
);
ALTER TABLE rooms ADD COLUMN last_used bigint NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN kept integer NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));
ALTER TABLE rooms ADD COLUMN date bigint;

-- The store to which `move-store` has moved this club, and when. Without a row, the club is here.
CREATE TABLE moved_to (
    only_row integer PRIMARY KEY CHECK (only_row = 1),
    store    text    NOT NULL,
    at       bigint  NOT NULL
);

-- Why the match ended without a result (`abandoned` is 1 then, too); null: nobody continued it.
ALTER TABLE matches ADD COLUMN no_result text CHECK (no_result IN ('abandoned', 'by_admin', 'agreed'));

-- The last offer of each kind that each seat has made about the room's running match. `is_open` is 1 until somebody
-- declines the offer or takes it back, until its time is over, or until the room has carried it out; after that, the
-- seat offers the same again only at a later `ask`.
CREATE TABLE offers (
    room    bigint NOT NULL REFERENCES rooms (id),
    seat    integer NOT NULL CHECK (seat > 0),
    what    text NOT NULL CHECK (what IN ('end', 'result', 'pause', 'resume', 'undo')),
    ask     integer NOT NULL CHECK (ask > 0),
    at      bigint NOT NULL,
    lasts   bigint NOT NULL,  -- in milliseconds, from `at`
    pause_for bigint NOT NULL,  -- the length of the offered pause, in milliseconds; 0: until all are back, or no pause
    is_open integer NOT NULL CHECK (is_open IN (0, 1)),
    PRIMARY KEY (room, seat, what)
);
-- The seats that agree to another seat's open offer.
CREATE TABLE agreements (
    room bigint NOT NULL REFERENCES rooms (id),
    seat integer NOT NULL CHECK (seat > 0),
    PRIMARY KEY (room, seat)
);
-- The pause of the room's running match.
CREATE TABLE pauses (
    room  bigint PRIMARY KEY REFERENCES rooms (id),
    at    bigint NOT NULL,
    lasts bigint NOT NULL,  -- in milliseconds, from `at`
    until_all_are_back integer NOT NULL CHECK (until_all_are_back IN (0, 1)),
    since bigint NOT NULL   -- `served.ms` at that time
);

-- The time controls of the room's next match and of each match: JSON as in the message `room`; '' if there are no clocks.
ALTER TABLE rooms ADD COLUMN time text NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN time text NOT NULL DEFAULT '';
-- The time, in milliseconds, that the seat took for the move and for moves of the same list before it. Null: no clock
-- ran.
ALTER TABLE moves ADD COLUMN took bigint;
-- The clocks that run, and `served.ms` when they started. A clock whose seat is not asked any more does not count.
CREATE TABLE running_clocks (
    room  bigint NOT NULL REFERENCES rooms (id),
    seat  integer NOT NULL CHECK (seat > 0),
    since bigint NOT NULL,
    PRIMARY KEY (room, seat)
);
-- The seats whose clock reached zero after move `v` of the match.
CREATE TABLE time_outs (
    room  bigint NOT NULL,
    match integer NOT NULL,
    v     integer NOT NULL,
    seat  integer NOT NULL CHECK (seat > 0),
    PRIMARY KEY (room, match, v, seat)
);
-- The plans of seats in running matches. Nobody but the seat's own player may see a plan.
CREATE TABLE plans (
    room   bigint  NOT NULL REFERENCES rooms (id),
    seat   integer NOT NULL CHECK (seat > 0),
    ask    integer NOT NULL CHECK (ask > 0),                           -- the decision for which the plan is
    lists  text    NOT NULL,                                           -- of moves, in order of preference; JSON
    failed integer NOT NULL DEFAULT 0 CHECK (failed IN (0, 1)),        -- 1: no list was legal
    PRIMARY KEY (room, seat)
);
CREATE OR REPLACE VIEW running_moves AS
SELECT moves.room, moves.match, moves.v, moves.seat, moves.move, moves.id, moves.proof, moves.at, moves.took
FROM moves JOIN matches AS m ON m.room = moves.room AND m.match = moves.match WHERE m.ended_at IS NULL;
CREATE OR REPLACE VIEW finished_moves AS
SELECT moves.room, moves.match, moves.v, moves.seat, moves.move, moves.id, moves.proof, moves.at, moves.took
FROM moves JOIN matches AS m ON m.room = moves.room AND m.match = moves.match WHERE m.ended_at IS NOT NULL;

-- Web push: where the device gets messages when no page of Reami is open.
CREATE TABLE pushes (
    token    bytea  PRIMARY KEY REFERENCES tokens (hash) ON DELETE CASCADE,
    endpoint text   NOT NULL,
    p256dh   text   NOT NULL,
    auth     text   NOT NULL,
    language text   NOT NULL,
    at       bigint NOT NULL
);

CREATE INDEX seats_of_a_player ON seats (player);  -- for players who look for their rooms
-- Nobody can take a person's seat during a match any more, so no choice is hidden from a seat's player.
ALTER TABLE seats DROP COLUMN hides_ask;

-- Invitations: words with which players may open rooms on a server that does not let everybody open them. Only the
-- hashes of the words are stored.
CREATE TABLE invites (
    name    text    PRIMARY KEY CHECK (name <> ''),
    hash    bytea   NOT NULL UNIQUE CHECK (length(hash) = 32),
    made_at bigint  NOT NULL,
    until   bigint  NOT NULL,
    uses    integer NOT NULL CHECK (uses > 0),
    used    integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    revoked integer NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
);
-- The players who have used an invitation, and so may open rooms.
CREATE TABLE invited (
    player bigint PRIMARY KEY REFERENCES players (id),
    invite text   NOT NULL,
    at     bigint NOT NULL
);
-- 1: a player without an invitation opened the room to play with bots, so nobody else may enter it.
ALTER TABLE rooms ADD COLUMN for_one integer NOT NULL DEFAULT 0 CHECK (for_one IN (0, 1));
-- The player to whom a stand-in passed the host's role. This player hosts while the player `host` has no seat or is
-- away. Null: nobody passed the role on, so the person who has sat longest hosts meanwhile.
ALTER TABLE rooms ADD COLUMN acting_host bigint REFERENCES players (id);
