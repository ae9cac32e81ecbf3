// The server's answers to `reami-server admin`, for people.
#pragma once

#include <string>

#include "protocol/messages/admin_answers.hpp"

namespace reami::commands {

/// Tables, or a sentence. It ends with a line feed.
std::string shown(const protocol::admin::AdminAnswer& answer);

}  // namespace reami::commands
