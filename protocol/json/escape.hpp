// Escapes text for JSON and for JSON Pointers. Replaces bytes that are not UTF-8 by U+FFFD, so that every
// reader accepts the result.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace reami::json {

/// Appends the inside of a JSON string. Escapes `"`, `\` and control characters, and leaves all other
/// characters as they are.
void append_escaped(std::string& out, std::string_view text);

/// Appends a JSON string with its quotes.
void append_quoted(std::string& out, std::string_view text);

/// Appends a member's name and the colon: `"name":`. Puts a comma before the name, unless the text ends with
/// the opening brace of the object.
void append_name(std::string& out, std::string_view name);

/// The values of an object's members, as JSON, by the members' names.
using ObjectMembers = std::map<std::string, std::string>;
/// Appends an object with these members.
void append_object(std::string& out, const ObjectMembers& members);

/// Appends a slash and one step of a JSON Pointer (RFC 6901 writes `~` as `~0` and `/` as `~1`), escaped for
/// a JSON string.
void append_step(std::string& pointer, std::string_view key);

}  // namespace reami::json
