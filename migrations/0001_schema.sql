-- The schema of SQLite's file. migrations/README.md says what each table is for. Times are Unix milliseconds (`…_at`,
-- `at`, `since`, `until`); seats, matches, rounds and moves are counted from 1.

-- People. A player has a token for each device. The device keeps its token; the database has only the hash.
CREATE TABLE players (
    id      INTEGER PRIMARY KEY CHECK (id > 0),  -- random
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    hash    BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    player  INTEGER NOT NULL REFERENCES players (id),
    made_at INTEGER NOT NULL,
    client  TEXT    NOT NULL DEFAULT '',  -- the device's name for itself
    seen_at INTEGER                       -- the day on which the device was last here; null: not since `made_at`
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_a_player ON tokens (player);

-- Rooms, open and closed.
CREATE TABLE rooms (
    id                INTEGER PRIMARY KEY CHECK (id > 0),  -- never used again
    code              TEXT    NOT NULL UNIQUE CHECK (code <> ''),  -- never used again: links to replays stay valid
    game              TEXT    NOT NULL,
    options           TEXT    NOT NULL CHECK (json_valid(options)),  -- for the next match
    seats             INTEGER NOT NULL CHECK (seats > 0),
    listed            INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_secret       BLOB    NOT NULL CHECK (length(next_secret) = 32),  -- the server has committed to this secret
    opened_at         INTEGER NOT NULL,
    closed_at         INTEGER,                             -- null while the room is open
    host              INTEGER REFERENCES players (id),     -- the player who owns the host's role; null: nobody
    opener            BLOB CHECK (length(opener) = 32),    -- keyed hash of the address from which it was opened
    requester         BLOB CHECK (length(requester) = 32), -- keyed hash of the asking player, or of the address
    request           TEXT,                                -- the id of the request that opened it
    entered_at        INTEGER,                             -- when somebody first entered it; null: nobody ever has
    changed_at        INTEGER,                             -- when the options last changed, or a seat last became empty
    watchers_silenced INTEGER NOT NULL DEFAULT 0 CHECK (watchers_silenced IN (0, 1)),
    last_who          INTEGER NOT NULL DEFAULT 0,          -- the highest `who` of a person who has chatted
    fast_bots         INTEGER NOT NULL DEFAULT 0 CHECK (fast_bots IN (0, 1))  -- 1: bots move at once
) STRICT;
CREATE INDEX open_rooms ON rooms (id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX one_room_a_request ON rooms (requester, request);

-- Rooms that were opened to learn a game: one person plays with bots, and the bots may play moves given beforehand.
CREATE TABLE prepared_rooms (
    room   INTEGER PRIMARY KEY REFERENCES rooms (id),
    set_up TEXT    NOT NULL,                            -- each match of the room begins with this set-up
    script TEXT    NOT NULL CHECK (json_valid(script))  -- the moves that the bots play, by seat
) STRICT;

-- The seats that are taken in a room now. `id` rises with every row. So its order is the order in which people took
-- their seats, even if somebody has set the clock back.
CREATE TABLE seats (
    id           INTEGER PRIMARY KEY,
    room         INTEGER NOT NULL REFERENCES rooms (id),
    seat         INTEGER NOT NULL CHECK (seat > 0),
    player       INTEGER          REFERENCES players (id),  -- beside a bot: the person who may take the seat back
    bot          TEXT,                                      -- the bot's kind; null for a person
    name         TEXT    NOT NULL,
    word         TEXT    NOT NULL,                          -- the person's word for the seed of the first match
    since        INTEGER NOT NULL,
    rematch_word TEXT,                                      -- the word of a person who asks for a further match
    hides_ask    INTEGER NOT NULL DEFAULT 0,  -- the player may not see the choices made for this ask; 0: no ask
    UNIQUE (room, seat),
    CHECK (player IS NOT NULL OR bot IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX one_seat_a_person ON seats (room, player) WHERE bot IS NULL;

-- The last person in a seat that is empty now, and why they left it. When a person or a bot takes the seat, the row is
-- deleted.
CREATE TABLE departed (
    room INTEGER NOT NULL REFERENCES rooms (id),
    seat INTEGER NOT NULL CHECK (seat > 0),
    name TEXT    NOT NULL,
    why  TEXT    NOT NULL CHECK (why IN ('left', 'removed', 'banned', 'voted_out')),
    PRIMARY KEY (room, seat)
) STRICT, WITHOUT ROWID;

-- The people of a room, and the host's decisions about them. Each person has a number as long as the room exists.
CREATE TABLE people (
    room     INTEGER NOT NULL REFERENCES rooms (id),
    who      INTEGER NOT NULL CHECK (who > 0),             -- the number, from 1
    player   INTEGER          REFERENCES players (id),     -- null: no token of theirs is stored
    sat      INTEGER NOT NULL CHECK (sat IN (0, 1)),       -- 1: they have or had a seat in the room
    silenced INTEGER NOT NULL CHECK (silenced IN (0, 1)),  -- 1: they may not chat
    banned   INTEGER NOT NULL CHECK (banned IN (0, 1)),    -- 1: they may not come in
    PRIMARY KEY (room, who)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_number_a_player ON people (room, player);

-- Addresses from which only people who have or had a seat in the room may enter it.
CREATE TABLE banned_addresses (
    room    INTEGER NOT NULL REFERENCES rooms (id),
    address BLOB    NOT NULL CHECK (length(address) = 32),  -- keyed hash
    PRIMARY KEY (room, address)
) STRICT, WITHOUT ROWID;

-- The last 100 lines of each room. With each new line, older lines are deleted.
CREATE TABLE chat (
    room INTEGER NOT NULL REFERENCES rooms (id),
    n    INTEGER NOT NULL CHECK (n > 0),  -- the lines of a room are counted from 1
    seat INTEGER CHECK (seat > 0),        -- null: a spectator wrote it
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    who  INTEGER NOT NULL DEFAULT 0,      -- the person's number in `people`
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;

-- Matches, each with one seed and one log. The rows of `matches`, `match_seats` and `round_points` stay in order of
-- arrival (no WITHOUT ROWID), so that rows that are stored at one time share pages.
CREATE TABLE matches (
    room          INTEGER NOT NULL REFERENCES rooms (id),
    match         INTEGER NOT NULL CHECK (match > 0),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL CHECK (json_valid(options)),
    seats         INTEGER NOT NULL CHECK (seats > 0),
    secret        BLOB    NOT NULL CHECK (length(secret) = 32),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),  -- the hash of the secret and the words
    started_at    INTEGER NOT NULL,
    ended_at      INTEGER,                                     -- null while the match runs
    tie_break     TEXT,                                        -- what decided a tie; empty if nothing did
    abandoned     INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1)),  -- 1: it ended without a result
    set_up        TEXT,  -- given by hand: the match counts in no table of results; null: the seed decided the draws
    -- The row numbers of the match's moves, in order of `v`, as a JSON list. While the match runs, the list has the
    -- rows that existed when the writer last noted them; later rows have a `seq` above `journal.noted`.
    log           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(log)),
    PRIMARY KEY (room, match)
) STRICT;
CREATE UNIQUE INDEX one_running_match_a_room ON matches (room) WHERE ended_at IS NULL;

-- A row for each seat, from the start of a match. While the match runs, `seats` says who sits there. At the end of the
-- match, the writer completes the row.
CREATE TABLE match_seats (
    room   INTEGER NOT NULL,
    match  INTEGER NOT NULL,
    seat   INTEGER NOT NULL CHECK (seat > 0),
    word   TEXT,             -- the word for the seed; null: none was given, for example by a bot
    player INTEGER REFERENCES players (id),  -- the player who sat there at the end; null for a bot or an empty seat
    bot    TEXT,
    name   TEXT,
    points INTEGER,
    rank   INTEGER,          -- 1 for each winner
    PRIMARY KEY (room, match, seat),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;

-- The people who played in a match. The order of `id` is the order in which they sat down. A player has only one seat
-- in a match.
CREATE TABLE took_part (
    id        INTEGER PRIMARY KEY,
    room      INTEGER NOT NULL,
    match     INTEGER NOT NULL,
    player    INTEGER NOT NULL REFERENCES players (id),
    seat      INTEGER NOT NULL CHECK (seat > 0),
    name      TEXT    NOT NULL,
    voted_out INTEGER NOT NULL CHECK (voted_out IN (0, 1)),  -- 1: all others voted them out, until the match ends
    UNIQUE (room, match, player),
    FOREIGN KEY (room, match) REFERENCES matches (room, match)
) STRICT;
CREATE INDEX matches_of_a_player ON took_part (player);  -- for admins who look for a person, or forget one

-- The points of each finished round, stored with the move that ended the round. A match of one round has round 1.
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
-- `seq`: the moves of one commit belong to many matches, and in any other order the commit would change a page for each
-- match.
CREATE TABLE moves (
    seq   INTEGER PRIMARY KEY,
    room  INTEGER NOT NULL,
    match INTEGER NOT NULL,
    v     INTEGER NOT NULL CHECK (v > 0),     -- position in the match's log: 1, 2, 3, without holes
    seat  INTEGER NOT NULL CHECK (seat > 0),
    move  TEXT    NOT NULL,                   -- the game's notation: PROTOCOL.md, "Notations"
    id    TEXT    NOT NULL,                   -- the client's id for the move, or for the list of moves
    proof INTEGER NOT NULL,                   -- proves the position after the move; 0 before the last move of a list
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

-- The totals of all Dynasties, with a row for each seat. While a Dynasty runs, the row has only its finished rounds,
-- and no rank.
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

-- Requests that the server has carried out. If a client sends one of them again, even after a crash of the server, the
-- server does not carry it out twice. The ids of moves are in `moves`.
CREATE TABLE granted_requests (
    room   INTEGER NOT NULL REFERENCES rooms (id),
    at     INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    id     TEXT    NOT NULL CHECK (length(id) > 0),  -- the client's id for the request
    you    TEXT,                                     -- from the answer: the player's role from then on
    PRIMARY KEY (room, at, player, id)
) STRICT, WITHOUT ROWID;

-- Decisions of admins about people in all rooms, each until a time.
CREATE TABLE restrictions (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    kind    TEXT    NOT NULL CHECK (kind IN ('ban', 'silence')),
    player  INTEGER REFERENCES players (id),     -- a player,
    address BLOB CHECK (length(address) = 32),   -- or an address (for IPv6 its /64), as a keyed hash
    note    TEXT    NOT NULL,                    -- the admin's note
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    CHECK ((player IS NULL) <> (address IS NULL))
) STRICT;

-- Names that nobody may use. Nobody may use a name that looks like one of them, either.
CREATE TABLE forbidden_names (
    name TEXT    PRIMARY KEY CHECK (name <> ''),
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tokens for the page for admins; only their hashes are stored.
CREATE TABLE admin_tokens (
    name    TEXT    PRIMARY KEY CHECK (name <> ''),
    hash    BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    made_at INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;

-- The actions of admins, and the rooms that they looked into. The server stores a row before it begins the action.
CREATE TABLE admin_log (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    at      INTEGER NOT NULL,
    who     TEXT    NOT NULL,  -- `uid 0 (root)`, or `token name`
    what    TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    outcome TEXT    NOT NULL   -- `begun`, `done`, or the code of the refusal
) STRICT;

-- The writer's own row. It fences other writers, and shows the writer whether a failed commit was stored.
CREATE TABLE journal (
    only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch      INTEGER NOT NULL,  -- raised at each start; a writer with another epoch is refused
    batch      INTEGER NOT NULL,  -- the number of the last committed batch
    marks      INTEGER NOT NULL,  -- the writer's own commits: one at each start, and one after each failed commit
    stopped_at INTEGER,           -- when a server last stopped in good order; null: none has
    noted      INTEGER NOT NULL DEFAULT 0  -- `matches.log` has all rows of `moves` up to this one
) STRICT;
INSERT INTO journal (only_row, epoch, batch, marks) VALUES (1, 1, 0, 0);

-- The key of the keyed hashes. With the key, the server recognizes an address, but the tables contain no address.
CREATE TABLE hash_key (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    key      BLOB NOT NULL CHECK (length(key) = 32)
) STRICT;
INSERT INTO hash_key (only_row, key) VALUES (1, randomblob(32));
