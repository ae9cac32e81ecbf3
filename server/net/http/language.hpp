// Chooses the language in which the server answers a request.
#pragma once

#include <string>
#include <string_view>

namespace reami::net {

/// `it` or `en`, from an Accept-Language header; `en` if it lists neither.
std::string language_of(std::string_view accept_language);

}  // namespace reami::net
