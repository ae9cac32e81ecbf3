// Makes text from other people safe for a terminal: replaces characters that could control the terminal or
// change the direction of writing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reami::protocol {

/// Whether the text is UTF-8 without control characters (C0, C1, DEL), line separators and characters that
/// change the direction of writing.
bool is_plain_text(std::string_view text);

/// The text, with U+FFFD for each character that `is_plain_text` does not allow.
std::string plain_text(std::string_view text);

}  // namespace reami::protocol
