// The questions that `reami-server admin` asks on a terminal before an action that an admin can't undo.
#pragma once

#include <optional>
#include <string>

#include "protocol/messages/admin_requests.hpp"

namespace reami::commands {

/// The question before this request; empty if the request needs none.
std::optional<std::string> question_before(const protocol::admin::AdminRequest& request);

/// Whether the answer is `y` or `yes`; capital letters count, too.
bool is_yes(std::string answer);

}  // namespace reami::commands
