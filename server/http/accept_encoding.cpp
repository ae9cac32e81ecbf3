#include "server/http/accept_encoding.hpp"

#include <algorithm>

namespace reami::http {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

}  // namespace

bool takes(std::string_view accepted, std::string_view coding) {
    while (!accepted.empty()) {
        const auto end = std::min(accepted.find(','), accepted.size());
        const auto entry = accepted.substr(0, end);
        accepted.remove_prefix(std::min(end + 1, accepted.size()));
        const auto parameters = entry.find(';');
        if (trimmed(entry.substr(0, parameters)) != coding) continue;
        const auto weight = parameters == std::string_view::npos ? "" : trimmed(entry.substr(parameters + 1));
        return !weight.starts_with("q=0") || weight.find_first_of("123456789") != std::string_view::npos;
    }
    return false;
}

}  // namespace reami::http
