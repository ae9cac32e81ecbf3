#include "server/lobby/actor_handle.hpp"

#include "protocol/text/texts.hpp"
#include "server/net/encoded.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
namespace from_server = protocol::from_server;

ActorHandle::ActorHandle(std::shared_ptr<room::RoomActor> room, const Dependencies& dependencies,
                         const room::Visitor& visitor, const net::JoinRequest& join)
    : room_(std::move(room)),
      asker_{dependencies, join.connection, visitor.identity, protocol::language(join.hello.lang)},
      address_(join.address),
      id_(room_->come(visitor, join.hello, join.connection, join.passed_on)),
      signed_in_(dependencies.signed_in.add(
          visitor.identity.player, visitor.identity.token, join.connection,
          {join.room, join.address, join.hello.client.value_or(""), dependencies.clock.now().wall})) {
    log_about(spdlog::level::debug, {room_->id()}, "{} enters",
              join.hello.client.value_or("a client without a name"));
}

ActorHandle::~ActorHandle() {
    asker_.dependencies.signed_in.remove(asker_.who.player, signed_in_);
    room_->go(id_);
}

bool ActorHandle::deliver(protocol::from_client::Message message) {
    if (const auto* request = std::get_if<protocol::from_client::HandOver>(&message))
        asio::co_spawn(room_->executor(), hand_over(asker_, request->id),
                       logged("making a code for another device"));
    if (is_silenced(message)) {
        refuse(protocol::from_client::id_of(message).value_or(""), protocol::code::silenced_everywhere);
        return true;
    }
    auto for_room = protocol::from_client::for_room(std::move(message));
    return !for_room || room_->deliver(id_, *std::move(for_room));
}

bool ActorHandle::is_silenced(const protocol::from_client::Message& message) const {
    return std::holds_alternative<protocol::from_client::Chat>(message) &&
           asker_.dependencies.rulings.is_silenced({asker_.who.player, address_});
}

void ActorHandle::refuse(protocol::RequestId id, std::string_view code) const {
    asker_.dependencies.meters.refusals.count(code);
    from_server::No no;
    no.id = std::move(id);
    no.code = code;
    no.text = protocol::refusal_text(asker_.language, {no.code});
    asker_.connection->send(net::encoded(no), net::Delivery::always);
}

asio::awaitable<void> ActorHandle::hand_over(HandOverContext asker, protocol::RequestId id) {
    const auto answer = co_await answer_to_hand_over(asker, std::move(id));
    asker.connection->send(net::encoded(answer), net::Delivery::always);
}

asio::awaitable<from_server::Message> ActorHandle::answer_to_hand_over(const HandOverContext& asker,
                                                                       protocol::RequestId id) {
    from_server::No no;
    no.id = id;
    no.code = protocol::code::not_seated;
    const bool is_stored = co_await asker.dependencies.players.is_stored(asker.who);
    if (is_stored) {
        from_server::Ok ok;
        ok.id = std::move(id);
        ok.code = co_await asker.dependencies.hand_overs.make(asker.who.player);
        if (ok.code) co_return ok;
        no.code = protocol::code::store_unavailable;
    }
    no.text = protocol::refusal_text(asker.language, {no.code});
    co_return no;
}

}  // namespace reami::lobby
