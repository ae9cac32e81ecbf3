#include "server/room/actor/encoder.hpp"

namespace reami::room {

net::Delivery delivery(const from_server::Message& message) {
    if (std::holds_alternative<from_server::Room>(message)) return net::Delivery::room;
    if (std::holds_alternative<from_server::Patch>(message)) return net::Delivery::patch;
    if (std::holds_alternative<from_server::State>(message)) return net::Delivery::state;
    return net::Delivery::always;
}

net::EncodedMessage Encoder::operator()(const SharedMessage& message) {
    net::EncodedMessage& text = texts_[message.get()];
    if (!text) text = net::encoded(*message);
    return text;
}

}  // namespace reami::room
