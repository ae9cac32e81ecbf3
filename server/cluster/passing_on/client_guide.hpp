// Leads a client to the node that serves its room: searches for this node, and passes the connection on to
// it.
#pragma once

#include "server/cluster/passing_on/room_search.hpp"
#include "server/net/room_ownership.hpp"

namespace reami::cluster {

class ClientGuide final : public net::Guide {
public:
    /// `locator` and `calls` must outlive the guide.
    ClientGuide(RoomLocator& locator, const NodeCalls& calls, const net::WaitingClient& client);

    boost::asio::awaitable<net::Led> run() override;
    void stop() override;
    void stop_passing_on() override;

private:
    boost::asio::awaitable<void> pass_on(HandedOver taken);

    const net::WaitingClient client_;
    RoomSearch search_;
    bool is_passed_on_ = false;
};

}  // namespace reami::cluster
