// What an admin is asked on a terminal before something is done that can't be taken back, or that may hit
// everybody.
#pragma once

#include <optional>
#include <string>

#include "protocol/messages/admin_requests.hpp"

namespace reami::commands {

/// In a sentence with a question mark; nothing if the request needs no question.
std::optional<std::string> question_before(const protocol::admin::AdminRequest& request);

/// Whether the answer is `y` or `yes`, in any case.
bool is_yes(std::string answer);

}  // namespace reami::commands
