// Which of our languages somebody reads.
#pragma once

#include <string>
#include <string_view>

namespace reami::net {

/// `it` or `en`, after an Accept-Language header; `en` if it wants neither.
std::string language_of(std::string_view accept_language);

}  // namespace reami::net
