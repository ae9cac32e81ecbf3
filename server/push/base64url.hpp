// Base64 with the alphabet for URLs, and without padding, as web push uses it (RFC 7515, section 2).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reami::push {

std::string base64url(std::string_view bytes);
/// The bytes of this text; empty if it is not base64 in this form.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace reami::push
