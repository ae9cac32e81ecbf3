// Answers plain requests about a player's devices, ended matches and stored data. PROTOCOL.md, "Plain
// requests".
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/devices.hpp"
#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/store_record.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

/// Any thread may call every function.
class PlayerEndpoints {
public:
    struct Dependencies {
        lobby::Devices& devices;
        lobby::Players& players;
        lobby::HandOvers& hand_overs;
        lobby::CodeLookup& codes;
        store::Readers& readers;
        lobby::RecordTarget records;
    };
    explicit PlayerEndpoints(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// `GET /api/devices`
    boost::asio::awaitable<net::Answer> list(net::Request request);
    /// `POST /api/devices/sign_out_others`
    boost::asio::awaitable<net::Answer> sign_out_others(net::Request request);
    /// `POST /api/devices/sign_out`
    boost::asio::awaitable<net::Answer> sign_out(net::Request request);
    /// `POST /api/devices/whose`
    boost::asio::awaitable<net::Answer> whose(net::Request request);
    /// `GET /api/me/opponents`
    boost::asio::awaitable<net::Answer> opponents(net::Request request);
    /// `POST /api/me/matches`
    boost::asio::awaitable<net::Answer> matches(net::Request request);
    /// `POST /api/me/join`
    boost::asio::awaitable<net::Answer> join(net::Request request);
    /// `POST /api/me/export`
    boost::asio::awaitable<net::Answer> my_data(net::Request request);

private:
    Dependencies dependencies_;
};

}  // namespace reami::http
