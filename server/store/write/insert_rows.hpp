// Writes the records of one entry as rows, in SQL for all databases: one function per type of record.
// `Rows` receives the rows; each kind of database has its own:
//
//     run(sql, values...)                 changes any number of rows
//     run_one(why, sql, values...)        refuses the entry for that reason unless it changes one row
//     refuse_if_any(why, sql, values...)  refuses the entry if the answer has a row
//     refuse(why)                         refuses the entry
//     start_match, add_move, end_match, abandon_match: keep the log of a match
//     add_served_time: adds the time since the last call, by its own clock
//     note_rulings, note_signed_out, note_forgotten, add_hand_over, redeem_hand_over: inform the other
//     servers of a shared database
#pragma once

#include <boost/describe/enum_to_string.hpp>
#include <optional>
#include <string>
#include <variant>

#include "server/store/record.hpp"
#include "server/store/write/clock_rows.hpp"
#include "server/store/write/forget_rows.hpp"
#include "server/store/write/insert_admin_rows.hpp"
#include "server/store/write/joined_rows.hpp"
#include "server/store/write/offer_rows.hpp"
#include "server/store/write/plan_rows.hpp"
#include "server/store/write/push_rows.hpp"

namespace reami::store {

inline constexpr int kept_lines = 100;  ///< of the chat of a room

template <class Rows>
class Insert {
public:
    Insert(Rows& rows, const Entry& entry) : db_(rows), room_(entry.room), at_(entry.at) {}

    void operator()(const PlayerMade& made) const {
        db_.run("INSERT INTO players (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", made.player, at_);
        db_.run("INSERT INTO tokens (hash, player, made_at, client) VALUES (?, ?, ?, ?)", made.token,
                made.player, at_, made.client);
    }

    void operator()(const DeviceSeen& seen) const {
        db_.run("UPDATE tokens SET seen_at = ?, client = ? WHERE hash = ?", at_, seen.client, seen.token);
    }

    void operator()(const OthersSignedOut& signed_out) const {
        db_.note_signed_out(signed_out.player, {}, signed_out.but);
        db_.run("DELETE FROM tokens WHERE player = ? AND hash <> ?", signed_out.player, signed_out.but);
    }

    void operator()(const PushStarted& started) const { start_push(db_, at_, started); }
    void operator()(const PushEnded& ended) const { end_push(db_, ended); }
    void operator()(const MatchesJoined& joined) const { join_matches(db_, joined); }
    void operator()(const HandOverMade& made) const { db_.add_hand_over(made); }
    void operator()(const HandOverRedeemed& redeemed) const { db_.redeem_hand_over(redeemed); }

    void operator()(const InviteRedeemed& redeemed) const {
        db_.run_one("no such valid invitation",
                    "UPDATE invites SET used = used + 1"
                    " WHERE hash = ? AND revoked = 0 AND used < uses AND until > ?",
                    redeemed.hash, at_);
        db_.run_one(
            "the player may already open rooms",
            "INSERT INTO invited (player, invite, at) SELECT ?1, name, ?2 FROM invites WHERE hash = ?3"
            " AND NOT EXISTS (SELECT 1 FROM invited WHERE player = ?1)",
            redeemed.player, at_, redeemed.hash);
    }

    void operator()(const PlayerForgotten& forgotten) const {
        db_.note_forgotten(forgotten.player);
        forget_rows(db_, forgotten.player);
    }
    void operator()(const AdminChange& change) const { insert_admin(db_, change, at_); }

    void operator()(const RoomOpened& opened) const {
        db_.run(
            "INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at,"
            " host, opener, requester, request, for_one, time, last_used) VALUES"
            " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, coalesce((SELECT ms FROM served), 0))",
            room_, opened.code, opened.game, opened.options, opened.seats, opened.listed, opened.secret, at_,
            opened.host, opened.opener, opened.requester, opened.request, opened.for_one, opened.time);
        if (opened.prepared)
            db_.run("INSERT INTO prepared_rooms (room, set_up, script) VALUES (?, ?, ?)", room_,
                    opened.prepared->set_up, opened.prepared->script);
    }

    void operator()(const RoomEntered&) const {
        db_.run_one("no such room, or somebody has entered it",
                    "UPDATE rooms SET entered_at = ? WHERE id = ? AND entered_at IS NULL", at_, room_);
    }

    void operator()(const RoomConfigured& configured) const {
        db_.run_one("no such open room",
                    "UPDATE rooms SET options = ?, seats = ?, listed = ?, time = ?, changed_at = ?"
                    " WHERE id = ? AND closed_at IS NULL",
                    configured.options, configured.seats, configured.listed, configured.time, at_, room_);
        db_.run("DELETE FROM departed WHERE room = ? AND seat > ?", room_, configured.seats);
        db_.run("UPDATE seats SET rematch_word = NULL WHERE room = ?", room_);
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
        db_.run_one("no such room", "UPDATE rooms SET watchers_silenced = ? WHERE id = ?", watchers.silenced,
                    room_);
    }

    void operator()(const BotsPaced& paced) const {
        db_.run_one("no such room", "UPDATE rooms SET fast_bots = ? WHERE id = ?", paced.fast, room_);
    }

    void operator()(const RoomDated& room) const {
        db_.run_one("no such room", "UPDATE rooms SET date = ? WHERE id = ?", room.date, room_);
    }

    void operator()(const RoomKept& room) const {
        db_.run_one("no such room", "UPDATE rooms SET kept = ? WHERE id = ?", room.kept, room_);
    }

    void operator()(const HostChanged& changed) const {
        if (changed.for_now)
            db_.run_one("no such room", "UPDATE rooms SET acting_host = ? WHERE id = ?", changed.player,
                        room_);
        else
            db_.run_one("no such room", "UPDATE rooms SET host = ?, acting_host = NULL WHERE id = ?",
                        changed.player, room_);
    }

    void operator()(const RoomUsed&) const {
        db_.run("UPDATE rooms SET last_used = coalesce((SELECT ms FROM served), 0) WHERE id = ?", room_);
    }

    void operator()(const TimeServed&) const { db_.add_served_time(at_); }

    void operator()(const SeatTaken& seated) const {
        db_.run("DELETE FROM seats WHERE room = ? AND seat = ?", room_, seated.seat);
        db_.run("DELETE FROM departed WHERE room = ? AND seat = ?", room_, seated.seat);
        db_.run(
            "INSERT INTO seats (room, seat, player, bot, name, word, since)"
            " VALUES (?, ?, ?, nullif(?, ''), ?, ?, ?)",
            room_, seated.seat, seated.player, seated.bot, seated.name, seated.word, at_);
        forget_plan(db_, room_, seated.seat);
        forget_offers(db_, room_);
    }

    void operator()(const SeatLeft& left) const {
        db_.run_one("nobody sits there", "DELETE FROM seats WHERE room = ? AND seat = ?", room_, left.seat);
        if (left.why)
            db_.run("INSERT INTO departed (room, seat, name, why) VALUES (?, ?, ?, ?)", room_, left.seat,
                    left.name, std::string(boost::describe::enum_to_string(*left.why, "")));
        db_.run("UPDATE rooms SET changed_at = ? WHERE id = ?", at_, room_);
        forget_plan(db_, room_, left.seat);
        forget_offers(db_, room_);
    }

    void operator()(const MatchStarted& started) const {
        db_.run_one(
            "no such open room",
            "INSERT INTO matches"
            " (room, match, game, rules_version, options, seats, secret, seed, started_at, set_up, time)"
            " SELECT id, ?2, game, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM rooms"
            " WHERE id = ?1 AND closed_at IS NULL",
            room_, started.match, started.rules_version, started.options, started.seats, started.secret,
            started.seed, at_, started.set_up, started.time);
        db_.run("UPDATE rooms SET date = NULL WHERE id = ? AND date IS NOT NULL", room_);
        for (const Seat seat : SeatSet::first(started.seats)) {
            const auto word = started.words.find(seat);
            db_.run("INSERT INTO match_seats (room, match, seat, word) VALUES (?, ?, ?, ?)", room_,
                    started.match, seat,
                    word == started.words.end() ? std::nullopt : std::optional(word->second));
        }
        db_.run("UPDATE seats SET rematch_word = NULL WHERE room = ?", room_);
        db_.start_match(room_, started.match);
    }

    void operator()(const TookPart& part) const {
        db_.run(
            "INSERT INTO took_part (room, match, player, seat, name, voted_out) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (room, match, player) DO UPDATE SET seat = excluded.seat, name = excluded.name,"
            " voted_out = excluded.voted_out",
            room_, part.match, part.player, part.seat, part.name, part.voted_out);
    }

    void operator()(const WantsRematch& wants) const {
        db_.run_one("no person sits there",
                    "UPDATE seats SET rematch_word = ? WHERE room = ? AND seat = ? AND bot IS NULL",
                    wants.word, room_, wants.seat);
    }

    void operator()(const MovePlayed& moved) const { db_.add_move(room_, at_, moved); }
    void operator()(const PlanChanged& plan) const { change_plan(db_, room_, plan); }

    void operator()(const ClocksStarted& started) const { add_running_clocks(db_, room_, started); }
    void operator()(const TimeRanOut& out) const { add_time_out(db_, room_, out); }

    void operator()(const OfferMade& made) const { add_offer(db_, room_, at_, made); }
    void operator()(const OfferAgreed& agreed) const { add_agreement(db_, room_, agreed); }
    void operator()(const OfferClosed&) const { close_offer(db_, room_); }
    void operator()(const PauseBegan& pause) const { add_pause(db_, room_, at_, pause); }
    void operator()(const PauseEnded&) const {
        end_pause(db_, room_);
        db_.run("UPDATE seats SET since = ? WHERE room = ?", at_, room_);
    }

    void operator()(const RoundFinished& ended) const {
        for (const auto& [seat, points] : ended.points)
            db_.run(
                "INSERT INTO round_points (room, match, round, seat, points, ended_at) VALUES (?, ?, ?, ?, "
                "?, ?)",
                room_, ended.match, ended.round, seat, points, at_);
    }

    void operator()(const MatchFinished& ended) const {
        db_.end_match(room_, at_, ended);
        for (const auto& [seat, points] : ended.points) {
            const auto rank = ended.ranks.find(seat);
            if (rank == ended.ranks.end()) db_.refuse("a seat has points and no rank");
            db_.run_one("no such seat in the match",
                        "UPDATE match_seats SET points = ?4, rank = ?5, (player, bot, name) ="
                        " (SELECT CASE WHEN bot IS NULL THEN player END, bot, name FROM seats"
                        " WHERE room = ?1 AND seat = ?3) WHERE room = ?1 AND match = ?2 AND seat = ?3",
                        room_, ended.match, seat, points, rank->second);
        }
        end_match(ended.next_secret);
    }

    void operator()(const MatchAbandoned& abandoned) const {
        db_.abandon_match(room_, at_, abandoned);
        db_.run(
            "UPDATE match_seats SET player = CASE WHEN s.bot IS NULL THEN s.player END, bot = s.bot,"
            " name = s.name FROM seats AS s WHERE s.room = match_seats.room AND s.seat = match_seats.seat"
            " AND match_seats.room = ? AND match_seats.match = ?",
            room_, abandoned.match);
        end_match(abandoned.next_secret);
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

    void operator()(const RequestGranted& granted) const {
        db_.run("DELETE FROM granted_requests WHERE room = ? AND at < ?", room_, at_ - granted.kept_for);
        db_.run("INSERT INTO granted_requests (room, at, player, id, you) VALUES (?, ?, ?, ?, ?)", room_, at_,
                granted.player, granted.id, granted.you);
    }

    void operator()(const RoomClosed&) const {
        db_.run_one("no such open room", "UPDATE rooms SET closed_at = ? WHERE id = ? AND closed_at IS NULL",
                    at_, room_);
        db_.refuse_if_any("a match runs in this room",
                          "SELECT 1 FROM matches WHERE room = ? AND ended_at IS NULL", room_);
        db_.run("DELETE FROM seats WHERE room = ?", room_);
        db_.run("DELETE FROM departed WHERE room = ?", room_);
        db_.run("DELETE FROM chat WHERE room = ?", room_);
        db_.run("DELETE FROM granted_requests WHERE room = ?", room_);
    }

private:
    void end_match(const Secret& of_next_match) const {
        db_.run("UPDATE rooms SET next_secret = ? WHERE id = ?", of_next_match, room_);
        forget_offers(db_, room_);
        forget_running_clocks(db_, room_);
        db_.run("DELETE FROM pauses WHERE room = ?", room_);
        forget_plans(db_, room_);
    }

    Rows& db_;
    RoomId room_;
    Millis at_;
};

/// Stores the records in order, within a transaction of the caller.
template <class Rows>
void insert_rows(Rows& rows, const Entry& entry) {
    const Insert<Rows> insert_one(rows, entry);
    for (const Record& record : entry.records) std::visit(insert_one, record);
}

}  // namespace reami::store
