// The name of the machine on which this program runs.
#pragma once

#include <string>

namespace reami {

/// The name that `hostname` prints: `schoolbox`, or a name with a domain. Empty if the system call fails.
std::string machine_name();

}  // namespace reami
