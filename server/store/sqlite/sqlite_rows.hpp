// Writes the rows of insert_rows.hpp into SQLite, each at once. Throws if the schema refuses a row.
#pragma once

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/write/running_rows.hpp"

namespace reami::store {

/// Whether the schema refuses these rows, and always will.
bool is_refusal(const SQLite::Exception& e);

/// All functions throw SQLite::Exception. After an exception, the caller must read `running` again.
class SqliteRows {
public:
    /// Keeps `running` up to date with the matches that start and end.
    SqliteRows(Database& connection, RunningRows& running) : db_(connection), running_(running) {}

    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        return db_.run(sql, values...);
    }
    template <class... Values>
    void run_one(const char* why, std::string_view sql, const Values&... values) {
        if (db_.run(sql, values...) != 1) refuse(why);
    }
    template <class... Values>
    void refuse_if_any(const char* why, std::string_view sql, const Values&... values) {
        if (db_.first(
                sql, [](const ResultRow&) { return true; }, values...))
            refuse(why);
    }
    /// Throws an exception that `is_refusal` recognizes.
    [[noreturn]] static void refuse(const char* why);

    void start_match(RoomId room, MatchNumber match) { running_.start(room, match); }
    void add_move(RoomId room, Millis at, const MovePlayed& move);
    void end_match(RoomId room, Millis at, const MatchFinished& ended);
    void abandon_match(RoomId room, Millis at, const MatchAbandoned& abandoned);

    void add_served_time(Millis at);

    // These functions do nothing or refuse: no other server needs the news, and the server keeps codes for
    // other devices in memory.
    void note_rulings() {}
    void note_signed_out(PlayerId, const std::optional<TokenHash>&, const std::optional<TokenHash>&) {}
    void note_forgotten(PlayerId) {}
    [[noreturn]] static void add_hand_over(const HandOverMade&) { refuse(hand_overs_elsewhere); }
    [[noreturn]] static void redeem_hand_over(const HandOverRedeemed&) { refuse(hand_overs_elsewhere); }

private:
    static constexpr const char* hand_overs_elsewhere = "codes for other devices are not in this database";

    MatchRows& running(RoomId room, MatchNumber match);

    Database& db_;
    RunningRows& running_;
};

}  // namespace reami::store
