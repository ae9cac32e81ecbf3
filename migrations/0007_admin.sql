-- What admins decided about people in all rooms, until an end.
CREATE TABLE restrictions (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    kind    TEXT    NOT NULL CHECK (kind IN ('ban', 'silence')),
    player  INTEGER REFERENCES players (id),     -- of a player,
    address BLOB CHECK (length(address) = 32),   -- or of an address (for IPv6 its /64), as a keyed hash
    note    TEXT    NOT NULL,                    -- the admin's own
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    CHECK ((player IS NULL) <> (address IS NULL))
) STRICT;

-- What nobody may be called, nor anything that looks like it.
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

-- What admins did and at whose rooms they looked. A row is there before anything is done.
CREATE TABLE admin_log (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    at      INTEGER NOT NULL,
    who     TEXT    NOT NULL,  -- `uid 0 (root)`, or `token name`
    what    TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    outcome TEXT    NOT NULL   -- `begun`, `done`, or the code of the refusal
) STRICT;

-- Whoever looks for a person, or forgets one, finds their matches by it.
CREATE INDEX matches_of_a_player ON took_part (player);
