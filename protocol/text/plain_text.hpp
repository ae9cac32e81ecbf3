// Makes text from elsewhere safe to show in a terminal: characters that could control it, or change the
// direction of writing, are taken out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reami::protocol {

/// Whether it is UTF-8 without control characters (C0, C1, DEL), line separators and characters that turn the
/// direction of writing.
bool is_plain_text(std::string_view text);

/// The text with U+FFFD for each character that is not plain.
std::string plain_text(std::string_view text);

}  // namespace reami::protocol
