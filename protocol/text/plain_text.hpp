// Text from elsewhere that a terminal may show: what could steer it, or turn what stands beside it round, is
// taken out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reami::protocol {

/// Whether it is UTF-8 without control characters (C0, C1, DEL), line separators and characters that turn the
/// direction of writing.
bool is_plain_text(std::string_view text);

/// The same text with U+FFFD in place of whatever is not plain.
std::string plain_text(std::string_view text);

}  // namespace reami::protocol
