// The token in a plain request's header `Authorization: Bearer …`. It is never in an address, because
// addresses are logged and kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::http {

/// The token; empty if the header is empty or of another kind.
std::optional<std::string> bearer_token(std::string_view authorization);

}  // namespace reami::http
