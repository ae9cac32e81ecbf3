// Requests and answers of admins as lines of JSON, for the socket, the page and the command.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "protocol/text/texts.hpp"

namespace reami::admin {

/// Parses a request. Returns a refusal if the request is malformed.
Expected<protocol::admin::AdminRequest, protocol::admin::AdminRefused> read_request(
    std::string_view text, protocol::Language language);
std::string write_request(const protocol::admin::AdminRequest& request);

/// Parses an answer; empty if the text is malformed.
std::optional<protocol::admin::AdminAnswer> read_answer(std::string_view text);
std::string write_answer(const protocol::admin::AdminAnswer& answer);

}  // namespace reami::admin
