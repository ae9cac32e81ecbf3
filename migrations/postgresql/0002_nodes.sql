-- Servers that share the database: who is there, and which of them serves a room.

-- A server that serves this database. Its row is its lease: renewed every 3 s for 10 s. Whoever wants a room of a server
-- whose lease is over ends the row first; a row that has ended stays so.
CREATE TABLE nodes (
    incarnation text        PRIMARY KEY,  -- 128 random bits, at each start and after each lost lease
    until       timestamptz NOT NULL,     -- by the database's clock
    ended       integer     NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    address     text        NOT NULL,     -- host and port where other nodes reach it; empty: nowhere
    program     text        NOT NULL,     -- its version
    started_at  timestamptz NOT NULL
);

-- A room is free if it has no owner, or none in `nodes` that has not ended.
ALTER TABLE rooms ADD COLUMN owner text;                            -- an incarnation
ALTER TABLE rooms ADD COLUMN epoch bigint NOT NULL DEFAULT 0;        -- rises with each taking
ALTER TABLE rooms ADD COLUMN log_version bigint NOT NULL DEFAULT 0;  -- rises with each entry
ALTER TABLE rooms ADD COLUMN due_at bigint NOT NULL DEFAULT 0;       -- while nobody owns it: when it wants something
CREATE INDEX rooms_of_a_node ON rooms (owner) WHERE closed_at IS NULL;
CREATE INDEX due_rooms ON rooms (due_at) WHERE closed_at IS NULL AND owner IS NULL;

-- A program serves this schema if it knows version `oldest_reader` or a later one.
ALTER TABLE schema_version ADD COLUMN oldest_reader integer NOT NULL DEFAULT 1;
