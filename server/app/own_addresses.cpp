#include "server/app/own_addresses.hpp"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>
#include <cstring>

namespace reami {

namespace {

namespace ip = boost::asio::ip;

/// The IP address; empty for another family of addresses.
std::optional<ip::address> address_of(const sockaddr& raw) {
    if (raw.sa_family == AF_INET) {
        sockaddr_in four{};
        std::memcpy(&four, &raw, sizeof four);
        return ip::address_v4(ntohl(four.sin_addr.s_addr));
    }
    if (raw.sa_family != AF_INET6) return std::nullopt;
    sockaddr_in6 six{};
    std::memcpy(&six, &raw, sizeof six);
    ip::address_v6::bytes_type bytes{};
    std::memcpy(bytes.data(), &six.sin6_addr, bytes.size());
    return ip::address_v6(bytes);
}

bool is_link_local(const ip::address& address) {
    if (address.is_v6()) return address.to_v6().is_link_local();
    return (address.to_v4().to_uint() & 0xffff0000U) == 0xa9fe0000U;  // 169.254.0.0/16
}

bool is_reached_by_others(const ip::address& address) {
    return !address.is_loopback() && !is_link_local(address);
}

/// The address of this machine on its default route. This address belongs to a network that the machine
/// shares with others, and not to a virtual network inside the machine. To connect a UDP socket sends no
/// packet.
std::optional<ip::address> on_default_route() {
    boost::asio::io_context nobody;
    boost::system::error_code error;
    ip::udp::socket probe(nobody);
    probe.open(ip::udp::v4(), error);
    if (!error) probe.connect({ip::make_address_v4("192.0.2.1"), 9}, error);
    if (error) return std::nullopt;
    const auto local = probe.local_endpoint(error);
    return error ? std::nullopt : std::optional<ip::address>(local.address());
}

std::string url(const Settings& settings, const ip::address& address, std::uint16_t port) {
    const std::string host = address.is_v6() ? '[' + address.to_string() + ']' : address.to_string();
    return (settings.certificate.empty() ? "http://" : "https://") + host + ':' + std::to_string(port) +
           settings.base_path;
}

}  // namespace

std::vector<ip::address> own_addresses() {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(first, ::freeifaddrs);
    std::vector<ip::address> found;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_RUNNING) == 0) continue;
        const auto address = address_of(*one->ifa_addr);
        if (address && is_reached_by_others(*address)) found.push_back(*address);
    }
    return with_first(std::move(found), on_default_route());
}

std::vector<ip::address> with_first(std::vector<ip::address> all, const std::optional<ip::address>& first) {
    const auto move_to_front = [&](const auto& belongs) {
        std::stable_partition(all.begin(), all.end(), belongs);
    };
    move_to_front([](const ip::address& one) { return one.is_v4(); });
    move_to_front([&](const ip::address& one) { return one == first; });
    return all;
}

bool is_at_home(const Settings& settings) {
    return settings.proxies.empty() && settings.hosts.empty() && settings.certificate.empty() &&
           !socket_path(settings);
}

bool listens_here_alone(const Settings& settings) {
    return socket_path(settings).has_value() || listens_on_loopback(settings);
}

std::vector<std::string> urls_for_others(const Settings& settings, std::uint16_t port,
                                         const std::vector<ip::address>& own) {
    if (listens_here_alone(settings)) return {};
    const auto listens = ip::make_address(settings.listen);
    if (!listens.is_unspecified()) return {url(settings, listens, port)};
    std::vector<std::string> all;
    for (const ip::address& address : own)
        if (address.is_v4() || listens.is_v6()) all.push_back(url(settings, address, port));
    return all;
}

std::vector<std::string> urls(const Settings& settings, std::uint16_t port,
                              const std::vector<ip::address>& own) {
    auto all = urls_for_others(settings, port, own);
    if (!all.empty()) return all;
    if (socket_path(settings)) return {settings.listen};
    const auto listens = ip::make_address(settings.listen);
    return {url(settings, listens.is_unspecified() ? ip::address_v4::loopback() : listens, port)};
}

std::optional<protocol::plain::OwnAddresses> addresses_for_page(const Settings& settings,
                                                                std::uint16_t port) {
    if (!is_at_home(settings)) return std::nullopt;
    const bool only_here = listens_here_alone(settings);
    if (port == 0) return {{{}, only_here}};
    return {{urls_for_others(settings, port, own_addresses()), only_here}};
}

std::optional<std::string> public_address(const Settings& settings, std::uint16_t port) {
    const bool is_behind_proxy = !settings.proxies.empty();
    if (!settings.hosts.empty()) {
        const std::string& host = settings.hosts.front();
        const bool is_secure = !settings.certificate.empty() || is_behind_proxy;
        const bool is_whole = is_behind_proxy || host.ends_with(']') ||
                              host.rfind(':') != std::string::npos || port == (is_secure ? 443 : 80);
        return (is_secure ? "https://" : "http://") + host + (is_whole ? "" : ':' + std::to_string(port)) +
               settings.base_path;
    }
    if (is_behind_proxy || socket_path(settings)) return std::nullopt;
    return urls(settings, port, own_addresses()).front();
}

}  // namespace reami
