// Decides which messages a connection gets. A message is made once for each distinct viewer, and all
// connections with that viewer share it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "server/room/snapshot.hpp"

namespace reami::room {

/// Moves that were just played: one, or several of the same seat. `before` is the match before them; viewers
/// see the match after them now.
struct Played {
    const protocol::Match& before;
    Seat mover;
    const RequestId& id;  ///< from the mover's message; it acknowledges the move
};

/// Makes the messages for the connections of a room, from one snapshot.
class Broadcast {
public:
    explicit Broadcast(const Snapshot& snapshot) : now_(snapshot) {
        messages_.reserve(snapshot.clients.all().size());
    }

    void here(ClientId client);          ///< the player and the seat of the connection
    void state(ClientId client);         ///< the whole match; nothing before the first match
    void states();                       ///< to everybody
    void patches(const Played& played);  ///< to everybody
    void reveal(ClientId client);        ///< all inputs of the ended match's seed
    void reveal();                       ///< to everybody

    /// Sends the same message to one connection, or to all.
    void send(ClientId client, SharedMessage message);
    void send_all(const SharedMessage& message);

    std::vector<OutgoingMessage> take() { return std::move(messages_); }

private:
    using MessagePerViewer = std::array<std::optional<SharedMessage>, Viewer::slots>;  ///< by Viewer::slot

    SharedMessage reveal_message() const;
    bool has_seed() const;  ///< false if the match began with a set-up
    from_server::Patch patch_seen_by(Viewer viewer, const Played& played) const;
    void put_own_members(from_server::Patch& patch, Viewer viewer, const Played& played) const;

    Snapshot now_;
    MessagePerViewer states_;
    std::vector<OutgoingMessage> messages_;
};

}  // namespace reami::room
