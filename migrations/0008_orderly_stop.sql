-- When the server last stopped in order, with all that it was given on disk.
ALTER TABLE journal ADD COLUMN stopped_at INTEGER;  -- null until the first time; a server that was killed leaves it as it is
