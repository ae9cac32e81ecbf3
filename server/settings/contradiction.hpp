// Settings that are right alone, and wrong together.
#pragma once

#include <string>

#include "server/settings/settings.hpp"

namespace reami {

/// The sentence that says which settings contradict each other; empty if none do.
std::string contradiction(const Settings& settings);

}  // namespace reami
