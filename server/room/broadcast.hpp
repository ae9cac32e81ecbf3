// Decides who gets which message. A message is made once for each distinct viewer, and shared by all
// connections with that viewer.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "server/room/snapshot.hpp"

namespace reami::room {

/// The moves that were just played: one, or several of one seat. `before` is the match before them; viewers
/// now see the match after them.
struct Played {
    const protocol::Match& before;
    Seat mover;
    const RequestId& id;  ///< of the mover's message, as acknowledgement
};

/// Makes the messages for the connections of a room at one moment.
class Broadcast {
public:
    explicit Broadcast(const Snapshot& snapshot) : now_(snapshot) {
        messages_.reserve(snapshot.clients.all().size());
    }

    void here(ClientId client);          ///< who the connection is
    void state(ClientId client);         ///< the whole match; nothing before the first one
    void states();                       ///< to everybody
    void patches(const Played& played);  ///< to everybody
    void reveal(ClientId client);        ///< everything that made the seed of the ended match
    void reveal();                       ///< to everybody

    /// Sends the same message to one connection, or to all.
    void send(ClientId client, SharedMessage message);
    void send_all(const SharedMessage& message);

    std::vector<OutgoingMessage> take() { return std::move(messages_); }

private:
    using MessagePerViewer = std::array<std::optional<SharedMessage>, Viewer::slots>;  ///< by Viewer::slot

    SharedMessage reveal_message() const;
    bool has_seed() const;  ///< not where the set-up was given by hand
    from_server::Patch patch_seen_by(Viewer viewer, const Played& played) const;
    void put_own_members(from_server::Patch& patch, Viewer viewer, const Played& played) const;

    Snapshot now_;
    MessagePerViewer states_;
    std::vector<OutgoingMessage> messages_;
};

}  // namespace reami::room
