// The public view of a room: the message `room`, which everybody there gets.
#pragma once

#include <memory>

#include "protocol/messages/plain_requests.hpp"
#include "server/room/broadcast.hpp"

namespace reami::room {

/// A room's public view; all messages that show the room share one object.
using RoomMessage = std::shared_ptr<const from_server::Room>;

from_server::Room public_view(const Snapshot& seen, Millis now);
/// The seats for which the running match waits, and the seat of `asker`; empty while no match is running.
std::optional<protocol::plain::RunningMatch> running_match(const RoomState& state,
                                                           std::optional<PlayerId> asker);

/// The public view that was sent last.
class ShownView {
public:
    /// Sends the public view to everybody if it differs from the last one, and returns whether it did. If
    /// only the spectators have changed, sends it at most once a second.
    bool show(const Snapshot& seen, Millis now, Broadcast& broadcast);
    /// The same, but sends the view to that connection in any case.
    void show_to(ClientId client, const Snapshot& seen, Millis now, Broadcast& broadcast);
    /// Whether the others may decide something else about absent people than the last view says.
    bool has_other_absences(const Snapshot& seen, Millis now) const;
    /// When `show` sends a change of the spectators; empty if none waits. On the steady clock.
    std::optional<Millis> due() const;
    /// A new object after each change. Never null.
    const RoomMessage& message() const { return shown_; }

private:
    static constexpr Millis watchers_every = 1000;

    RoomMessage shown_ = std::make_shared<const from_server::Room>();
    Millis watchers_shown_ = 0;      ///< when the spectators were last sent; on the steady clock
    bool watchers_changed_ = false;  ///< since then, the spectators have changed
};

}  // namespace reami::room
