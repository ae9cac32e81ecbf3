#include "server/store/write/insert.hpp"

#include <sqlite3.h>

#include <boost/describe/enum_to_string.hpp>

#include "server/store/write/end_match.hpp"
#include "server/store/write/forget_player.hpp"
#include "server/store/write/insert_admin.hpp"

namespace reami::store {

namespace {

constexpr int kept_lines = 100;  // of a room's chat

class Insert {
public:
    Insert(Database& connection, const Entry& entry, RunningRows& running)
        : db_(connection), room_(entry.room), at_(entry.at), running_(running) {}

    void operator()(const PlayerMade& made) const {
        db_.run("INSERT INTO players (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", made.player, at_);
        db_.run("INSERT INTO tokens (hash, player, made_at, client) VALUES (?, ?, ?, ?)", made.token,
                made.player, at_, made.client);
    }

    void operator()(const DeviceSeen& seen) const {
        db_.run("UPDATE tokens SET seen_at = ?, client = ? WHERE hash = ?", at_, seen.client, seen.token);
    }

    void operator()(const OthersSignedOut& others) const {
        db_.run("DELETE FROM tokens WHERE player = ? AND hash <> ?", others.player, others.but);
    }

    void operator()(const PlayerForgotten& forgotten) const {
        forget_player(db_.database(), forgotten.player);
    }
    void operator()(const AdminChange& change) const { insert_admin(db_, change, at_); }

    void operator()(const RoomOpened& opened) const {
        db_.run(
            "INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at,"
            " host, opener, requester, request) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''))",
            room_, opened.code, opened.game, opened.options, opened.seats, opened.listed, opened.secret, at_,
            opened.host, opened.opener, opened.requester, opened.request);
        if (opened.prepared)
            db_.run("INSERT INTO prepared_rooms (room, set_up, script) VALUES (?, ?, ?)", room_,
                    opened.prepared->set_up, opened.prepared->script);
    }

    void operator()(const RoomEntered&) const {
        const int changed =
            db_.run("UPDATE rooms SET entered_at = ? WHERE id = ? AND entered_at IS NULL", at_, room_);
        refuse_unless(changed == 1, "no such room that nobody has entered");
    }

    void operator()(const RoomConfigured& configured) const {
        const int changed = db_.run(
            "UPDATE rooms SET options = ?, seats = ?, listed = ?, changed_at = ?"
            " WHERE id = ? AND closed_at IS NULL",
            configured.options, configured.seats, configured.listed, at_, room_);
        refuse_unless(changed == 1, "no such open room");
        db_.run("DELETE FROM departed WHERE room = ? AND seat > ?", room_, configured.seats);
    }

    void operator()(const Person& person) const {
        db_.run(
            "INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (?, ?, ?, ?, ?, ?) ON "
            "CONFLICT (room, who) DO UPDATE SET"
            " player = excluded.player, sat = excluded.sat, silenced = excluded.silenced,"
            " banned = excluded.banned",
            room_, person.who, person.player, person.sat, person.silenced, person.banned);
    }

    void operator()(const AddressBanned& banned) const {
        db_.run("INSERT INTO banned_addresses (room, address) VALUES (?, ?) ON CONFLICT DO NOTHING", room_,
                banned.address);
    }

    void operator()(const WatchersSilenced& watchers) const {
        const int changed =
            db_.run("UPDATE rooms SET watchers_silenced = ? WHERE id = ?", watchers.silenced, room_);
        refuse_unless(changed == 1, "no such room");
    }

    void operator()(const BotsPaced& paced) const {
        const int changed = db_.run("UPDATE rooms SET fast_bots = ? WHERE id = ?", paced.fast, room_);
        refuse_unless(changed == 1, "no such room");
    }

    void operator()(const SeatTaken& seated) const {
        db_.run("DELETE FROM seats WHERE room = ? AND seat = ?", room_, seated.seat);
        db_.run("DELETE FROM departed WHERE room = ? AND seat = ?", room_, seated.seat);
        db_.run(
            "INSERT INTO seats (room, seat, player, bot, name, word, since, hides_ask)"
            " VALUES (?, ?, ?, nullif(?, ''), ?, ?, ?, ?)",
            room_, seated.seat, seated.player, seated.bot, seated.name, seated.word, at_, seated.hides_ask);
    }

    void operator()(const SeatLeft& left) const {
        const int changed = db_.run("DELETE FROM seats WHERE room = ? AND seat = ?", room_, left.seat);
        refuse_unless(changed == 1, "nobody sits there");
        if (left.why)
            db_.run("INSERT INTO departed (room, seat, name, why) VALUES (?, ?, ?, ?)", room_, left.seat,
                    left.name, std::string(boost::describe::enum_to_string(*left.why, "")));
        db_.run("UPDATE rooms SET changed_at = ? WHERE id = ?", at_, room_);
    }

    void operator()(const MatchStarted& started) const {
        const int changed = db_.run(
            "INSERT INTO matches"
            " (room, match, game, rules_version, options, seats, secret, seed, started_at, set_up)"
            " SELECT id, ?2, game, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM rooms WHERE id = ?1 AND closed_at IS NULL",
            room_, started.match, started.rules_version, started.options, started.seats, started.secret,
            started.seed, at_, started.set_up);
        refuse_unless(changed == 1, "no such open room");
        for (const Seat seat : SeatSet::first(started.seats)) {
            const auto word = started.words.find(seat);
            db_.run("INSERT INTO match_seats (room, match, seat, word) VALUES (?, ?, ?, ?)", room_,
                    started.match, seat,
                    word == started.words.end() ? std::nullopt : std::optional(word->second));
        }
        db_.run("UPDATE seats SET rematch_word = NULL WHERE room = ?", room_);
        running_.start(room_, started.match);
    }

    void operator()(const TookPart& part) const {
        db_.run("DELETE FROM took_part WHERE room = ? AND match = ? AND player = ?", room_, part.match,
                part.player);
        db_.run(
            "INSERT INTO took_part (room, match, player, seat, name, voted_out) VALUES (?, ?, ?, ?, ?, ?)",
            room_, part.match, part.player, part.seat, part.name, part.voted_out);
    }

    void operator()(const WantsRematch& wants) const {
        const int changed =
            db_.run("UPDATE seats SET rematch_word = ? WHERE room = ? AND seat = ? AND bot IS NULL",
                    wants.word, room_, wants.seat);
        refuse_unless(changed == 1, "no person sits there");
    }

    void operator()(const MovePlayed& moved) const {
        MatchRows& match = running(moved.match);
        const bool follows = moved.v.value() == static_cast<int>(match.rows.size()) + 1;
        refuse_unless(follows, "the log of the match has a hole");
        db_.run(
            "INSERT INTO moves (room, match, v, seat, move, id, proof, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            room_, moved.match, moved.v, moved.seat, moved.move, moved.id, moved.proof, at_);
        running_.add(match, db_.database().getLastInsertRowid());
    }

    void operator()(const RoundFinished& ended) const {
        for (const auto& [seat, points] : ended.points)
            db_.run(
                "INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (?, ?, ?, ?, "
                "?, ?)",
                room_, ended.match, ended.round, seat, points, at_);
    }

    void operator()(const MatchFinished& ended) const {
        end_match(db_, {room_, at_, running(ended.match)}, ended);
        running_.end(room_);
    }

    void operator()(const MatchAbandoned& abandoned) const {
        abandon_match(db_, {room_, at_, running(abandoned.match)}, abandoned);
        running_.end(room_);
    }

    void operator()(const Said& said) const {
        if (said.player)
            db_.run(
                "INSERT INTO people (room, who, player, sat, silenced, banned) VALUES (?, ?, ?, 0, 0, 0) ON "
                "CONFLICT DO NOTHING",
                room_, said.who, said.player);
        db_.run("UPDATE rooms SET last_who = ?2 WHERE id = ?1 AND last_who < ?2", room_, said.who);
        db_.run("INSERT INTO chat (room, n, seat, name, text, at, who) VALUES (?, ?, ?, ?, ?, ?, ?)", room_,
                said.n, said.seat, said.name, said.text, at_, said.who);
        db_.run("DELETE FROM chat WHERE room = ? AND n <= ?", room_, said.n - kept_lines);
    }

    void operator()(const RoomClosed&) const {
        const int changed =
            db_.run("UPDATE rooms SET closed_at = ? WHERE id = ? AND closed_at IS NULL", at_, room_);
        refuse_unless(changed == 1, "no such open room");
        const auto running = db_.first(
            "SELECT match FROM matches WHERE room = ? AND ended_at IS NULL",
            [](const ResultRow& row) { return row.number(0); }, room_);
        refuse_unless(!running, "a match runs in this room");
        db_.run("DELETE FROM seats WHERE room = ?", room_);
        db_.run("DELETE FROM departed WHERE room = ?", room_);
        db_.run("DELETE FROM chat WHERE room = ?", room_);
    }

private:
    MatchRows& running(MatchNumber match) const {
        auto* const found = running_.find(room_);
        refuse_unless(found != nullptr && found->match == match, "no such running match");
        return *found;
    }

    Database& db_;
    RoomId room_;
    Millis at_;
    RunningRows& running_;
};

}  // namespace

void insert(Database& connection, const Entry& entry, RunningRows& running) {
    const Insert insert_one(connection, entry, running);
    for (const Record& record : entry.records) std::visit(insert_one, record);
}

bool is_refusal(const SQLite::Exception& e) {
    const int code = e.getErrorCode() & 0xff;  // without SQLite's further detail
    return code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH || code == SQLITE_TOOBIG;
}

void refuse_unless(bool right, const char* what_is_wrong) {
    if (!right) throw SQLite::Exception(what_is_wrong, SQLITE_CONSTRAINT);
}

}  // namespace reami::store
