// Shortens text that is too long to show.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reami {

/// The text shortened to at most `most` bytes: whole characters of UTF-8, and `…` where text is left out.
std::string cut(std::string_view text, std::size_t most);

}  // namespace reami
