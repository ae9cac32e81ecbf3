#include "server/store/read/read_played.hpp"

#include <boost/describe/enum_from_string.hpp>
#include <boost/describe/enum_to_string.hpp>
#include <limits>
#include <utility>

#include "server/store/read/match_records.hpp"

namespace reami::store {

namespace {

using protocol::plain::MatchCounts;
using protocol::plain::MyMatches;
using protocol::plain::MyMatchesRequest;
using protocol::plain::PlayedMatch;
using protocol::plain::PlayedSeat;

/// Whether the player of the row `t` of took_part won its match.
constexpr const char* is_won =
    "EXISTS (SELECT 1 FROM match_seats AS own WHERE own.room = t.room AND own.match = t.match"
    " AND own.seat = t.seat AND t.voted_out = 0 AND own.rank = 1)";

/// The tables and conditions: ?1 is the player, ?2 the game, ?3 a part of an opponent's name, ?4 the outcome.
/// An empty text allows everything.
std::string chosen_matches() {
    return std::string(
               " FROM took_part AS t JOIN matches AS m ON m.room = t.room AND m.match = t.match"
               " JOIN rooms AS r ON r.id = t.room"
               " WHERE t.player = ?1 AND m.ended_at IS NOT NULL AND m.set_up IS NULL"
               " AND (?2 = '' OR m.game = ?2)"
               " AND (?3 = '' OR EXISTS (SELECT 1 FROM took_part AS other WHERE other.room = t.room"
               "   AND other.match = t.match AND other.player <> t.player"
               "   AND instr(lower(other.name), lower(?3)) > 0))"
               " AND (?4 = '' OR ?4 = CASE WHEN m.abandoned = 1 THEN 'no_result' WHEN ") +
           is_won + " THEN 'won' ELSE 'lost' END)";
}

/// A row of took_part, and its match.
struct PartRow {
    std::int64_t id = 0;
    MatchKey key;
    PlayedMatch match;
};

std::vector<PartRow> read_page(ReadConnection& db, PlayerId player, const MyMatchesRequest& wanted,
                               const std::string& outcome) {
    static const std::string sql =
        "SELECT t.id, t.room, t.match, r.code, m.game, t.seat, m.started_at, m.ended_at, m.tie_break,"
        " CASE WHEN m.abandoned = 1 THEN coalesce(m.no_result, 'abandoned') END" +
        chosen_matches() + " AND t.id < ?5 ORDER BY t.id DESC LIMIT ?6";
    return db.all(
        sql,
        [](const ResultRow& row) {
            PartRow part{row.integer(0), {row.integer(1), row.number(2)}, {}};
            part.match = {.code = row.text(3),
                          .match = part.key.match,
                          .game = row.text(4),
                          .you = row.seat(5),
                          .seats = {},
                          .started_at = row.integer(6),
                          .ended_at = row.integer(7),
                          .tie_break = {},
                          .no_result = {}};
            if (!row.text(8).empty()) part.match.tie_break = row.text(8);
            if (protocol::NoResult why{}; boost::describe::enum_from_string(row.text(9).c_str(), why))
                part.match.no_result = why;
            return part;
        },
        player, wanted.game.value_or(""), wanted.opponent.value_or(""), outcome,
        wanted.before.value_or(std::numeric_limits<std::int64_t>::max()), matches_of_a_page + 1);
}

std::map<Seat, PlayedSeat> read_played_seats(ReadConnection& db, const MatchKey& key) {
    std::map<Seat, PlayedSeat> seats;
    db.each(
        "SELECT s.seat, (SELECT name FROM took_part WHERE room = s.room AND match = s.match AND seat = s.seat"
        "   ORDER BY id DESC LIMIT 1), s.bot, s.points, s.rank"
        " FROM match_seats AS s WHERE s.room = ? AND s.match = ?",
        [&](const ResultRow& row) {
            PlayedSeat& seat = seats[row.seat(0)];
            seat.name = row.optional_text(1);
            seat.bot = row.optional_text(2);
            if (!row.is_null(3)) seat.points = row.number(3);
            if (!row.is_null(4)) seat.rank = row.number(4);
        },
        key.room, key.match);
    return seats;
}

MatchCounts read_counts(ReadConnection& db, PlayerId player, const MyMatchesRequest& wanted,
                        const std::string& outcome) {
    static const std::string sql =
        std::string("SELECT count(*), coalesce(sum(CASE WHEN ") + is_won +
        " AND m.abandoned = 0 THEN 1 ELSE 0 END), 0), coalesce(sum(m.abandoned), 0)" + chosen_matches();
    const auto counts = db.first(
        sql,
        [](const ResultRow& row) {
            const int all = row.number(0), won = row.number(1);
            return MatchCounts{.matches = all, .won = won, .lost = all - won - row.number(2)};
        },
        player, wanted.game.value_or(""), wanted.opponent.value_or(""), outcome);
    return counts.value_or(MatchCounts());
}

}  // namespace

MyMatches read_played(ReadConnection& db, PlayerId player, const MyMatchesRequest& wanted) {
    const ReadConnection::ReadMoment snapshot(db);
    const std::string outcome =
        wanted.outcome ? boost::describe::enum_to_string(*wanted.outcome, "") : std::string();
    std::vector<PartRow> page = read_page(db, player, wanted, outcome);
    MyMatches mine;
    if (page.size() > matches_of_a_page) {
        page.pop_back();
        mine.more = page.back().id;
    }
    for (PartRow& part : page) {
        part.match.seats = read_played_seats(db, part.key);
        mine.matches.push_back(std::move(part.match));
    }
    if (!wanted.before) mine.counts = read_counts(db, player, wanted, outcome);
    return mine;
}

}  // namespace reami::store
