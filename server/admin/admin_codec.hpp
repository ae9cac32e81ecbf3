// Reads requests of admins from lines of JSON, for the socket and the page.
#pragma once

#include <string_view>

#include "engine/core/expected.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "protocol/text/texts.hpp"

namespace reami::admin {

/// Parses a request. Returns a refusal if the request is malformed.
Expected<protocol::admin::AdminRequest, protocol::admin::AdminRefused> read_request(
    std::string_view text, protocol::Language language);

}  // namespace reami::admin
