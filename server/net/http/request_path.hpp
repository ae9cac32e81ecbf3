// Decodes the target of a request into a path. A target must begin with a slash.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::net {

/// The decoded path without the query, which this server does not use: `/r/KETM%4BARD?x=1` becomes
/// `/r/KETMKARD`. Empty if the target does not begin with a slash, has an empty segment before the last, a
/// segment `.` or `..` or a broken escape, or contains, escaped or not, a backslash, `#`, a space, a control
/// character or a byte beyond ASCII. An escaped slash is not valid either.
std::optional<std::string> path_of(std::string_view target);

/// The path without `base` at its beginning. If `base` is `/reami`, `/reami/r/KETMKARD` becomes
/// `/r/KETMKARD`, and `/reami` becomes `/`. `base` may be empty. Returns nothing if the path is not below
/// `base`.
std::optional<std::string> below(std::string_view base, std::string path);

/// Reads the value of a header in which a proxy names the path that it removed. The result has no slash at
/// the end: `/reami/` becomes `/reami`, and `/` becomes an empty text. Returns nothing for an invalid value:
/// one that is longer than 128 characters, does not begin with a slash, or contains `//`, `..`, or anything
/// but A-Z a-z 0-9 - _ . ~ and slashes.
std::optional<std::string> prefix_in(std::string_view text);

/// The code of the room whose WebSocket has this path. The inner optional is empty for the path of the list
/// of open rooms. The outer optional is empty for any other path.
std::optional<std::optional<std::string>> led_to(const std::string& path);

}  // namespace reami::net
