#include "server/http/bearer.hpp"

#include <algorithm>
#include <cctype>

namespace reami::http {

std::optional<std::string> bearer_token(std::string_view authorization) {
    constexpr std::string_view scheme = "bearer ";
    const auto same_letter = [](char one, char other) {
        return std::tolower(static_cast<unsigned char>(one)) == other;
    };
    const bool is_bearer = authorization.size() > scheme.size() &&
                           std::equal(scheme.begin(), scheme.end(), authorization.begin(),
                                      [&](char wanted, char given) { return same_letter(given, wanted); });
    if (!is_bearer) return std::nullopt;
    authorization.remove_prefix(scheme.size());
    const auto first = authorization.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::nullopt;
    return std::string(authorization.substr(first, authorization.find_last_not_of(' ') - first + 1));
}

}  // namespace reami::http
