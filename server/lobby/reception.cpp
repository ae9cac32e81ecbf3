#include "server/lobby/reception.hpp"

#include <boost/asio/this_coro.hpp>

#include "protocol/text/plain_text.hpp"
#include "server/lobby/actor_handle.hpp"
#include "server/runtime/log_outage.hpp"

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
        case Named::elsewhere:
            return Close::restart;  // the client connects again, and reaches the room's server
        case Named::open:
        case Named::unreadable:
            break;
    }
    return Close::fault;
}

}  // namespace

void FurtherPlaces::give(const store::PlayerId& player, store::RoomId room,
                         const std::shared_ptr<net::ConnectionHandle>& connection) {
    std::shared_ptr<net::ConnectionHandle> before;
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(holders_, [](const auto& one) { return one.second.expired(); });
        auto& holder = holders_[{player, room}];
        before = holder.lock();
        holder = connection;
    }
    if (before) before->close(protocol::Close::full);
}

asio::awaitable<net::JoinResult> Reception::enter(net::JoinRequest join) {
    try {
        if (join.hello.client) join.hello.client = protocol::plain_text(*join.hello.client);
        if (join.must_have_seat && !join.hello.token) co_return Close::full;
        auto known = co_await identify(join);
        if (!known) co_return known.error();
        const auto identity = *std::move(known);
        const WhoFromWhere visitor_from{identity.player, join.address};
        if (dependencies_.rulings.is_banned(visitor_from)) co_return Close::barred;
        const CodeLookup::Seeker who = identity.stored ? CodeLookup::Seeker(identity.player) : std::nullopt;
        const Named named = co_await dependencies_.codes.name(join.room, join.address, who);
        if (named != Named::open) co_return why_closed(named);
        auto found = co_await open_room(join.room);
        if (!found) co_return found.error();
        auto actor = *std::move(found);
        if (join.must_have_seat) {
            const auto look = [&](const room::Room& room) { return room::has_seat(room, identity.player); };
            const bool has_seat = co_await actor->see(look);
            if (!has_seat) co_return Close::full;
            further_places_.give(identity.player, actor->id(), join.connection);
        }
        const room::Visitor visitor{identity, dependencies_.hash.of(join.address),
                                    &dependencies_.rulings.forbidden_names()};
        auto place = std::make_unique<ActorHandle>(
            std::move(actor),
            ActorHandle::Dependencies{dependencies_.players, dependencies_.hand_overs,
                                      dependencies_.signed_in, dependencies_.rulings, dependencies_.clock,
                                      dependencies_.meters},
            visitor, join);
        if (dependencies_.rulings.is_banned(visitor_from)) co_return Close::barred;  // banned meanwhile
        co_return place;
    } catch (const Busy&) {
        co_return Close::full;
    }
}

/// Wakes the room. If it can't be read now, the connection is closed with `restart`, so that the client
/// reconnects later.
asio::awaitable<Expected<Directory::ActorPtr, Close>> Reception::open_room(std::string code) {
    try {
        if (auto actor = co_await dependencies_.resting.awake(code)) co_return actor;
    } catch (const Busy&) {
        co_return Close::full;
    } catch (const std::exception& error) {
        log_outage("could not read a resting room", error.what());
        co_return Close::restart;
    }
    const bool is_served_later = dependencies_.directory.is_shared() || dependencies_.directory.has(code);
    co_return is_served_later ? Close::restart : Close::room_closed;
}

std::optional<room::RoomActor::Executor> Reception::shard_of(const std::string& room) const {
    const auto actor = dependencies_.directory.find(room);
    return actor ? std::optional(actor->executor()) : std::nullopt;
}

asio::awaitable<Reception::Recognized> Reception::identify(const net::JoinRequest& join) {
    const protocol::from_client::Hello& hello = join.hello;
    if (hello.code) co_return co_await redeem(*hello.code, join);
    if (!hello.token) {
        room::Identity identity = Players::new_player();
        identity.client = hello.client.value_or("");
        co_return identity;
    }
    auto known = co_await dependencies_.players.know(*hello.token);
    if (!known) co_return Close::unknown_token;
    known->identity.client = hello.client.value_or(known->device.client);
    if (dependencies_.devices.is_news(known->device, known->identity.client)) {
        const auto executor = co_await asio::this_coro::executor;
        dependencies_.devices.note(known->identity, executor);
    }
    co_return std::move(known->identity);
}

/// The server limits the guessing of codes for other devices as strictly as the guessing of room codes,
/// because such a code opens everything that its player has.
asio::awaitable<Reception::Recognized> Reception::redeem(const std::string& code,
                                                         const net::JoinRequest& join) {
    const CodeLookup::Address& from = join.address;
    const bool answered = co_await dependencies_.codes.wait_for_turn(from);
    if (!answered) co_return Close::full;
    auto redeemed = co_await dependencies_.hand_overs.redeem(code, join.hello.client.value_or(""));
    if (redeemed) co_return *std::move(redeemed);
    const bool is_wrong = redeemed.error() == HandOvers::NotRedeemed::wrong;
    if (is_wrong) dependencies_.codes.count_guess(from);
    co_return is_wrong ? Close::unknown_token : Close::fault;
}

}  // namespace reami::lobby
