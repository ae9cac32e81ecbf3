// `reami-server admin`: shows the state of the running server, or has it carry out an admin's action.
#pragma once

namespace reami::commands {

int admin(int count, const char* const* arguments);

}  // namespace reami::commands
