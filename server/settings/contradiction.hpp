// Finds settings whose values are valid, but contradict each other.
#pragma once

#include <string>

#include "server/settings/settings.hpp"

namespace reami {

/// A sentence that says which settings contradict each other; empty if none do.
std::string contradiction(const Settings& settings);

}  // namespace reami
