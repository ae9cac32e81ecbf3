#include "server/cluster/sql/news_channel.hpp"

#include "engine/core/fair_seed.hpp"
#include "server/store/read/read_admin.hpp"

namespace reami::cluster {

namespace {

using std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto deleted_every = 1min;
constexpr store::Millis an_hour = 3'600'000;
/// The channel finds an entry even if its commit is this much later (in milliseconds) than the time in the
/// entry.
constexpr store::Millis late = 10'000;
/// If this node has not read the news for this time (in milliseconds), other nodes may have deleted news that
/// it has not read.
constexpr store::Millis long_silence = 300'000;

/// The counts as a JSON text, so that one statement can insert all of them.
std::string text_of(std::span<const lobby::WrongCodes> counted) {
    std::string text = "[";
    for (const lobby::WrongCodes& one : counted) {
        if (text.size() > 1) text += ',';
        text += R"({"address":")" + to_hex(one.address) + R"(","minute":)" + std::to_string(one.minute) +
                R"(,"wrong":)" + std::to_string(one.wrong) + '}';
    }
    return text + ']';
}

}  // namespace

NewsChannel::NewsChannel(const store::PgAddress& address, std::string node)
    : connection_(address), node_(std::move(node)) {}

News NewsChannel::exchange(std::span<const lobby::WrongCodes> own) {
    const auto now = steady_clock::now();
    const store::Millis within =
        was_read_ ? late + std::chrono::duration_cast<std::chrono::milliseconds>(now - read_at_).count()
                  : an_hour;
    if (!own.empty()) write(own);
    if (now - deleted_at_ >= deleted_every) delete_old();
    News news;
    read_wrong_codes(news, std::min(within, an_hour));
    news.listed = listed();
    read_news(news, !was_read_ || within > long_silence);
    was_read_ = true;
    read_at_ = now;
    return news;
}

void NewsChannel::write(std::span<const lobby::WrongCodes> own) {
    connection_.each(
        "INSERT INTO wrong_codes (address, node, minute, wrong, counted_at)"
        " SELECT decode(one ->> 'address', 'hex'), ?2, CAST(one ->> 'minute' AS bigint),"
        " CAST(one ->> 'wrong' AS integer), clock_timestamp()"
        " FROM jsonb_array_elements(CAST(CAST(?1 AS text) AS jsonb)) AS counted (one)"
        " ON CONFLICT (address, node, minute) DO UPDATE SET wrong = excluded.wrong,"
        " counted_at = excluded.counted_at WHERE wrong_codes.wrong < excluded.wrong",
        [](const store::ResultRow&) {}, text_of(own), node_);
}

void NewsChannel::delete_old() {
    const auto none = [](const store::ResultRow&) {};
    connection_.each("DELETE FROM wrong_codes WHERE counted_at < clock_timestamp() - interval '1 hour'",
                     none);
    connection_.each("DELETE FROM news WHERE at < clock_timestamp() - interval '10 minutes'", none);
    connection_.each("DELETE FROM hand_overs WHERE until < clock_timestamp()", none);
    const auto now = steady_clock::now();
    std::erase_if(heard_wrong_, [&](const auto& one) { return one.second.at + 2h < now; });
    deleted_at_ = now;
}

/// Reads all entries, and skips those that an earlier call has read. It can't skip entries by their numbers,
/// because a transaction may commit long after its entry got a number.
void NewsChannel::read_news(News& into, bool rulings_changed) {
    const store::ReadConnection::ReadMoment snapshot(connection_);
    std::set<std::int64_t> there;
    connection_.each("SELECT id, what, token, player, name FROM news", [&](const store::ResultRow& row) {
        const std::int64_t id = row.integer(0);
        there.insert(id);
        if (!was_read_ || heard_news_.contains(id)) return;
        const std::string what = row.text(1);
        if (what == "rulings") rulings_changed = true;
        if (what == "signed_out") into.signed_out.push_back(row.bytes(2));
        if (what == "forgotten") into.forgotten[store::PlayerId(row.integer(3))].push_back(row.text(4));
    });
    if (rulings_changed) into.rulings = store::read_admin_memory(connection_);
    heard_news_ = std::move(there);
}

void NewsChannel::read_wrong_codes(News& into, store::Millis within) {
    const auto now = steady_clock::now();
    connection_.each(
        "SELECT address, node, minute, wrong,"
        " CAST(extract(epoch FROM clock_timestamp() - counted_at) * 1000 AS bigint) AS ago"
        " FROM wrong_codes WHERE node <> ?1"
        " AND counted_at > clock_timestamp() - CAST(?2 AS bigint) * interval '1 millisecond'"
        " ORDER BY counted_at",
        [&](const store::ResultRow& row) {
            const store::Hash address = row.bytes(0);
            HeardCount& heard = heard_wrong_[{address, row.text(1), row.integer(2)}];
            const int more = row.number(3) - heard.wrong;
            heard = {row.number(3), now};
            if (more > 0)
                into.wrong_codes.push_back({address, more, std::max<store::Millis>(row.integer(4), 0)});
        },
        node_, within);
}

std::vector<ListedRoom> NewsChannel::listed() {
    std::vector<ListedRoom> rooms;
    connection_.each(
        "SELECT shown.code, shown.game, shown.options, shown.seats, shown.runs, s.seat, s.player IS NULL,"
        " s.name, p.who, s.bot, shown.time, shown.date FROM"
        " (SELECT id, code, game, options, seats, time, date, CASE WHEN EXISTS"
        "   (SELECT 1 FROM matches WHERE room = rooms.id AND ended_at IS NULL) THEN 1 ELSE 0 END AS runs"
        "  FROM rooms WHERE closed_at IS NULL AND listed = 1 AND"
        "   (EXISTS (SELECT 1 FROM matches WHERE room = rooms.id AND ended_at IS NULL)"
        "    OR NOT EXISTS (SELECT 1 FROM matches WHERE room = rooms.id))"
        "  ORDER BY opened_at DESC LIMIT ?1) AS shown"
        " LEFT JOIN seats AS s ON s.room = shown.id"
        " LEFT JOIN people AS p ON p.room = s.room AND p.player = s.player"
        " ORDER BY shown.code, s.seat",
        [&](const store::ResultRow& row) {
            if (rooms.empty() || rooms.back().code != row.text(0))
                rooms.push_back({.code = row.text(0),
                                 .game = row.text(1),
                                 .options = row.text(2),
                                 .time = row.text(10),
                                 .seats = row.number(3),
                                 .plays = row.number(4) == 1,
                                 .date = row.optional_integer(11),
                                 .taken = {}});
            if (row.is_null(5)) return;
            const bool is_nobodys = row.number(6) == 1;
            rooms.back().taken[row.seat(5)] = {.name = is_nobodys ? std::string() : row.text(7),
                                               .who = row.is_null(8) ? 0 : row.number(8),
                                               .bot = row.text(9)};
        },
        most_listed);
    return rooms;
}

}  // namespace reami::cluster
