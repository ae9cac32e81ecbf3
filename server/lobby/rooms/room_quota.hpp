// Limits how many rooms there may be: in total, of one address, and opened by it within an hour. The opener
// of a room is known by a keyed hash of the address. Where several servers share a database, the total is of
// the rooms that one of them serves, and those of an opener are counted in the database.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "server/lobby/refused.hpp"
#include "server/lobby/rooms/hourly_quota.hpp"
#include "server/settings/settings.hpp"
#include "server/store/read/reader.hpp"

namespace reami::lobby {

/// Every function may be called from any thread. Times are milliseconds of the steady clock.
class RoomQuota {
public:
    using Opener = std::optional<store::Hash>;

    enum class OpenersAre : std::uint8_t {
        counted_here,
        counted_in_the_database
    };
    explicit RoomQuota(const Limits& limits, OpenersAre openers = OpenersAre::counted_here)
        : limits_(limits), openers_(openers) {}
    /// From now on; rooms that are open stay.
    void change(const Limits& limits);

    /// Counts a room that is about to be opened, before it is stored; or says why it may not be.
    std::optional<Refused> take(const Opener& opener, Millis now);
    /// Takes the room back: it was not opened after all.
    void give_back(const Opener& opener);
    /// Counts a room from before the start of the server.
    void restored(const Opener& opener);
    void closed(const Opener& opener);
    /// The server has one open room less, or more again; who opened it has as many as before.
    void rests();
    void wakes();

    bool asks_the_database() const { return openers_ == OpenersAre::counted_in_the_database; }
    /// How many rooms an address may open within an hour.
    std::size_t an_hour() const;
    /// Why an opener may not open another room, by the wall clock; `rooms` are those of the last hour, of
    /// which `an_hour` are most.
    std::optional<Refused> judge(const store::OpenedBy& rooms, Millis wall) const;

private:
    std::optional<Refused> judge(std::size_t open, Millis wait) const;

    mutable std::mutex mutex_;
    Limits limits_;
    const OpenersAre openers_;
    std::size_t rooms_ = 0;
    std::map<store::Hash, std::size_t> open_;  ///< by opener
    HourlyQuota<store::Hash> opened_;
};

}  // namespace reami::lobby
