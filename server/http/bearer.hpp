// Reads the token from a plain request's header `Authorization: Bearer …`. Clients never put a token into a
// URL, because proxies and browsers store URLs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::http {

/// The token; empty if the header is empty or its scheme is not Bearer.
std::optional<std::string> bearer_token(std::string_view authorization);

}  // namespace reami::http
