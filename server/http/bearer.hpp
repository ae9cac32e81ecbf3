// The token in a plain request's header `Authorization: Bearer …`. It stands nowhere else: addresses are
// logged and kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::http {

/// Nothing if the header is empty or of another kind.
std::optional<std::string> bearer_token(std::string_view authorization);

}  // namespace reami::http
