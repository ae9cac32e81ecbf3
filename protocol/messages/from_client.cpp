#include "protocol/messages/from_client.hpp"

#include <algorithm>
#include <utility>

namespace reami::protocol::from_client {

namespace {

template <class Message, class Audience>
constexpr bool is_one_of = boost::mp11::mp_contains<Audience, Message>::value;

template <class Message>
std::optional<RequestId> id_of_one(const Message& message) {
    if constexpr (requires { message.id; }) return message.id;
    return std::nullopt;
}

/// The messages with price 1: messages that cost the server little, moves, and chat, which has its own
/// limits.
using Cheap = std::variant<There, Ping, Sync, Move, Preview, Events, Position, Ready, Chat>;

/// The price of a hint, for which a bot thinks for up to a second.
constexpr std::size_t price_of_hint = 20;

/// The price of a message. A message outside of `Cheap` costs more: the server stores it, searches names for
/// it, or answers it with up to 16 KB. tests/bench/prices measures these costs.
template <class Message>
constexpr std::size_t price_of_one(const Message& /*message*/) {
    if constexpr (std::is_same_v<Message, Hint>) return price_of_hint;
    return is_one_of<Message, Cheap> ? 1 : 4;
}

}  // namespace

std::optional<RoomMessage> for_room(Message message) {
    return std::visit(
        []<class One>(One&& one) -> std::optional<RoomMessage> {
            using Type = std::remove_cvref_t<One>;
            if constexpr (is_one_of<Type, Query>) return Query(std::forward<One>(one));
            if constexpr (is_one_of<Type, Request>) return Request(std::forward<One>(one));
            if constexpr (is_one_of<Type, Question>) return Question(std::forward<One>(one));
            if constexpr (std::is_same_v<Type, Chat>) return std::forward<One>(one);
            return std::nullopt;
        },
        std::move(message));
}

std::optional<std::string_view> Move::fault() const {
    if (m.has_value() == moves.has_value()) return "m_or_moves";
    return std::nullopt;
}

std::vector<std::string> Move::notations() const {
    return moves ? texts_of(*moves) : std::vector{m.value_or(MoveNotation()).value()};
}

std::size_t price_of(const Message& message) {
    if (const auto* move = std::get_if<Move>(&message); move != nullptr && move->moves)
        return move->moves->size();
    if (const auto* preview = std::get_if<Preview>(&message))
        return std::max(price_of_one(*preview), preview->moves.size());
    if (const auto* plan = std::get_if<Plan>(&message))
        return std::max(price_of_one(*plan), plan->lists.size());
    return std::visit([](const auto& one) { return price_of_one(one); }, message);
}

std::optional<RequestId> id_of(const Message& message) {
    return std::visit([](const auto& one) { return id_of_one(one); }, message);
}

}  // namespace reami::protocol::from_client
