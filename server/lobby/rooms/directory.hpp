// All open rooms by their codes, each on its shard. The details of a resting room are only in the store
// (resting_rooms.hpp).
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/lobby/rooms/open_rooms.hpp"
#include "server/lobby/rooms/room_quota.hpp"
#include "server/room/actor/room_actor.hpp"
#include "server/settings/current_settings.hpp"

namespace reami::lobby {

/// A stored room, with data that only the store has.
struct RoomOnDisk {
    store::RoomId id = 0;
    room::Room room;
    RoomQuota::Opener opener;
    store::Millis unused_for = 0;  ///< served time since somebody was last known to be in the room
    std::shared_ptr<store::RoomClaim> claim = {};  ///< null if only one server uses the store
};

/// Every function may be called from any thread.
class Directory {
public:
    using RoomExecutors = std::vector<room::RoomActor::Executor>;
    using ActorPtr = std::shared_ptr<room::RoomActor>;
    /// Each room holds a copy until the room is done. When the last copy is destroyed, all rooms are done.
    using AllDone = std::shared_ptr<void>;

    /// The services that the directory uses; all of them outlive the directory.
    struct Dependencies {
        RoomExecutors shards;
        const CurrentSettings& settings;
        store::Journal& journal;
        const Clock& clock;
        Meters& meters;
        boost::asio::thread_pool& bots;
        Background& workers;
        OpenRooms& open_rooms;
        RoomQuota& quota;
        /// Called on the room's shard when the public view of a room changes; `before` is null if the room is
        /// new on this server.
        std::function<void(const room::RoomMessage& before, const room::RoomMessage& now)> on_change = {};
        std::function<void(const room::Reminder&)> remind = {};  ///< see RoomServices::remind
    };
    explicit Directory(Dependencies dependencies);

    /// Applies the current settings from now on, also to open rooms.
    void settings_changed();

    /// Adds a room that the quota has counted, or a resting room, which is awake from then on.
    void add(RoomOnDisk room);
    /// Rooms that are opened from now on get higher numbers than `last`.
    void set_last_room(store::RoomId last) { last_room_ = last; }
    /// From now on, numbers new rooms at random, because other servers open rooms in the same database, and
    /// leaves a new room to the first server to which a client comes. `gone` is called on the room's shard
    /// when this server stops serving a room.
    void share(std::function<void(const ActorPtr&)> gone) {
        gone_ = std::move(gone);
        is_shared_ = true;
    }
    bool is_shared() const { return is_shared_; }
    store::RoomId next_room();

    /// Returns null if no open room has this code, or if the room is resting.
    ActorPtr find(const std::string& code) const;
    /// Whether a room with this code is open, awake or resting.
    bool has(const std::string& code) const;
    std::vector<ActorPtr> all() const;
    /// The rooms that were opened from the address with this keyed hash.
    std::vector<ActorPtr> opened_by(const store::Hash& address) const;
    /// Calls `begin` for each room; the future is ready once all rooms are done.
    static std::future<void> once_each_has(std::span<const ActorPtr> rooms,
                                           const std::function<void(const ActorPtr&, AllDone)>& begin);
    std::map<std::string, store::RoomId> numbers() const;  ///< by code, resting rooms included
    std::size_t size() const;                              ///< without resting rooms
    std::size_t inputs() const;                            ///< not handled yet, in all rooms
    /// The limits of every room.
    Limits limits() const;

    /// Lets rooms rest soon if nobody has been in them for `left_for` and nothing is due in them.
    void let_rest(store::Millis left_for);
    /// The number of a resting room; empty if no resting room has this code.
    std::optional<store::RoomId> number_of_resting(const std::string& code) const;
    /// The codes of the resting rooms in which something is due by that time of the steady clock.
    std::vector<std::string> resting(store::Millis due_by) const;
    /// Removes a resting room that can't be read back: this server treats it as missing.
    void set_aside(const std::string& code);

    /// From now on, the server opens no more rooms, because it is about to end. Open rooms go on.
    void begin_draining() { is_draining_ = true; }
    /// Begins draining, and drains every room (room_actor.hpp). Waits for the rooms for at most `within`;
    /// returns false if a room still waits for the disk.
    bool drain(std::chrono::milliseconds within);
    bool is_draining() const { return is_draining_; }
    /// Tells all clients that the server restarts. They connect again after a second; at once, if another
    /// server can take their rooms.
    void say_bye() const;
    /// Makes this node lose all its rooms. Returns once no room acts or sends anything any more.
    void lose_all();
    void stop() const;

private:
    struct Listed {
        ActorPtr actor;
        RoomQuota::Opener opener;
    };

    struct Resting {
        store::RoomId id = 0;
        RoomQuota::Opener opener;
        store::Millis due_at = 0;  ///< the steady-clock time at which something is due in the room
    };

    void changed(const room::RoomMessage& room);
    void rests(const std::string& code, store::Millis due_at);

    Dependencies dependencies_;
    const store::Millis rooms_stay_until_;  ///< until then, empty rooms stay open; on the steady clock
    mutable std::mutex mutex_;
    SettingsPtr settings_;  ///< the settings that the rooms have
    std::map<std::string, Listed> rooms_;
    std::map<std::string, Resting> resting_;
    std::atomic<store::RoomId> last_room_{0};
    std::atomic<bool> is_draining_ = false;
    std::atomic<bool> is_shared_ = false;
    std::function<void(const ActorPtr&)> gone_;
};

}  // namespace reami::lobby
