// Limits the number of rooms: in total, per address, and opened by an address within an hour. The opener is
// known only by a keyed hash of the address. Where several servers share a database, the total counts the
// rooms of one server, and the database counts the rooms of an opener.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>

#include "server/lobby/refused.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/settings/current_settings.hpp"
#include "server/store/read/reader.hpp"

namespace reami::lobby {

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class RoomQuota {
public:
    using Opener = std::optional<store::Hash>;

    /// `settings` must outlive it. If its limits become lower, open rooms stay open.
    explicit RoomQuota(const CurrentSettings& settings) : settings_(settings) {}
    /// From now on, the database counts the rooms of an opener, because other servers open rooms in the same
    /// database.
    void share() { is_shared_ = true; }

    /// Counts a room before it is stored and opened; or returns why it may not be opened.
    std::optional<Refused> take(const Opener& opener, Millis now);
    /// Stops counting the room, because it was not opened after all.
    void give_back(const Opener& opener);
    /// Counts a room that was open before the server's start.
    void restored(const Opener& opener);
    void closed(const Opener& opener);
    /// The server counts one room less, or one more again; its opener has as many rooms as before.
    void rests();
    void wakes();

    bool asks_the_database() const { return is_shared_; }
    /// How many rooms an address may open within an hour.
    std::size_t an_hour() const;
    /// The reason why an opener may not open another room, by the wall clock. `rooms` are the opener's rooms,
    /// read with `most` = `an_hour()`.
    std::optional<Refused> judge(const store::OpenedBy& rooms, Millis wall) const;

private:
    static std::optional<Refused> judge(const Limits& limits, std::size_t open, Millis wait);

    const CurrentSettings& settings_;
    std::mutex mutex_;
    std::atomic<bool> is_shared_ = false;
    std::size_t rooms_ = 0;
    std::map<store::Hash, std::size_t> open_;  ///< by opener
    HourlyQuota<store::Hash> opened_;
};

}  // namespace reami::lobby
