// The version of this release, from the build.
#pragma once

#include <string_view>

namespace reami {

inline constexpr std::string_view version = REAMI_VERSION;

}  // namespace reami
