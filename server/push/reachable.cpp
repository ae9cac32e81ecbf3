#include "server/push/reachable.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace reami::push {

namespace ip = boost::asio::ip;

namespace {

bool is_in(const ip::address_v4& address, const char* network) {
    const auto of = ip::make_network_v4(network);
    return ip::network_v4(address, of.prefix_length()).canonical() == of;
}

bool is_in(const ip::address_v6& address, const char* network) {
    const auto of = ip::make_network_v6(network);
    return ip::network_v6(address, of.prefix_length()).canonical() == of;
}

bool is_reachable(const ip::address_v4& address) {
    constexpr std::array special{"0.0.0.0/8",      "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",
                                 "169.254.0.0/16", "172.16.0.0/12",  "192.0.0.0/24",  "192.0.2.0/24",
                                 "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
                                 "203.0.113.0/24", "224.0.0.0/4",    "240.0.0.0/4"};
    return std::ranges::none_of(special, [&](const char* network) { return is_in(address, network); });
}

/// The IPv4 address in the four bytes from `first`.
ip::address_v4 within(const ip::address_v6& address, std::size_t first) {
    const auto bytes = address.to_bytes();
    ip::address_v4::bytes_type part{};
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(first), part.size(), part.begin());
    return ip::address_v4(part);
}

bool is_reachable(const ip::address_v6& address) {
    if (is_in(address, "::ffff:0:0/96") || is_in(address, "64:ff9b::/96"))
        return is_reachable(within(address, 12));
    if (is_in(address, "2002::/16")) return is_reachable(within(address, 2));
    constexpr std::array special{"2001::/23", "2001:db8::/32", "3fff::/20"};
    return is_in(address, "2000::/3") &&
           std::ranges::none_of(special, [&](const char* network) { return is_in(address, network); });
}

}  // namespace

bool is_globally_reachable(const ip::address& address) {
    return address.is_v4() ? is_reachable(address.to_v4()) : is_reachable(address.to_v6());
}

}  // namespace reami::push
