// Converts messages to texts, and texts to messages. A reader checks that the text is JSON, that it is a
// message of this protocol, and that it has all required members. PROTOCOL.md, "Errors".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// A message that the server could not read. If the server could read the message's id, the answer `no` has
/// this `id`.
struct Unreadable {
    Refusal why;  ///< `wire.malformed`, `wire.unknown` or `wire.field`
    std::optional<RequestId> id;
    friend bool operator==(const Unreadable&, const Unreadable&) = default;
};

std::variant<from_client::Message, Unreadable> read_from_client(std::string_view text);

/// Reads a message from the server, for clients. Returns an empty optional if the text is no message of this
/// protocol.
std::optional<from_server::Message> read_from_server(std::string_view text);

/// Writes a message as canonical JSON. Callers should move the message into this function.
std::string write(const from_server::Message& message);
std::string write(const from_client::Message& message);

}  // namespace reami::protocol
