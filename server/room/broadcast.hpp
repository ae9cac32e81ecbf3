// Decides which messages a connection gets. It makes a message once for each distinct viewer, and all
// connections with that viewer share the message.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "server/room/snapshot.hpp"

namespace reami::room {

/// One or several moves of one seat that were just played. Viewers now see the match after them.
struct Played {
    const protocol::PlayedMoves& moves;
    Seat mover;
    const RequestId* id;  ///< from the mover's message, which it acknowledges; null if no client sent it
};

/// Makes the messages for the connections of a room, from one snapshot.
class Broadcast {
public:
    explicit Broadcast(const Snapshot& snapshot) : now_(snapshot) {
        messages_.reserve(snapshot.clients.all().size());
    }

    void here(ClientId client);   ///< sends the client its person's number and its seat
    void state(ClientId client);  ///< sends the whole match; before the first match, sends nothing
    void states();                ///< sends each client the whole match
    /// Sends each client its patch, except those that have just got the whole match.
    void patches(const Played& played, const std::vector<ClientId>& except = {});
    void reveal(ClientId client);  ///< sends all inputs of the ended match's seed
    void reveal();                 ///< sends these inputs to everybody

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
