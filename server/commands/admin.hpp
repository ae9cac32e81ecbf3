// `reami-server admin`: shows the state of the running server, and makes the server carry out an admin's
// actions.
#pragma once

namespace reami::commands {

int admin(int count, const char* const* arguments);

}  // namespace reami::commands
