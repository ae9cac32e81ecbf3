// A connection's handle to a room. It passes messages for the room on, and answers messages that concern only
// the player.
#pragma once

#include <memory>

#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/net/gateway.hpp"
#include "server/room/actor/room_actor.hpp"
#include "server/runtime/clock.hpp"

namespace reami::lobby {

class ActorHandle : public net::RoomHandle {
public:
    /// All of these outlive the handle.
    struct Dependencies {
        Players& players;
        HandOvers& hand_overs;
        SignedIn& signed_in;
        const Rulings& rulings;
        const Clock& clock;
        Meters& meters;
    };
    ActorHandle(std::shared_ptr<room::RoomActor> room, const Dependencies& dependencies,
                const room::Visitor& visitor, const net::JoinRequest& join);
    ~ActorHandle() override;

    bool deliver(protocol::from_client::Message message) override;
    void attend(protocol::Attendance how) override { room_->attend(id_, how); }
    void still_there() override { room_->still_there(id_); }

private:
    /// The values that a hand-over needs. They stay valid even if the connection closes during the hand-over.
    struct HandOverContext {
        Dependencies dependencies;
        std::shared_ptr<net::ConnectionHandle> connection;
        room::Identity who;
        protocol::Language language;
    };
    /// Whether the message is a line of chat by a player whom an admin silenced in all rooms.
    bool is_silenced(const protocol::from_client::Message& message) const;
    void refuse(protocol::RequestId id, std::string_view code) const;
    static boost::asio::awaitable<void> hand_over(HandOverContext asker, protocol::RequestId id);
    static boost::asio::awaitable<protocol::from_server::Message> answer_to_hand_over(
        const HandOverContext& asker, protocol::RequestId id);

    std::shared_ptr<room::RoomActor> room_;
    HandOverContext asker_;
    boost::asio::ip::address address_;
    room::ClientId id_;
    SignedIn::Id signed_in_;
};

}  // namespace reami::lobby
