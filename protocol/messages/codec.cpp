#include "protocol/messages/codec.hpp"

#include <type_traits>

#include "protocol/json/describe_type.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {
namespace {

/// The message's id, if it has one that can be used.
std::optional<std::string> id_of(const nlohmann::json& message) {
    const auto found = message.find("id");
    if (found == message.end() || !found->is_string()) return std::nullopt;
    auto id = found->get<std::string>();
    if (!json::satisfies(json::id_facts, id)) return std::nullopt;
    return id;
}

/// Calls `use` with the type of the alternative whose tag this is; false if there is none.
template <class... Messages, class Use>
bool with_type(std::string_view tag, const std::variant<Messages...>&, Use use) {
    return ((Messages::tag == tag && (use(std::type_identity<Messages>()), true)) || ...);
}

std::string wrong_member(std::string_view path, const std::string& expected) {
    return '`' + std::string(path) + "` must be " + expected;
}

}  // namespace

std::variant<from_client::Message, Unreadable> read_from_client(std::string_view text) {
    const auto parsed = json::parse(text);
    if (!parsed || !parsed->is_object())
        return Unreadable{{std::string(code::malformed), "a message is one JSON object"}, {}};
    const auto tag = parsed->find("t");
    if (tag == parsed->end() || !tag->is_string())
        return Unreadable{{std::string(code::malformed), "a message says what it is in `t`"}, id_of(*parsed)};

    from_client::Message message;
    std::optional<Refusal> wrong;
    const bool known = with_type(tag->get_ref<const std::string&>(), message, [&](auto type) {
        using Type = typename decltype(type)::type;
        if (const auto path = json::read(*parsed, message.emplace<Type>()))
            wrong = {std::string(code::field), wrong_member(*path, json::expected_at<Type>(*path))};
    });
    if (!known) wrong = {std::string(code::unknown), "there is no message of that `t`"};
    if (wrong) return Unreadable{*std::move(wrong), id_of(*parsed)};
    return message;
}

std::optional<from_server::Message> read_from_server(std::string_view text) {
    const auto parsed = json::parse(text);
    from_server::Message message;
    if (!parsed || json::read(*parsed, message)) return std::nullopt;
    return message;
}

std::string write(const from_server::Message& message) { return json::write(message); }
std::string write(const from_client::Message& message) { return json::write(message); }

}  // namespace reami::protocol
