#include "server/store/read/match_records.hpp"

#include <algorithm>
#include <boost/describe/enum_from_string.hpp>

namespace reami::store {

namespace {

SeedWords read_words(ReadConnection& db, MatchKey key) {
    SeedWords words;
    db.each(
        "SELECT seat, word FROM match_seats WHERE room = ? AND match = ? AND word IS NOT NULL",
        [&](const ResultRow& row) { words[row.seat(0)] = row.text(1); }, key.room, key.match);
    return words;
}

void read_ranking(ReadConnection& db, MatchKey key, MatchFinished& into) {
    db.each(
        "SELECT seat, points, rank FROM match_seats WHERE room = ? AND match = ? AND points IS NOT NULL",
        [&](const ResultRow& row) {
            into.points[row.seat(0)] = row.number(1);
            into.ranks[row.seat(0)] = row.number(2);
        },
        key.room, key.match);
}

protocol::NoResult no_result(const ResultRow& row, int column) {
    protocol::NoResult why{};
    if (row.is_null(column)) return why;  // the match ended before the store had this column
    if (!boost::describe::enum_from_string(row.text(column).c_str(), why))
        throw BadValue("matches.no_result is " + row.text(column));
    return why;
}

}  // namespace

std::optional<MatchKey> last_match(ReadConnection& db, RoomId room) {
    return db.first(
        "SELECT match FROM matches WHERE room = ? ORDER BY match DESC LIMIT 1",
        [&](const ResultRow& row) {
            return MatchKey{room, row.number(0)};
        },
        room);
}

StoredRecord read_start(ReadConnection& db, MatchKey key) {
    const auto read = [&](const ResultRow& row) {
        MatchStarted started{.match = key.match,
                             .rules_version = row.number(0),
                             .seats = row.number(1),
                             .options = row.text(2),
                             .secret = row.bytes(3),
                             .words = read_words(db, key),
                             .seed = row.bytes(4),
                             .set_up = row.optional_text(6),
                             .time = row.text(7)};
        return StoredRecord{row.integer(5), std::move(started)};
    };
    return db
        .first(
            "SELECT rules_version, seats, options, secret, seed, started_at, set_up, time"
            " FROM matches WHERE room = ? AND match = ?",
            read, key.room, key.match)
        .value();
}

StoredRecord moved(const ResultRow& row, int from) {
    return {row.integer(from + 6), MovePlayed{.match = row.number(from),
                                              .v = row.number(from + 1),
                                              .seat = row.seat(from + 2),
                                              .move = row.text(from + 3),
                                              .id = row.text(from + 4),
                                              .proof = static_cast<std::uint64_t>(row.integer(from + 5)),
                                              .took = row.optional_integer(from + 7)}};
}

void add_time_outs(std::vector<StoredRecord>& moves, ReadConnection& db, MatchKey key) {
    db.each(
        "SELECT v, seat FROM time_outs WHERE room = ? AND match = ? ORDER BY v DESC",
        [&](const ResultRow& row) {
            const auto after = std::min(static_cast<std::size_t>(row.integer(0)), moves.size());
            moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(after),
                         {0, TimeRanOut{key.match, row.number(0), row.seat(1)}});
        },
        key.room, key.match);
}

std::vector<StoredRecord> read_filed_moves(ReadConnection& db, MatchKey key) {
    return db.all(
        "SELECT match, v, seat, move, id, proof, at, took FROM finished_moves"
        " WHERE room = ? AND match = ? ORDER BY v",
        [](const ResultRow& row) { return moved(row); }, key.room, key.match);
}

std::vector<StoredRecord> read_running_moves(ReadConnection& db, MatchKey key) {
    return db.all(
        "SELECT match, v, seat, move, id, proof, at, took FROM running_moves"
        " WHERE room = ? AND match = ? ORDER BY v",
        [](const ResultRow& row) { return moved(row); }, key.room, key.match);
}

std::vector<StoredRecord> read_running_clocks(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT seat, (SELECT coalesce(max(ms), 0) FROM served) - since FROM running_clocks"
        " WHERE room = ? ORDER BY seat",
        [](const ResultRow& row) {
            return StoredRecord{0, ClocksStarted{{row.seat(0)}, row.integer(1)}};
        },
        room);
}

std::vector<StoredRecord> read_pause(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT at, lasts, until_all_are_back, (SELECT coalesce(max(ms), 0) FROM served) - since FROM pauses"
        " WHERE room = ?",
        [](const ResultRow& row) {
            return StoredRecord{row.integer(0),
                                PauseBegan{row.integer(1), row.number(2) == 1, row.integer(3)}};
        },
        room);
}

std::vector<StoredRecord> read_offers(ReadConnection& db, RoomId room) {
    std::vector<StoredRecord> offers;
    db.each(
        "SELECT seat, what, ask, at, lasts, pause_for, is_open FROM offers WHERE room = ?"
        " ORDER BY is_open, seat, what",
        [&](const ResultRow& row) {
            OfferMade made{.seat = row.seat(0),
                           .ask = row.number(2),
                           .lasts = row.integer(4),
                           .pause_for = row.integer(5)};
            if (!boost::describe::enum_from_string(row.text(1).c_str(), made.what))
                throw BadValue("offers.what: " + row.text(1));
            offers.push_back({row.integer(3), made});
            if (row.number(6) == 0) offers.push_back({0, OfferClosed{}});
        },
        room);
    db.each(
        "SELECT seat FROM agreements WHERE room = ? ORDER BY seat",
        [&](const ResultRow& row) {
            offers.push_back({0, OfferAgreed{row.seat(0)}});
        },
        room);
    return offers;
}

std::vector<StoredRecord> read_plans(ReadConnection& db, RoomId room) {
    return db.all(
        "SELECT seat, ask, lists, failed FROM plans WHERE room = ? ORDER BY seat",
        [](const ResultRow& row) {
            return StoredRecord{0, PlanChanged{row.seat(0), row.number(1), row.text(2), row.number(3) == 1}};
        },
        room);
}

std::vector<StoredRecord> read_rounds(ReadConnection& db, MatchKey key) {
    std::vector<StoredRecord> rounds;
    db.each(
        "SELECT round, seat, points, ended_at FROM round_points"
        " WHERE room = ? AND match = ? ORDER BY round, seat",
        [&](const ResultRow& row) {
            const int round = row.number(0);
            if (rounds.empty() || std::get<RoundFinished>(rounds.back().record).round != round)
                rounds.push_back({row.integer(3), RoundFinished{key.match, round, {}}});
            std::get<RoundFinished>(rounds.back().record).points[row.seat(1)] = row.number(2);
        },
        key.room, key.match);
    return rounds;
}

std::optional<StoredRecord> read_end(ReadConnection& db, MatchKey key) {
    const auto read = [&](const ResultRow& row) {
        const Millis at = row.integer(0);
        if (row.number(3) == 1)
            return StoredRecord{at, MatchAbandoned{key.match, row.bytes(2), no_result(row, 4)}};
        MatchFinished ended{.match = key.match,
                            .points = {},
                            .ranks = {},
                            .tie_break = row.text(1),
                            .next_secret = row.bytes(2)};
        read_ranking(db, key, ended);
        return StoredRecord{at, std::move(ended)};
    };
    return db.first(
        "SELECT m.ended_at, m.tie_break, rooms.next_secret, m.abandoned, m.no_result"
        " FROM matches AS m JOIN rooms ON rooms.id = m.room"
        " WHERE m.room = ? AND m.match = ? AND m.ended_at IS NOT NULL",
        read, key.room, key.match);
}

std::map<Seat, StoredPlayer> read_players(ReadConnection& db, MatchKey key) {
    std::map<Seat, StoredPlayer> players;
    const auto read = [&](const ResultRow& row) { players[row.seat(0)] = {row.text(1), row.number(2) != 0}; };
    const bool runs = !read_end(db, key).has_value();
    if (runs)
        db.each("SELECT seat, coalesce(bot, name), bot IS NOT NULL FROM seats WHERE room = ?", read,
                key.room);
    else
        db.each(
            "SELECT seat, coalesce(bot, name), bot IS NOT NULL FROM match_seats"
            " WHERE room = ? AND match = ? AND name IS NOT NULL",
            read, key.room, key.match);
    return players;
}

}  // namespace reami::store
