// The questions that an admin answers on a terminal before an action that can't be undone.
#pragma once

#include <optional>
#include <string>

#include "protocol/messages/admin_requests.hpp"

namespace reami::commands {

/// The question to ask before this request; empty if it needs none.
std::optional<std::string> question_before(const protocol::admin::AdminRequest& request);

/// Whether the answer is `y` or `yes`, in any case.
bool is_yes(std::string answer);

}  // namespace reami::commands
