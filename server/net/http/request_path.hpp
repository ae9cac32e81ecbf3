// The target of a request as a path: only the plain form that begins with a slash, decoded once.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::net {

/// `/r/KETM%4BARD?x=1` is `/r/KETMKARD`: decoded, and without the query, which nothing here reads. Empty for
/// whatever could mean two things: no leading slash, an empty segment, `.` and `..`, a broken escape, a
/// slash, backslash or control character in disguise, bytes beyond ASCII.
std::optional<std::string> path_of(std::string_view target);

/// The path below `base`, such as `/reami`, or below nothing: `/r/KETMKARD` of `/reami/r/KETMKARD`, `/` of
/// `/reami`. Empty if the path is not below it.
std::optional<std::string> below(std::string_view base, std::string path);

/// The path that a proxy removed, as its header says, without a slash at its end: `/reami`; empty for `/`.
/// Empty if it is longer than 128 characters, does not begin with one slash, or contains `//`, `..`, or
/// anything but A-Z a-z 0-9 - _ . ~ and slashes.
std::optional<std::string> prefix_in(std::string_view text);

}  // namespace reami::net
