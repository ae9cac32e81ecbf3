// Answers plain requests about rooms: opens rooms, redeems invitations, lists open rooms, and returns match
// files. PROTOCOL.md, "Plain requests".
#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/invites.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/rooms/room_opener.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

/// Any thread may call every function.
class RoomEndpoints {
public:
    struct Dependencies {
        lobby::RoomOpener& opener;
        lobby::Invites& invites;
        lobby::CodeLookup& codes;
        lobby::Players& players;
        const lobby::OpenRooms& open_rooms;
        store::Readers& readers;
        Background& workers;
    };
    explicit RoomEndpoints(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// `POST /api/rooms`
    boost::asio::awaitable<net::Answer> open(net::Request request);
    /// `POST /api/invites`
    boost::asio::awaitable<net::Answer> redeem(net::Request request);
    /// `POST /api/rooms/open`
    boost::asio::awaitable<net::Answer> remember(net::Request request);
    /// `GET /api/rooms`
    net::Answer listed() const;
    /// `GET /api/rooms/{code}`
    boost::asio::awaitable<net::Answer> room(net::Request request, std::string code);
    /// `GET /api/rooms/{code}/matches/{number}`
    boost::asio::awaitable<net::Answer> match(net::Request request, std::string code, int number);

private:
    /// The refusal if the server must not tell the sender of this request about the room with this code; or
    /// else empty.
    boost::asio::awaitable<std::optional<net::Answer>> not_shown(const net::Request& request,
                                                                 const std::string& code);
    bool is_held(const std::string& code) const;

    Dependencies dependencies_;
};

}  // namespace reami::http
