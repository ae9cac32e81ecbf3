// Who gets which message. Each is made once for a distinct viewer and shared by all who look on as it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "server/room/snapshot.hpp"

namespace reami::room {

inline SharedMessage shared(from_server::Message message) {
    return std::make_shared<const from_server::Message>(std::move(message));
}

/// A move that was just played: `before` and the match that its viewers now see lie that one move apart.
struct Played {
    const protocol::Match& before;
    Seat mover;
    const std::string& id;  ///< the mover's, as acknowledgement
};

/// Writes messages to the connections of a room, for one moment of it.
class Broadcast {
public:
    explicit Broadcast(const Snapshot& snapshot) : now_(snapshot) {}

    void here(ClientId client);          ///< who the connection is
    void state(ClientId client);         ///< the whole match; nothing before the first one
    void states();                       ///< to everybody
    void patches(const Played& played);  ///< to everybody
    void reveal(ClientId client);        ///< all from which the seed of the ended match was made
    void reveal();                       ///< to everybody

    /// The same message to one, or to everybody.
    void send(ClientId client, SharedMessage message);
    void send_all(const SharedMessage& message);

    std::vector<OutgoingMessage> take() { return std::move(messages_); }

private:
    using MessagePerViewer = std::array<SharedMessage, Viewer::slots>;  ///< by Viewer::slot

    SharedMessage reveal_message() const;
    SharedMessage patch_message(const Played& played, Viewer viewer) const;

    Snapshot now_;
    MessagePerViewer states_;
    std::vector<OutgoingMessage> messages_;
};

}  // namespace reami::room
