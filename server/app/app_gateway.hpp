// What connections ask, passed to who knows the answer.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "server/http/routes.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/reception.hpp"
#include "server/lobby/rooms/open_rooms.hpp"
#include "server/net/gateway.hpp"

namespace reami {

class AppGateway final : public net::Gateway {
public:
    AppGateway(lobby::Reception& reception, lobby::OpenRooms& open_rooms, http::Routes& routes,
               const lobby::Rulings& rulings, const Clock& clock)
        : reception_(reception), open_rooms_(open_rooms), routes_(routes), rulings_(rulings), clock_(clock) {}

    boost::asio::awaitable<net::JoinResult> enter(net::JoinRequest join) override {
        return reception_.enter(std::move(join));
    }
    std::optional<room::RoomActor::Executor> shard_of(const std::string& room) const override {
        return reception_.shard_of(room);
    }
    void watch_rooms(const std::shared_ptr<net::ConnectionHandle>& connection,
                     const boost::asio::ip::address& address) override {
        open_rooms_.watch(connection, {address, clock_.now().wall});
        if (is_barred(address)) connection->close(protocol::Close::barred);  // while they came in
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
};

}  // namespace reami
