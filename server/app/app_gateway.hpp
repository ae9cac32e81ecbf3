// Passes the calls of connections on to the parts of the server that answer them.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "server/http/routes.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/reception.hpp"
#include "server/lobby/rooms/open_rooms.hpp"
#include "server/net/gateway.hpp"
#include "server/net/room_ownership.hpp"

namespace reami {

class AppGateway final : public net::Gateway {
public:
    AppGateway(lobby::Reception& reception, lobby::OpenRooms& open_rooms, http::Routes& routes,
               const lobby::Rulings& rulings, const Clock& clock, net::RoomOwnership& ownership)
        : reception_(reception),
          open_rooms_(open_rooms),
          routes_(routes),
          rulings_(rulings),
          clock_(clock),
          ownership_(ownership) {}

    /// Checks again that this server serves the room: another server may have taken the room since the
    /// handshake.
    boost::asio::awaitable<net::JoinResult> enter(net::JoinRequest join) override {
        auto asked = join.passed_on ? ownership_.serves(join.room) : ownership_.takes(join.room);
        const bool is_here = co_await std::move(asked);
        if (!is_here) co_return protocol::Close::restart;
        co_return co_await reception_.enter(std::move(join));
    }
    std::optional<room::RoomActor::Executor> shard_of(const std::string& room) const override {
        return reception_.shard_of(room);
    }
    void watch_rooms(const std::shared_ptr<net::ConnectionHandle>& connection,
                     const boost::asio::ip::address& address) override {
        open_rooms_.watch(connection, {address, clock_.now().wall});
        if (is_barred(address))
            connection->close(protocol::Close::barred);  // an admin banned the address meanwhile
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
    net::RoomOwnership& ownership_;
};

}  // namespace reami
