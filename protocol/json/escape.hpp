// Escapes text for JSON and for a JSON Pointer. Bytes that are not UTF-8 become U+FFFD, so that the result
// can always be read again.
#pragma once

#include <string>
#include <string_view>

namespace reami::json {

/// Appends the inside of a JSON string: `"`, `\` and control characters are escaped, all other characters
/// unchanged.
void append_escaped(std::string& out, std::string_view text);

/// Appends a JSON string with its quotes.
void append_quoted(std::string& out, std::string_view text);

/// Appends a member's name up to its value: `"name":`, after a comma unless the text ends with the brace of
/// its object.
void append_name(std::string& out, std::string_view name);

/// Appends one step of a JSON Pointer (RFC 6901: `~` is `~0`, `/` is `~1`) with the slash before it, escaped
/// for a JSON string.
void append_step(std::string& pointer, std::string_view key);

}  // namespace reami::json
