// Text that is too long for where it is shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reami {

/// At most so many bytes of it, whole characters of UTF-8, with `…` where something is left out.
std::string cut(std::string_view text, std::size_t most);

}  // namespace reami
