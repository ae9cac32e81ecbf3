#include "protocol/messages/from_client.hpp"

#include <utility>

namespace reami::protocol::from_client {

namespace {

template <class Message, class Audience>
constexpr bool is_one_of = boost::mp11::mp_contains<Audience, Message>::value;

template <class Message>
std::optional<std::string> id_of_one(const Message& message) {
    if constexpr (requires { message.id; }) return message.id;
    return std::nullopt;
}

}  // namespace

std::optional<RoomMessage> for_room(Message message) {
    return std::visit(
        []<class One>(One&& one) -> std::optional<RoomMessage> {
            using Type = std::remove_cvref_t<One>;
            if constexpr (is_one_of<Type, Query>) return Query(std::forward<One>(one));
            if constexpr (is_one_of<Type, Request>) return Request(std::forward<One>(one));
            if constexpr (std::is_same_v<Type, Chat>) return std::forward<One>(one);
            return std::nullopt;
        },
        std::move(message));
}

std::optional<std::string> id_of(const Message& message) {
    return std::visit([](const auto& one) { return id_of_one(one); }, message);
}

}  // namespace reami::protocol::from_client
