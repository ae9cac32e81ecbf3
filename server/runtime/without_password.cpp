#include "server/runtime/without_password.hpp"

#include <array>

namespace reami {

namespace {

constexpr std::string_view hidden = "***";

/// The position of the `@` after the name and the password; npos if the URL has neither. A password may
/// contain an `@`, `/` or `?` that should have been written as `%40`, `%2F` or `%3F`.
std::size_t end_of_login(std::string_view url) {
    const auto at = url.substr(0, url.find('?')).rfind('@');
    if (at != std::string_view::npos) return at;
    return url.substr(0, url.find('/')).find('@');
}

std::string of_parameter(std::string_view parameter) {
    constexpr std::array<std::string_view, 2> secrets{"password=", "sslpassword="};
    for (const std::string_view secret : secrets)
        if (parameter.starts_with(secret)) return std::string(secret) + std::string(hidden);
    return std::string(parameter);
}

}  // namespace

std::string without_password(std::string_view url) {
    const auto scheme = url.find("://");
    if (scheme == std::string_view::npos) return std::string(url);
    std::string shown(url.substr(0, scheme + 3));
    url.remove_prefix(shown.size());
    if (const auto at = end_of_login(url); at != std::string_view::npos) {
        const std::string_view login = url.substr(0, at);
        const auto colon = login.find(':');
        shown += login.substr(0, colon);
        if (colon != std::string_view::npos) shown += ':' + std::string(hidden);
        url.remove_prefix(at);
    }
    const auto question = url.find('?');
    shown += url.substr(0, question);
    if (question == std::string_view::npos) return shown;
    url.remove_prefix(question + 1);
    for (char separator = '?';; separator = '&') {
        const auto end = url.find('&');
        shown += separator + of_parameter(url.substr(0, end));
        if (end == std::string_view::npos) return shown;
        url.remove_prefix(end + 1);
    }
}

}  // namespace reami
