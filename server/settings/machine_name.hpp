// The name of the machine on which this program runs.
#pragma once

#include <string>

namespace reami {

/// As `hostname` prints it: `schoolbox`, or with a domain. Empty if the system does not say.
std::string machine_name();

}  // namespace reami
