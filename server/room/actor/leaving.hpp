// Ends a room on this node, so that another node can serve it, or so that it can be read back later.
#pragma once

#include <functional>

#include "server/room/actor/bots.hpp"
#include "server/room/actor/chat_lane.hpp"
#include "server/room/actor/room_timer.hpp"

namespace reami::room {

/// Used on the room's shard only. `RoomActor` says what its functions are for.
class Leaving {
public:
    using WhenReady = std::function<void(Millis due_at)>;

    /// The parts of the actor that have or cause work.
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
    /// Ends the room if it drains and the disk has answered.
    void end_if_drained();
    void leave_if_left(WhenReady ready);
    void rest_if_left(const WhenReady& rested);
    void leave(WhenReady ready);
    /// Ends the room here, and shows it to this server as closed, so that nobody finds it.
    void be_lost();
    void stop();
    /// Stops working, and closes all connections with that code.
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
