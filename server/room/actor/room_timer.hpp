// The timer of a room. It rings when something is due in the room, or when people have waited for the disk
// for so long that the room must show that it is stalled.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "server/room/actor/chat_lane.hpp"
#include "server/room/actor/step_lane.hpp"

namespace reami::room {

class RoomTimer {
public:
    RoomTimer(const ServedRoom& served, const StoreFaults& faults, const StepLane& steps,
              const ChatLane& chat);

    /// Makes the timer call `ring` at the next time at which something is due. Does nothing if the timer is
    /// already set to an earlier time. `ring` must call `note_rung`.
    void set(std::function<void()> ring);
    void note_rung() { rings_at_.reset(); }
    void cancel() { alarm_->cancel(); }

    /// Whether people have waited for the disk for too long, or the store takes no entries.
    bool is_stalled() const;

private:
    bool has_waited_since(Millis since) const;
    std::optional<Millis> next_due(Millis now) const;

    const ServedRoom& served_;
    const StoreFaults& faults_;
    const StepLane& steps_;
    const ChatLane& chat_;
    std::unique_ptr<Alarm> alarm_;
    std::optional<Millis> rings_at_;  ///< on the steady clock
};

}  // namespace reami::room
