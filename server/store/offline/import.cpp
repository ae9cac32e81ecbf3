#include "server/store/offline/import.hpp"

#include <random>

#include "server/store/read/match_records.hpp"

namespace reami::store {

namespace {

std::vector<MatchKey> of_same_start(ReadConnection& db, const ForeignMatch& match) {
    const MatchStarted& start = match.started;
    return db.all(
        "SELECT room, match FROM matches WHERE game = ? AND rules_version = ? AND options = ? AND seats = ?"
        " AND set_up IS NOT DISTINCT FROM ? AND (set_up IS NOT NULL OR seed = ?)",
        [](const ResultRow& row) {
            return MatchKey{row.integer(0), row.number(1)};
        },
        match.game, start.rules_version, start.options, start.seats, start.set_up, start.seed);
}

bool has_moves(ReadConnection& db, MatchKey key, const std::vector<MovePlayed>& moves) {
    std::size_t same = 0, all = 0;
    db.each(
        "SELECT seat, move FROM finished_moves WHERE room = ? AND match = ? ORDER BY v",
        [&](const ResultRow& row) {
            const bool is_same =
                all < moves.size() && moves[all].seat == row.seat(0) && moves[all].move == row.text(1);
            same += is_same ? 1 : 0;
            ++all;
        },
        key.room, key.match);
    return same == moves.size() && all == moves.size();
}

/// A secret for an imported room: no server uses it, because nobody ever plays there.
Bytes32 random_secret() {
    std::random_device random;
    Bytes32 secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(random());
    return secret;
}

/// Writes the rows of one match, inside a transaction.
class ForeignRows {
public:
    ForeignRows(OfflineStore& db, const ForeignMatch& match, Millis at) : db_(db), match_(match), at_(at) {}

    void insert(const std::string& code) {
        insert_room(code);
        insert_match();
        for (const Seat seat : SeatSet::first(match_.started.seats)) insert_seat(seat);
        for (const auto& [round, points] : match_.rounds)
            for (const auto& [seat, count] : points)
                db_.run(
                    "INSERT INTO round_points (room, match, round, seat, points, ended_at)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    room_, number(), round, seat, count, at_);
        db_.add_moves(room_, number(), match_.moves, at_);
    }

private:
    MatchNumber number() const { return match_.started.match; }

    /// Stores the room as opened and closed at once: nobody plays there.
    void insert_room(const std::string& code) {
        room_ = db_.fresh_room();
        db_.run(
            "INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at, closed_at)"
            " VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?7, ?7)",
            room_, code, match_.game, match_.started.options, match_.started.seats, random_secret(), at_);
    }

    void insert_match() {
        const MatchStarted& start = match_.started;
        db_.run(
            "INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, started_at,"
            " ended_at, tie_break, set_up) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            room_, number(), match_.game, start.rules_version, start.options, start.seats, start.secret,
            start.seed, at_, at_, match_.ended.tie_break, start.set_up);
    }

    void insert_seat(Seat seat) {
        using Text = std::optional<std::string>;
        const auto word = match_.started.words.find(seat);
        const auto player = match_.players.find(seat);
        const bool is_taken = player != match_.players.end();
        const bool is_bot = is_taken && player->second.is_bot;
        const Text bot = is_bot ? Text(player->second.name) : std::nullopt;
        const Text name = is_bot ? Text("") : is_taken ? Text(player->second.name) : std::nullopt;
        db_.run(
            "INSERT INTO match_seats (room, match, seat, word, bot, name, points, rank)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            room_, number(), seat, word == match_.started.words.end() ? std::nullopt : Text(word->second),
            bot, name, match_.ended.points.at(seat), match_.ended.ranks.at(seat));
    }

    OfflineStore& db_;
    const ForeignMatch& match_;
    Millis at_;
    RoomId room_ = 0;
};

}  // namespace

Expected<Import, std::string> Import::into(const Location& store) {
    auto opened = OfflineStore::open(store);
    if (!opened) return opened.error();
    return Import(*std::move(opened));
}

std::optional<MatchPlace> Import::find(const ForeignMatch& match) {
    ReadConnection& db = store_->stored();
    for (const MatchKey& key : of_same_start(db, match))
        if (has_moves(db, key, match.moves))
            return db.first(
                "SELECT code FROM rooms WHERE id = ?",
                [&](const ResultRow& row) {
                    return MatchPlace{row.text(0), key.match};
                },
                key.room);
    return std::nullopt;
}

bool Import::add(const ForeignMatch& match, const std::string& code, Millis at) {
    if (store_->stored().integer("SELECT 1 FROM rooms WHERE code = ?", code)) return false;
    OfflineStore::OfflineTransaction whole(*store_);
    ForeignRows(*store_, match, at).insert(code);
    whole.commit();
    return true;
}

}  // namespace reami::store
