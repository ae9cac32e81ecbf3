#include "server/lobby/guest.hpp"

#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "protocol/codec.hpp"
#include "protocol/texts.hpp"
#include "server/logged.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
namespace from_server = protocol::from_server;

Guest::Guest(std::shared_ptr<room::RoomActor> room, const Means& means, const room::Visitor& visitor,
             const net::Knock& knock)
    : room_(std::move(room)),
      asker_{means, knock.line, visitor.identity, protocol::language(knock.hello.lang)},
      id_(room_->come(visitor, knock.hello, knock.line)),
      signed_in_(means.signed_in.add(visitor.identity.player, visitor.identity.token, knock.line)) {}

Guest::~Guest() {
    asker_.means.signed_in.remove(asker_.who.player, signed_in_);
    room_->go(id_);
}

bool Guest::hand(protocol::from_client::Message message) {
    const auto* request = std::get_if<protocol::from_client::HandOver>(&message);
    if (!request) return room_->hand(id_, std::move(message));
    asio::co_spawn(room_->executor(), hand_over(asker_, request->id),
                   logged("making a code for another device"));
    return true;
}

asio::awaitable<void> Guest::hand_over(Asker asker, std::string id) {
    from_server::Message answer;
    const bool is_stored = co_await asker.means.players.is_stored(asker.who);
    if (is_stored) {
        from_server::Ok ok;
        ok.id = std::move(id);
        ok.code = asker.means.players.hand_over(asker.who.player, asker.means.clock.now().steady);
        answer = ok;
    } else {
        from_server::No no;
        no.id = std::move(id);
        no.code = protocol::code::not_seated;
        no.text = protocol::refusal_text(asker.language, {no.code});
        answer = no;
    }
    asker.line->send(std::make_shared<const std::string>(protocol::write(answer)), net::Delivery::always);
}

}  // namespace reami::lobby
