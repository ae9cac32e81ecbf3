#include "server/runtime/address_log.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace reami {

namespace {

constexpr std::size_t longest_origin = 100;

/// The first `longest_origin` characters of the origin, with `?` for each character that no origin contains.
std::string shown(std::string_view origin) {
    constexpr std::string_view signs = ":/.-_[]";
    std::string text(origin.substr(0, longest_origin));
    std::ranges::replace_if(
        text,
        [&](char letter) {
            const bool is_letter = (letter | 0x20) >= 'a' && (letter | 0x20) <= 'z';
            const bool is_digit = letter >= '0' && letter <= '9';
            return !is_letter && !is_digit && signs.find(letter) == std::string_view::npos;
        },
        '?');
    return text;
}

}  // namespace

void limit_reached(Meters& meters, std::string_view limit, const boost::asio::ip::address& by) {
    meters.limits.count(limit);
    if (meters.limits_logged.is_due(by, std::chrono::steady_clock::now()))
        spdlog::info("{} has reached a limit: {}", by.to_string(), limit);
}

void upgrade_missing(Meters& meters, const boost::asio::ip::address& from) {
    if (meters.upgrades_logged.is_due(from, std::chrono::steady_clock::now()))
        spdlog::warn("a WebSocket from {} came without the header Upgrade: a proxy has probably removed it",
                     from.to_string());
}

void prefix_ignored(Meters& meters, std::string_view header, const boost::asio::ip::address& proxy) {
    if (meters.prefixes_logged.is_due(proxy, std::chrono::steady_clock::now()))
        spdlog::warn(
            "ignored the header {} from the proxy {}: its value must be one path such as /reami. A path has "
            "at most 128 characters (letters, digits, and any of - _ . ~ /), and contains neither // nor ..",
            header, proxy.to_string());
}

void origin_refused(Meters& meters, std::string_view origin, const boost::asio::ip::address& from) {
    ++meters.origins_refused;
    if (meters.origins_logged.is_due(from, std::chrono::steady_clock::now()))
        spdlog::info(
            "refused a request from a page of {}, which the setting `origins` does not allow; the client is "
            "{}",
            shown(origin), from.to_string());
}

}  // namespace reami
