-- The writer's own row: what fences other writers, and what tells it whether a commit that failed is there.
CREATE TABLE journal (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch    INTEGER NOT NULL,  -- who writes with another one is refused; always 1 on one machine
    batch    INTEGER NOT NULL,  -- the number of the last batch committed
    marks    INTEGER NOT NULL   -- commits of the writer's own: at each start, and after each failed commit
) STRICT;
INSERT INTO journal VALUES (1, 1, 0, 0);
