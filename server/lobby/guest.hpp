// A connection's place in a room: passes its messages on, and answers what concerns the player and not the
// room.
#pragma once

#include <memory>

#include "server/clock.hpp"
#include "server/lobby/players.hpp"
#include "server/lobby/signed_in.hpp"
#include "server/net/door.hpp"
#include "server/room/room_actor.hpp"

namespace reami::lobby {

class Guest : public net::Guest {
public:
    /// Both outlive the guest.
    struct Means {
        Players& players;
        SignedIn& signed_in;
        const Clock& clock;
    };
    Guest(std::shared_ptr<room::RoomActor> room, const Means& means, const room::Visitor& visitor,
          const net::Knock& knock);
    ~Guest() override;

    bool hand(protocol::from_client::Message message) override;

private:
    /// What a hand-over needs, however soon the connection goes.
    struct Asker {
        Means means;
        std::shared_ptr<net::Line> line;
        room::Identity who;
        protocol::Language language;
    };
    static boost::asio::awaitable<void> hand_over(Asker asker, std::string id);

    std::shared_ptr<room::RoomActor> room_;
    Asker asker_;
    room::GuestId id_;
    SignedIn::Id signed_in_;
};

}  // namespace reami::lobby
