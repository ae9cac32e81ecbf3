// All open rooms by their codes, each on its shard. Of a room that rests, only the store knows more than what
// is shown of it (resting_rooms.hpp).
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
#include "server/settings/settings.hpp"

namespace reami::lobby {

/// A stored room, and what only the store knows about it.
struct RoomOnDisk {
    store::RoomId id = 0;
    room::Room room;
    RoomQuota::Opener opener;
    store::Millis unused_for = 0;  ///< of the time that was served, nobody is known to have been there
    std::shared_ptr<store::RoomClaim> claim = {};  ///< null where only one server stores
};

/// Every function may be called from any thread.
class Directory {
public:
    using RoomExecutors = std::vector<room::RoomActor::Executor>;
    using ActorPtr = std::shared_ptr<room::RoomActor>;
    /// The last copy that goes: every room is done.
    using AllDone = std::shared_ptr<void>;

    /// The services that the directory uses; all of them outlive the directory.
    struct Means {
        RoomExecutors shards;
        const Settings& settings;  ///< as they were at the start
        store::Journal& journal;
        const Clock& clock;
        boost::asio::thread_pool& workers;
        Background& replays;
        OpenRooms& open_rooms;
        RoomQuota& quota;
        /// Called when a room looks different, on its shard; how it looked before is null if it is new here.
        std::function<void(const room::RoomMessage& before, const room::RoomMessage& now)> on_change = {};
    };
    explicit Directory(Means means);

    /// From now on, in rooms that are open too.
    void change(const Settings& settings);

    /// Adds a room that the quota has counted, or one that rests: it is awake then.
    void add(RoomOnDisk room);
    /// Rooms that are opened from now on have higher numbers.
    void set_last_room(store::RoomId last) { last_room_ = last; }
    /// From now on rooms are numbered at random, as others open rooms in the same database; and none is
    /// served before somebody comes.
    /// `gone` is called on the room's shard once a room is not served here any more.
    void share(std::function<void(const ActorPtr&)> gone) {
        gone_ = std::move(gone);
        is_shared_ = true;
    }
    bool is_shared() const { return is_shared_; }
    store::RoomId next_room();

    /// Null if no open room has this code, or it rests.
    ActorPtr find(const std::string& code) const;
    /// Also a room that rests.
    bool has(const std::string& code) const;
    std::vector<ActorPtr> all() const;
    /// The rooms that were opened from that address. Expects its keyed hash.
    std::vector<ActorPtr> opened_by(const store::Hash& address) const;
    /// Begins something with each room; ready once all are done.
    static std::future<void> once_each_has(std::span<const ActorPtr> rooms,
                                           const std::function<void(const ActorPtr&, AllDone)>& begin);
    std::map<std::string, store::RoomId> numbers() const;  ///< by code, also of those that rest
    std::size_t size() const;                              ///< without those that rest
    std::size_t inputs() const;                            ///< that wait in all rooms
    /// The time limits of every room.
    room::Terms terms() const;

    /// Rooms in which nobody has been for so long rest soon, unless something is due in them.
    void let_rest(store::Millis left_for);
    /// The number of a room that rests; nothing if it does not.
    std::optional<store::RoomId> number_of_resting(const std::string& code) const;
    /// The codes of the resting rooms in which something is due by then, on the steady clock.
    std::vector<std::string> resting(store::Millis due_by) const;
    /// The room rests, and can't be read back: it is as if there were none.
    void set_aside(const std::string& code);

    /// From now on no room is opened, as the server is about to end; those that are open go on.
    void begin_draining() { is_draining_ = true; }
    /// The same, and every room is drained (room_actor.hpp). Waits for them, at most so long: false if rooms
    /// still wait for the disk then.
    bool drain(std::chrono::milliseconds within);
    bool is_draining() const { return is_draining_; }
    void say_bye(const protocol::from_server::Bye& bye) const;
    /// No room is this node's any more. Returns once none of them acts or tells anything.
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
        store::Millis due_at = 0;  ///< when something is due in it, on the steady clock
    };

    void changed(const room::RoomMessage& room);
    void rests(const std::string& code, store::Millis due_at);

    /// The settings that rooms know.
    struct OfRooms {
        room::Terms terms;
        std::chrono::milliseconds bot_waits;
        std::size_t inbox_size;
    };
    static OfRooms of_rooms(const Settings& settings);

    Means means_;
    const store::Millis rooms_stay_until_;  ///< whatever is stored about them; on the steady clock
    mutable std::mutex mutex_;
    OfRooms of_rooms_;
    std::map<std::string, Listed> rooms_;
    std::map<std::string, Resting> resting_;
    std::atomic<store::RoomId> last_room_{0};
    std::atomic<bool> is_draining_ = false;
    std::atomic<bool> is_shared_ = false;
    std::function<void(const ActorPtr&)> gone_;
};

}  // namespace reami::lobby
