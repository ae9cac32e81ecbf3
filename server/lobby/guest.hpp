// A connection's place in a room: passes its messages on, and answers what concerns the player and not the
// room.
#pragma once

#include <memory>

#include "server/lobby/players.hpp"
#include "server/net/door.hpp"
#include "server/room/room_actor.hpp"

namespace reami::lobby {

class Guest : public net::Guest {
public:
    Guest(std::shared_ptr<room::RoomActor> room, Players& players, const room::Identity& who,
          const net::Knock& knock);
    ~Guest() override;

    bool hand(protocol::from_client::Message message) override;

private:
    void hand_over(const protocol::from_client::HandOver& request);

    std::shared_ptr<room::RoomActor> room_;
    Players& players_;
    std::shared_ptr<net::Line> line_;
    room::Identity who_;
    protocol::Language language_;
    room::GuestId id_;
};

}  // namespace reami::lobby
