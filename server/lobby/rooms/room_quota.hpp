// Limits how many rooms there may be: in total, of one address, and opened by it within an hour. The opener
// of a room is known by a keyed hash of the address.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "server/lobby/refused.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/settings/settings.hpp"

namespace reami::lobby {

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class RoomQuota {
public:
    using Opener = std::optional<store::Hash>;

    explicit RoomQuota(const Limits& limits) : limits_(limits) {}
    /// From now on; rooms that are open stay.
    void change(const Limits& limits);

    /// Counts a room that is about to be opened, before it is stored; or says why it may not be.
    std::optional<Refused> take(const Opener& opener, Millis now);
    /// Takes the room back: it was not opened after all.
    void give_back(const Opener& opener);
    /// Counts a room from before the start of the server.
    void restored(const Opener& opener);
    void closed(const Opener& opener);

private:
    std::mutex mutex_;
    Limits limits_;
    std::size_t rooms_ = 0;
    std::map<store::Hash, std::size_t> open_;  ///< by opener
    HourlyQuota<store::Hash> opened_;
};

}  // namespace reami::lobby
