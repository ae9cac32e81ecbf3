// The release of this client, set by the build.
#pragma once

#include <string_view>

namespace reami::terminal {

inline constexpr std::string_view version = REAMI_VERSION;

}  // namespace reami::terminal
