// Adds the rows of insert_rows.hpp to a PostgreSQL batch. The answers come only after the session has sent
// all of them.
#pragma once

#include <stdexcept>
#include <string_view>

#include "server/store/postgresql/pg_batch.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// Thrown for an entry that is refused before it is sent.
class PgRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class PgRows {
public:
    explicit PgRows(PgBatch& batch) : batch_(batch) {}

    /// Returns 0: the number of changed rows is not known before the batch is sent.
    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        batch_.add(PgCheck::none, nullptr, sql, values...);
        return 0;
    }
    template <class... Values>
    void run_one(const char* why, std::string_view sql, const Values&... values) {
        batch_.add(PgCheck::one, why, sql, values...);
    }
    template <class... Values>
    void refuse_if_any(const char* why, std::string_view sql, const Values&... values) {
        batch_.add(PgCheck::none_found, why, sql, values...);
    }
    [[noreturn]] static void refuse(const char* why) { throw PgRefused(why); }

    void start_match(RoomId, MatchNumber) {}
    void add_move(RoomId room, Millis at, const MovePlayed& move);
    void end_match(RoomId room, Millis at, const MatchFinished& ended);
    void abandon_match(RoomId room, Millis at, const MatchAbandoned& abandoned);

    /// Adds served time by the database's clock, because several servers report it.
    void add_served_time(Millis at);

    void note_rulings();
    /// Notes which of a player's devices are signed out: all, only one, or all but one. Expects that the
    /// store still has these devices.
    void note_signed_out(PlayerId player, const std::optional<TokenHash>& only,
                         const std::optional<TokenHash>& but);
    /// Expects that the store still has the rows to be forgotten.
    void note_forgotten(PlayerId player);
    void add_hand_over(const HandOverMade& made);
    void redeem_hand_over(const HandOverRedeemed& redeemed);

private:
    PgBatch& batch_;
};

/// The constraint that a move breaks if it does not follow the last one, and its error text.
inline constexpr const char* no_hole_constraint = "log_has_no_hole";
inline constexpr const char* hole = "the log of the match has a hole";

}  // namespace reami::store
