// `reami-server admin`: asks the server that runs, or has it do something.
#pragma once

namespace reami::commands {

int admin(int count, const char* const* arguments);

}  // namespace reami::commands
