#include "server/lobby/reception.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/lobby/guest.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
using protocol::Close;

namespace {

Close why_closed(Named named) {
    switch (named) {
        case Named::closed:
            return Close::room_closed;
        case Named::unknown:
            return Close::unknown_room;
        case Named::too_many:
            return Close::full;
        case Named::open:
        case Named::unreadable:
            break;
    }
    return Close::fault;
}

}  // namespace

asio::awaitable<net::Entrance> Reception::enter(net::Knock knock) {
    try {
        auto known = co_await identify(knock);
        if (const auto* close = std::get_if<Close>(&known)) co_return *close;
        const auto identity = std::get<room::Identity>(std::move(known));
        const Codes::Who who = identity.stored ? Codes::Who(identity.player) : std::nullopt;
        const Named named = co_await means_.codes.name(knock.room, knock.address, who);
        if (named != Named::open) co_return why_closed(named);
        auto actor = means_.directory.find(knock.room);
        if (!actor) co_return Close::room_closed;
        const room::Visitor visitor{identity, means_.hash.of(knock.address)};
        co_return std::make_unique<Guest>(std::move(actor), Guest::Means{means_.players, means_.clock},
                                          visitor, knock);
    } catch (const Busy&) {
        co_return Close::full;
    }
}

asio::awaitable<Reception::Known> Reception::identify(const net::Knock& knock) {
    const protocol::from_client::Hello& hello = knock.hello;
    if (hello.code) co_return co_await redeem(*hello.code, knock.address);
    if (!hello.token) co_return Players::new_player();
    auto identity = co_await means_.players.recognize(*hello.token);
    if (!identity) co_return Close::unknown_token;
    co_return *std::move(identity);
}

/// A code for another device opens all that its player has: it is guessed no more often than rooms are.
asio::awaitable<Reception::Known> Reception::redeem(const std::string& code, const Codes::Address& from) {
    const bool answered = co_await means_.codes.wait_for_turn(from);
    if (!answered) co_return Close::full;
    const Moment now = means_.clock.now();
    auto identity = means_.players.redeem(code, now.steady);
    if (!identity) {
        means_.codes.count_guess(from);
        co_return Close::unknown_token;
    }
    store::Entry entry{
        .room = 0, .at = now.wall, .records = {store::PlayerMade{identity->player, identity->token}}};
    const store::Appended appended = co_await means_.journal.append(std::move(entry));
    if (appended.fault) {
        spdlog::error("a device could not be signed in: {}", appended.fault->why);
        means_.players.not_redeemed(code);
        co_return Close::fault;
    }
    means_.players.redeemed(code);
    identity->stored = true;
    co_return *std::move(identity);
}

}  // namespace reami::lobby
