// Text inside JSON and inside a JSON Pointer. Bytes that are not UTF-8 become U+FFFD, so that whatever is
// written can be read again.
#pragma once

#include <string>
#include <string_view>

namespace reami::json {

/// The inside of a JSON string: `"`, `\` and control characters escaped, all else as it is.
void append_escaped(std::string& out, std::string_view text);

/// A JSON string with its quotes.
void append_quoted(std::string& out, std::string_view text);

/// A member's name up to its value: `"name":`, after a comma unless the text ends with the brace of its
/// object.
void append_name(std::string& out, std::string_view name);

/// One step of a JSON Pointer (RFC 6901: `~` is `~0`, `/` is `~1`) with the slash before it, escaped for a
/// JSON string.
void append_step(std::string& pointer, std::string_view key);

}  // namespace reami::json
