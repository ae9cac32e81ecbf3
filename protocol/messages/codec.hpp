// Converts messages to texts and back. Reading checks that a text from outside is JSON, is a message of this
// protocol, and has all required members. PROTOCOL.md, "Errors".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// A message that could not be read. `id` is set if at least the id could be read, for the answer `no`.
struct Unreadable {
    Refusal why;  ///< `wire.malformed`, `wire.unknown` or `wire.field`
    std::optional<RequestId> id;
    friend bool operator==(const Unreadable&, const Unreadable&) = default;
};

std::variant<from_client::Message, Unreadable> read_from_client(std::string_view text);

/// Reads a message of the server, for clients. Empty if the text is no message of this protocol.
std::optional<from_server::Message> read_from_server(std::string_view text);

/// Writes a message as canonical JSON. Callers should move the message in.
std::string write(const from_server::Message& message);
std::string write(const from_client::Message& message);

}  // namespace reami::protocol
