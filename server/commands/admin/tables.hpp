// Formats the server's answers to `reami-server admin` for people.
#pragma once

#include <string>

#include "protocol/messages/admin_answers.hpp"

namespace reami::commands {

/// The answer as tables or as a sentence. The text ends with a line feed.
std::string shown(const protocol::admin::AdminAnswer& answer);

}  // namespace reami::commands
