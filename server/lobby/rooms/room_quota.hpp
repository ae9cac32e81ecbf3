// Limits the number of rooms: in total, per address, and opened by an address within an hour. The server
// knows the opener only by a keyed hash of the address. If several servers share a database, each server
// counts its own rooms for the total, and the database counts the rooms of an opener.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>

#include "protocol/messages/refusal.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/settings/current_settings.hpp"
#include "server/store/read/find_room.hpp"

namespace reami::lobby {

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class RoomQuota {
public:
    using Opener = std::optional<store::Hash>;

    /// `settings` must outlive the object. If its limits become lower, open rooms stay open.
    explicit RoomQuota(const CurrentSettings& settings) : settings_(settings) {}
    /// From now on, the database counts the rooms of an opener, because other servers open rooms in the same
    /// database.
    void share() { is_shared_ = true; }

    /// Counts a room that the caller is about to open, or returns the reason why the caller may not open it.
    std::optional<protocol::Refusal> take(const Opener& opener, Millis now);
    /// Stops counting the room, because the caller did not open it after all.
    void give_back(const Opener& opener);
    /// Counts a room that was open before the server's start.
    void restored(const Opener& opener);
    void closed(const Opener& opener);
    /// `rests` counts one room less in total, `wakes` one more. The number of the opener's rooms stays the
    /// same.
    void rests();
    void wakes();

    bool asks_the_database() const { return is_shared_; }
    /// How many rooms an address may open within an hour.
    std::size_t an_hour() const;
    /// The reason why an opener may not open another room; empty if they may. `wall` is the time by the wall
    /// clock. `rooms` are the opener's rooms, read with `most` = `an_hour()`.
    std::optional<protocol::Refusal> judge(const store::OpenedBy& rooms, Millis wall) const;

private:
    static std::optional<protocol::Refusal> judge(const Limits& limits, std::size_t open, Millis wait);

    const CurrentSettings& settings_;
    std::mutex mutex_;
    std::atomic<bool> is_shared_ = false;
    std::size_t rooms_ = 0;
    std::map<store::Hash, std::size_t> open_;  ///< by opener
    HourlyQuota<store::Hash> opened_;
};

}  // namespace reami::lobby
