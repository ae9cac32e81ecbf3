-- What is in a database of version 1, with a match that has ended and a Dynasty that runs. Its schema is made by the
-- migrations up to that version, which are never edited after a release.
INSERT INTO players (id, made_at) VALUES (42, 1000);
INSERT INTO players (id, made_at) VALUES (43, 1000);
INSERT INTO tokens (hash, player, made_at, client, seen_at) VALUES (x'0101010101010101010101010101010101010101010101010101010101010101', 42, 1000, '', NULL);
INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at, closed_at, host, opener, wisher, wish, entered_at, changed_at, watchers_silenced, last_who) VALUES (1, 'KETMKARD', 'kingdomino', '{"dynasty":true}', 2, 0, x'0000000000000000000000000000000000000000000000000000000000000000', 1000, NULL, NULL, NULL, x'0404040404040404040404040404040404040404040404040404040404040404', 'w1', 1000, NULL, 0, 0);
INSERT INTO seats (id, room, seat, player, bot, name, word, since, rematch_word, hides_ask) VALUES (1, 1, 1, 42, NULL, 'Ada', '00112233445566ff', 1000, NULL, 0);
INSERT INTO seats (id, room, seat, player, bot, name, word, since, rematch_word, hides_ask) VALUES (2, 1, 2, 43, NULL, 'Bea', '00112233445566ee', 1000, NULL, 0);
INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (1, 1, 42, 1, 0, 0);
INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (1, 2, 43, 1, 0, 0);
INSERT INTO chat (room, n, seat, name, text, at, who) VALUES (1, 1, 1, 'Ada', 'ciao', 1500, 0);
INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, abandoned) VALUES (1, 1, 'kingdomino', 1, '{"dynasty":false}', 2, x'0000000000000000000000000000000000000000000000000000000000000000', x'0000000000000000000000000000000000000000000000000000000000000000', 2000, 3000, '', 0);
INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, started_at, ended_at, tie_break, abandoned) VALUES (1, 2, 'kingdomino', 1, '{"dynasty":true}', 2, x'0000000000000000000000000000000000000000000000000000000000000000', x'0000000000000000000000000000000000000000000000000000000000000000', 4000, NULL, NULL, 0);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 1, 1, '00112233445566ff', 42, NULL, 'Ada', 51, 1);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 1, 2, '00112233445566ee', 43, NULL, 'Bea', 48, 2);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 2, 1, '00112233445566dd', NULL, NULL, NULL, NULL, NULL);
INSERT INTO match_seats (room, match, seat, word, player, bot, name, points, rank) VALUES (1, 2, 2, '00112233445566cc', NULL, NULL, NULL, NULL, NULL);
INSERT INTO took_part (id, room, match, player, seat, name, voted_out) VALUES (1, 1, 2, 42, 1, 'Ada', 0);
INSERT INTO took_part (id, room, match, player, seat, name, voted_out) VALUES (2, 1, 2, 43, 2, 'Bea', 0);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 1, 1, 1, 51, 3000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 1, 1, 2, 48, 3000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 2, 1, 1, 40, 5000);
INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (1, 2, 1, 2, 44, 5000);
INSERT INTO running_moves (seq, room, match, v, seat, move, id, proof, at) VALUES (7, 1, 2, 1, 1, 'e6e7', 'b1', -6, 4500);
INSERT INTO running_moves (seq, room, match, v, seat, move, id, proof, at) VALUES (9, 1, 2, 2, 2, 'e8e9', 'b2', 6, 4600);
INSERT INTO finished_moves (room, match, v, seat, move, id, proof, at) VALUES (1, 1, 1, 2, 'e6e7', 'a1', -5, 2500);
UPDATE journal SET batch = 90, marks = 3;
UPDATE hash_key SET key = zeroblob(32);
