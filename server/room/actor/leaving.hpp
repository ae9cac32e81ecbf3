// Ends a room on this node. Then another node can serve the room, or this server can restore it later.
#pragma once

#include <functional>

#include "server/room/actor/bots.hpp"
#include "server/room/actor/chat_lane.hpp"
#include "server/room/actor/room_timer.hpp"

namespace reami::room {

/// Only the room's shard may use it. `RoomActor` describes the functions that have no comment here.
class Leaving {
public:
    using WhenReady = std::function<void(Millis due_at)>;

    /// The parts of the actor that `Leaving` checks and stops.
    struct RoomParts {
        ServedRoom& served;
        const StoreFaults& faults;
        StepLane& steps;
        ChatLane& chat;
        const Bots& bots;
        RoomTimer& timer;
    };
    explicit Leaving(const RoomParts& parts) : parts_(parts) {}

    void drain(std::function<void()> done);
    /// Ends the room if it is draining and nothing is being stored.
    void end_if_drained();
    void leave_if_left(WhenReady ready);
    void rest_if_left(const WhenReady& rested);
    void leave(WhenReady ready);
    /// Ends the room on this node, and shows it to the lobby as closed, so that nobody finds it here.
    void be_lost();
    void stop();
    /// Stops the room's work, and closes all connections with that code.
    void end(protocol::Close why);

private:
    void stop_working(protocol::Close why);
    bool wants_nothing_soon(Millis now) const;
    Millis due_at(Moment now) const;

    const RoomParts parts_;
    std::function<void()> when_drained_;
    bool is_lost_ = false;
};

}  // namespace reami::room
