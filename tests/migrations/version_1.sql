-- What is in a database of version 1, with a match that has ended and a Dynasty that runs: its second move came after the
-- writer noted last where moves are. Nobody edits this file after a release.
INSERT INTO players (id, made_at) VALUES (42, 1000), (43, 1000);
INSERT INTO tokens (hash, player, made_at) VALUES
    (x'0101010101010101010101010101010101010101010101010101010101010101', 42, 1000);
INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at, requester, request, entered_at) VALUES
    (1, 'KETMKARD', 'kingdomino', '{"dynasty":true}', 2, 0, zeroblob(32), 1000,
     x'0404040404040404040404040404040404040404040404040404040404040404', 'w1', 1000);
INSERT INTO seats (id, room, seat, player, name, word, since) VALUES
    (1, 1, 1, 42, 'Ada', '00112233445566ff', 1000),
    (2, 1, 2, 43, 'Bea', '00112233445566ee', 1000);
INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (1, 1, 42, 1, 0, 0), (1, 2, 43, 1, 0, 0);
INSERT INTO chat (room, n, seat, name, text, at) VALUES (1, 1, 1, 'Ada', 'ciao', 1500);
INSERT INTO matches
    (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, log) VALUES
    (1, 1, 'kingdomino', 1, '{"dynasty":false}', 2, zeroblob(32), zeroblob(32), 2000, 3000, '', '[5]'),
    (1, 2, 'kingdomino', 1, '{"dynasty":true}', 2, zeroblob(32), zeroblob(32), 4000, NULL, NULL, '[7]');
INSERT INTO match_seats (room, match, seat, word, player, name, points, rank) VALUES
    (1, 1, 1, '00112233445566ff', 42, 'Ada', 51, 1),
    (1, 1, 2, '00112233445566ee', 43, 'Bea', 48, 2),
    (1, 2, 1, '00112233445566dd', NULL, NULL, NULL, NULL),
    (1, 2, 2, '00112233445566cc', NULL, NULL, NULL, NULL);
INSERT INTO took_part (id, room, match, player, seat, name, voted_out) VALUES
    (1, 1, 2, 42, 1, 'Ada', 0),
    (2, 1, 2, 43, 2, 'Bea', 0);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES
    (1, 1, 1, 1, 51, 3000),
    (1, 1, 1, 2, 48, 3000),
    (1, 2, 1, 1, 40, 5000),
    (1, 2, 1, 2, 44, 5000);
INSERT INTO moves (seq, room, match, v, seat, move, id, proof, at) VALUES
    (5, 1, 1, 1, 2, 'e6e7', 'a1', -5, 2500),
    (7, 1, 2, 1, 1, 'e6e7', 'b1', -6, 4500),
    (9, 1, 2, 2, 2, 'e8e9', 'b2', 6, 4600);
UPDATE journal SET batch = 90, marks = 3, noted = 7;
UPDATE hash_key SET key = zeroblob(32);
