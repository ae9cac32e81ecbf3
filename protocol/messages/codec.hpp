// Messages and their texts, both ways. What comes from outside is judged here: is it JSON, is it one of our
// messages, has it all that it needs. PROTOCOL.md, "Errors".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// A message that could not be read. `id` is there if that much could be read: the `no` carries it.
struct Unreadable {
    Refusal why;  ///< `wire.malformed`, `wire.unknown` or `wire.field`
    std::optional<RequestId> id;
    friend bool operator==(const Unreadable&, const Unreadable&) = default;
};

std::variant<from_client::Message, Unreadable> read_from_client(std::string_view text);

/// For clients. Nothing if it is no message of this protocol.
std::optional<from_server::Message> read_from_server(std::string_view text);

/// Canonical JSON. Move the message in.
std::string write(const from_server::Message& message);
std::string write(const from_client::Message& message);

}  // namespace reami::protocol
