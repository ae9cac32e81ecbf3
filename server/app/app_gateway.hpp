// Passes the calls of connections to the parts of the server that answer them.
#pragma once

#include <memory>
#include <string_view>
#include <utility>
#include <variant>

#include "server/cluster/node.hpp"
#include "server/http/routes.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/reception.hpp"
#include "server/lobby/rooms/open_rooms.hpp"
#include "server/net/gateway.hpp"

namespace reami {

class AppGateway final : public net::Gateway {
public:
    AppGateway(lobby::Reception& reception, lobby::OpenRooms& open_rooms, http::Routes& routes,
               const lobby::Rulings& rulings, const Clock& clock, cluster::Node* node)
        : reception_(reception),
          open_rooms_(open_rooms),
          routes_(routes),
          rulings_(rulings),
          clock_(clock),
          node_(node) {}

    /// Asks again where the room is, because another node may have taken it over meanwhile.
    boost::asio::awaitable<net::JoinResult> enter(net::JoinRequest join) override {
        if (!join.passed_on) {
            const net::Whereabouts where = co_await whereabouts(join.room, {});
            if (!std::holds_alternative<net::ServedHere>(where)) co_return protocol::Close::restart;
        } else if (!co_await serves(join.room)) {
            co_return protocol::Close::restart;
        }
        co_return co_await reception_.enter(std::move(join));
    }
    boost::asio::awaitable<net::Whereabouts> whereabouts(std::string room,
                                                         std::optional<std::string> lost) override {
        if (node_ == nullptr) co_return net::ServedHere{};
        co_return co_await node_->whereabouts(std::move(room), std::move(lost));
    }
    boost::asio::awaitable<bool> serves(std::string room) override {
        co_return node_ == nullptr || co_await node_->serves(std::move(room));
    }
    std::shared_ptr<const LeaseDeadline> lease() const override {
        if (node_ == nullptr) return nullptr;
        auto tenure = node_->tenure();
        return {tenure, &tenure->deadline};
    }
    std::optional<room::RoomActor::Executor> shard_of(const std::string& room) const override {
        return reception_.shard_of(room);
    }
    void watch_rooms(const std::shared_ptr<net::ConnectionHandle>& connection,
                     const boost::asio::ip::address& address) override {
        open_rooms_.watch(connection, {address, clock_.now().wall});
        if (is_barred(address))
            connection->close(protocol::Close::barred);  // the ban came while they connected
    }
    bool is_barred(const boost::asio::ip::address& address) const override {
        return rulings_.is_banned({{}, address});
    }
    std::size_t longest_body(std::string_view path) const override { return routes_.longest_body(path); }
    boost::asio::awaitable<net::Answer> answer(net::Request request) override {
        return routes_.answer(std::move(request));
    }

private:
    lobby::Reception& reception_;
    lobby::OpenRooms& open_rooms_;
    http::Routes& routes_;
    const lobby::Rulings& rulings_;
    const Clock& clock_;
    cluster::Node* node_;  ///< null if the store is a file
};

}  // namespace reami
