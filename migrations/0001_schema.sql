-- The schema of SQLite's file. migrations/README.md says what each table is for. Times are Unix milliseconds (`…_at`,
-- `at`, `since`, `until`); seats, matches, rounds and moves are counted from 1.

-- People. A player is whoever has a token: the client keeps it, and only its hash is stored. Each device has its own.
CREATE TABLE players (
    id      INTEGER PRIMARY KEY CHECK (id > 0),  -- random
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    player  INTEGER NOT NULL REFERENCES players (id),
    made_at INTEGER NOT NULL,
    client  TEXT    NOT NULL DEFAULT '',  -- what the device calls itself
    seen_at INTEGER                       -- the day on which the device was here last; null: not since it was made
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_a_player ON tokens (player);

-- Rooms, open and closed.
CREATE TABLE rooms (
    id                INTEGER PRIMARY KEY CHECK (id > 0),  -- no number is given twice
    code              TEXT    NOT NULL UNIQUE CHECK (code <> ''),  -- no code is given twice: links to replays stay good
    game              TEXT    NOT NULL,
    options           TEXT    NOT NULL CHECK (json_valid(options)),  -- for the next match
    seats             INTEGER NOT NULL CHECK (seats > 0),
    listed            INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_secret       BLOB    NOT NULL CHECK (length(next_secret) = 32),  -- the server has committed to it
    opened_at         INTEGER NOT NULL,
    closed_at         INTEGER,                             -- null while the room is open
    host              INTEGER REFERENCES players (id),     -- the player who opened it; null: nobody with a token
    opener            BLOB CHECK (length(opener) = 32),    -- keyed hash of the address that opened it
    requester         BLOB CHECK (length(requester) = 32), -- keyed hash of the player who asked, or of the address
    request           TEXT,                                -- the id of the request that opened it
    entered_at        INTEGER,                             -- the first time; null: nobody ever came
    changed_at        INTEGER,                             -- the last change that leaves no other row with a time
    watchers_silenced INTEGER NOT NULL DEFAULT 0 CHECK (watchers_silenced IN (0, 1)),
    last_who          INTEGER NOT NULL DEFAULT 0,          -- the highest number under which anybody chatted
    fast_bots         INTEGER NOT NULL DEFAULT 0 CHECK (fast_bots IN (0, 1))  -- 1: bots move at once
) STRICT;
CREATE INDEX open_rooms ON rooms (id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX one_room_a_request ON rooms (requester, request);

-- Rooms opened to learn a game: one person, and bots that may play moves given beforehand.
CREATE TABLE prepared_rooms (
    room   INTEGER PRIMARY KEY REFERENCES rooms (id),
    set_up TEXT    NOT NULL,                            -- each of its matches begins with it
    script TEXT    NOT NULL CHECK (json_valid(script))  -- the moves that a bot plays, by seat
) STRICT;

-- The seats that are taken in a room now. `id` rises with every row: in its order people have been seated longest,
-- whatever the clock did.
CREATE TABLE seats (
    id           INTEGER PRIMARY KEY,
    room         INTEGER NOT NULL REFERENCES rooms (id),
    seat         INTEGER NOT NULL CHECK (seat > 0),
    player       INTEGER          REFERENCES players (id),  -- beside a bot: the person who may take the seat back
    bot          TEXT,                                      -- its kind; null for a person
    name         TEXT    NOT NULL,
    word         TEXT    NOT NULL,                          -- given for the seed of the first match
    since        INTEGER NOT NULL,
    rematch_word TEXT,                                      -- the seat asks for a further match; null: it does not
    hides_ask    INTEGER NOT NULL DEFAULT 0,  -- while this is the seat's ask, its choice is hidden; 0: nothing is
    UNIQUE (room, seat),
    CHECK (player IS NOT NULL OR bot IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX one_seat_a_person ON seats (room, player) WHERE bot IS NULL;

-- The person who left a seat that is empty now, and why. A person who comes, or a bot, takes the row away.
CREATE TABLE departed (
    room INTEGER NOT NULL REFERENCES rooms (id),
    seat INTEGER NOT NULL CHECK (seat > 0),
    name TEXT    NOT NULL,
    why  TEXT    NOT NULL CHECK (why IN ('left', 'removed', 'banned', 'voted_out')),
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;

-- The people in a room. Each has a number there for the room's life; the host's decisions about them are here.
CREATE TABLE people (
    room     INTEGER NOT NULL REFERENCES rooms (id),
    who      INTEGER NOT NULL CHECK (who > 0),             -- the number, from 1
    player   INTEGER          REFERENCES players (id),     -- null: no token of theirs is stored
    sat      INTEGER NOT NULL CHECK (sat IN (0, 1)),       -- 1: they sit or sat there, and may always come back
    silenced INTEGER NOT NULL CHECK (silenced IN (0, 1)),  -- 1: their chat is refused
    banned   INTEGER NOT NULL CHECK (banned IN (0, 1)),    -- 1: they may not come in
    PRIMARY KEY (room, who)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_number_a_player ON people (room, player);

-- Addresses from which nobody may come in who never sat there.
CREATE TABLE banned_addresses (
    room    INTEGER NOT NULL REFERENCES rooms (id),
    address BLOB    NOT NULL CHECK (length(address) = 32),  -- keyed hash
    PRIMARY KEY (room, address)
) STRICT, WITHOUT ROWID;

-- The last 100 lines of each room; a new line drops those before.
CREATE TABLE chat (
    room INTEGER NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL CHECK (n > 0),  -- lines of a room count from 1
    seat INTEGER CHECK (seat > 0),        -- null: said by somebody who watched
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    who  INTEGER NOT NULL DEFAULT 0,      -- the person's number in `people`
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;

-- Matches: what is played under one seed and one log. The rows of matches, of their seats and of their points stay in
-- the order in which they came (no WITHOUT ROWID): rows that are stored at one time share pages.
CREATE TABLE matches (
    room          INTEGER NOT NULL REFERENCES rooms (id),
    match         INTEGER NOT NULL CHECK (match > 0),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seats         INTEGER NOT NULL CHECK (seats > 0),
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),  -- the hash of secret and words
    started_at    INTEGER NOT NULL,
    ended_at      INTEGER,                                     -- null while the match runs
    tie_break     TEXT,                                        -- what decided a tie; empty if nothing did
    abandoned     INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1)),  -- 1: ended without result
    set_up        TEXT,  -- given by hand: the match counts in no table of results; null: the seed decided chance
    -- The rows of its moves, in order of `v`: a JSON list. While the match runs, these are the rows that were there
    -- when the writer noted them last; later ones have a `seq` above `journal.noted`.
    log           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(log)),
    PRIMARY KEY (room, match)
) STRICT;
CREATE UNIQUE INDEX one_running_match_a_room ON matches (room) WHERE ended_at IS NULL;

-- A row per seat from the start of a match. `seats` says who sits there while it runs; the row is completed at the end.
CREATE TABLE match_seats (
    room   INTEGER NOT NULL,
    match  INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat > 0),
    word   TEXT,             -- given for the seed; null: none was, as by a bot
    player INTEGER REFERENCES players (id),  -- the one who sat there at the end; null for a bot or an empty seat
    bot    TEXT,
    name   TEXT,
    points INTEGER,
    rank   INTEGER,          -- 1 for the winner, or for several
    PRIMARY KEY (room, match, seat),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;

-- The persons who played in a match, in the order of `id` as they sat down. In one match a player has one seat.
CREATE TABLE took_part (
    id        INTEGER PRIMARY KEY,
    room      INTEGER NOT NULL,
    match     INTEGER NOT NULL,
    player    INTEGER NOT NULL REFERENCES players (id),
    seat      INTEGER NOT NULL CHECK (seat > 0),
    name      TEXT    NOT NULL,
    voted_out INTEGER NOT NULL CHECK (voted_out IN (0, 1)),  -- 1: by all others; they may not sit in this match again
    UNIQUE (room, match, player),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;
CREATE INDEX matches_of_a_player ON took_part (player);  -- for admins who look for a person, or forget one

-- The points that each finished round gave, stored with the move that ended it. A match of one round has round 1.
CREATE TABLE round_points (
    room     INTEGER NOT NULL,
    match    INTEGER NOT NULL,
    round    INTEGER NOT NULL CHECK (round > 0),
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (room, match, round, seat),
    FOREIGN KEY (room, match, seat) REFERENCES match_seats (room, match, seat)
) STRICT;

-- The moves of all matches, in order of arrival. A row is on disk before anybody sees its move. There is no key but
-- `seq`: the moves of one commit belong to many matches, and any other order touches a page for each of them.
CREATE TABLE moves (
    seq   INTEGER PRIMARY KEY,
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),     -- position in the match's log: 1, 2, 3, without holes
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,                   -- the game's notation: PROTOCOL.md, "Notations"
    id    TEXT    NOT NULL,                   -- the client's, once per intention
    proof INTEGER NOT NULL,                   -- hash of counts of legal moves and of points; 0 before the last move of a list
    at    INTEGER NOT NULL                    -- for people; no rule reads it
) STRICT;

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

-- The totals of all Dynasties: a row per seat. While a Dynasty runs: the rounds finished so far, and no rank.
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

-- Requests that were carried out a while ago, so that a request that is sent again, even after a crash, is not carried
-- out twice. The ids of moves are in `moves`.
CREATE TABLE granted_requests (
    room   INTEGER NOT NULL REFERENCES rooms (id),
    at     INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    id     TEXT    NOT NULL CHECK (length(id) > 0),  -- the client's
    you    TEXT,                                     -- as it was answered: who the player was from then on
    PRIMARY KEY (room, at, player, id)
) STRICT, WITHOUT ROWID;

-- Decisions of admins about people in all rooms, until an end.
CREATE TABLE restrictions (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    kind    TEXT    NOT NULL CHECK (kind IN ('ban', 'silence')),
    player  INTEGER REFERENCES players (id),     -- a player,
    address BLOB CHECK (length(address) = 32),   -- or an address (for IPv6 its /64), as a keyed hash
    note    TEXT    NOT NULL,                    -- the admin's own
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    CHECK ((player IS NULL) <> (address IS NULL))
) STRICT;

-- Names that nobody may have, nor anything that looks like them.
CREATE TABLE forbidden_names (
    name TEXT    PRIMARY KEY CHECK (name <> ''),
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tokens that open the page for admins, stored only as hashes.
CREATE TABLE admin_tokens (
    name    TEXT    PRIMARY KEY CHECK (name <> ''),
    hash    BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    made_at INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;

-- Everything that admins did, and the rooms that they looked at. A row is there before anything is done.
CREATE TABLE admin_log (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    at      INTEGER NOT NULL,
    who     TEXT    NOT NULL,  -- `uid 0 (root)`, or `token name`
    what    TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    outcome TEXT    NOT NULL   -- `begun`, `done`, or the code of the refusal
) STRICT;

-- The writer's own row: it fences other writers, and tells the writer whether a commit that failed is there.
CREATE TABLE journal (
    only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch      INTEGER NOT NULL,  -- raised at each start; a writer with another one is refused
    batch      INTEGER NOT NULL,  -- the number of the last batch committed
    marks      INTEGER NOT NULL,  -- commits of the writer's own: at each start, and after each failed commit
    stopped_at INTEGER,           -- the last orderly stop, with all on disk; null until the first
    noted      INTEGER NOT NULL DEFAULT 0  -- `matches.log` has all rows of `moves` up to this one
) STRICT;
INSERT INTO journal (only_row, epoch, batch, marks) VALUES (1, 1, 0, 0);

-- The key of the hashes above: with it an address is known again, and can't be read here.
CREATE TABLE hash_key (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    key      BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO hash_key (only_row, key) VALUES (1, randomblob(32));
