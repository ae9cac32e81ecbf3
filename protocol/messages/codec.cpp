#include "protocol/messages/codec.hpp"

#include <type_traits>

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/wrong_member.hpp"

namespace reami::protocol {
namespace {

/// The message's id; empty if the message has no valid id.
std::optional<RequestId> id_of(const json::JsonObject& message) {
    const json::JsonValue* const found = json::find_member(message, "id");
    RequestId id;
    if (!found || json::read(*found, id)) return std::nullopt;
    if (!json::satisfies(json::facts_of_type<RequestId>, id.value())) return std::nullopt;
    return id;
}

/// The fault of one member, or of several members together; empty if the message has none.
template <class Message>
std::optional<Refusal> fill(Message& message, const json::JsonValue& from) {
    if (const auto path = json::read(from, message))
        return refusal(code::field, wrong_member<Message>(*path));
    if constexpr (requires { message.fault(); })
        if (const auto fault = message.fault()) return refusal(code::field, Detail{std::string(*fault)});
    return std::nullopt;
}

/// Calls `use` with the message type that has this tag. Returns false if no type has it.
template <class... Messages, class Use>
bool with_type(std::string_view tag, const std::variant<Messages...>&, Use use) {
    return ((Messages::tag == tag && (use(std::type_identity<Messages>()), true)) || ...);
}

}  // namespace

std::variant<from_client::Message, Unreadable> read_from_client(std::string_view text) {
    const json::Document document(text);
    const json::JsonObject* const members = document.object();
    if (!members) return Unreadable{refusal(code::malformed, Detail{"no_object"}), {}};
    const json::JsonValue* const found = json::find_member(*members, "t");
    const std::string* const tag = found ? json::text_of(*found) : nullptr;
    if (!tag) return Unreadable{refusal(code::malformed, Detail{"no_type"}), id_of(*members)};

    from_client::Message message;
    std::optional<Refusal> wrong;
    const bool known = with_type(*tag, message, [&](auto type) {
        wrong = fill(message.emplace<typename decltype(type)::type>(), *document.root());
    });
    if (!known) wrong = refusal(code::unknown, Detail{"unknown_type"});
    if (wrong) return Unreadable{*std::move(wrong), id_of(*members)};
    return message;
}

std::optional<from_server::Message> read_from_server(std::string_view text) {
    return json::read_as<from_server::Message>(text);
}

std::string write(const from_server::Message& message) { return json::write(message); }
std::string write(const from_client::Message& message) { return json::write(message); }

}  // namespace reami::protocol
