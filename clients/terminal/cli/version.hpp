// The release of this client. The build sets it.
#pragma once

#include <string_view>

namespace reami::terminal {

inline constexpr std::string_view version = REAMI_VERSION;

}  // namespace reami::terminal
