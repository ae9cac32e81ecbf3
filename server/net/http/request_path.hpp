// Decodes the target of a request into a path, once. Only the form that begins with a slash is accepted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::net {

/// The decoded path without the query, which this server does not use: `/r/KETM%4BARD?x=1` is `/r/KETMKARD`.
/// Empty for an ambiguous target: no slash at the beginning, an empty segment, `.` or `..`, a broken escape,
/// an escaped slash, backslash or control character, or bytes beyond ASCII.
std::optional<std::string> path_of(std::string_view target);

/// The path below `base`, such as `/reami`; `base` may be empty. `/reami/r/KETMKARD` becomes `/r/KETMKARD`,
/// and `/reami` becomes `/`. Empty if the path is not below it.
std::optional<std::string> below(std::string_view base, std::string path);

/// The path that a proxy removed, from its header, without a slash at the end: `/reami`; an empty text for
/// `/`. Empty if it is longer than 128 characters, does not begin with exactly one slash, or contains `//`,
/// `..`, or anything but A-Z a-z 0-9 - _ . ~ and slashes.
std::optional<std::string> prefix_in(std::string_view text);

}  // namespace reami::net
