#include "server/lobby/guest.hpp"

#include "protocol/codec.hpp"
#include "protocol/texts.hpp"
#include "server/clock.hpp"

namespace reami::lobby {

namespace from_server = protocol::from_server;

Guest::Guest(std::shared_ptr<room::RoomActor> room, Players& players, const room::Identity& who,
             const net::Knock& knock)
    : room_(std::move(room)),
      players_(players),
      line_(knock.line),
      who_(who),
      language_(protocol::language(knock.hello.lang)),
      id_(room_->come(who, knock.hello, knock.line)) {}

Guest::~Guest() { room_->go(id_); }

bool Guest::hand(protocol::from_client::Message message) {
    if (const auto* request = std::get_if<protocol::from_client::HandOver>(&message)) {
        hand_over(*request);
        return true;
    }
    return room_->hand(id_, std::move(message));
}

void Guest::hand_over(const protocol::from_client::HandOver& request) {
    from_server::Message answer;
    if (players_.is_stored(who_)) {
        from_server::Ok ok;
        ok.id = request.id;
        ok.code = players_.hand_over(who_.player, now_millis());
        answer = ok;
    } else {
        from_server::No no;
        no.id = request.id;
        no.code = protocol::code::not_seated;
        no.text = protocol::refusal_text(language_, {no.code});
        answer = no;
    }
    line_->send(std::make_shared<const std::string>(protocol::write(answer)), net::Delivery::always);
}

}  // namespace reami::lobby
