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

}  // namespace reami::net
