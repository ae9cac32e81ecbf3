-- Whether the room's bots move at once, as its host wants it.
ALTER TABLE rooms ADD COLUMN fast_bots INTEGER NOT NULL DEFAULT 0 CHECK (fast_bots IN (0, 1));
