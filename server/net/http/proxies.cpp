#include "server/net/http/proxies.hpp"

#include <algorithm>
#include <boost/asio/ip/address_v6.hpp>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <ranges>

#include "server/net/http/header_text.hpp"
#include "server/net/http/request_path.hpp"

namespace reami::net {
namespace {

namespace ip = boost::asio::ip;

constexpr std::string_view at_path = "unix";
/// Two headers with the same meaning; Home Assistant uses the second.
constexpr std::array<std::string_view, 2> prefix_headers = {"X-Forwarded-Prefix", "X-Ingress-Path"};

constexpr int all_bits = 128;
constexpr int before_v4 = 96;  ///< the bits of an IPv6 address before an embedded IPv4 address

ip::address_v6::bytes_type bytes_of(const ip::address& address) {
    const auto v6 = address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
    return v6.to_bytes();
}

bool is_v4(const ip::address& address) { return address.is_v4() || address.to_v6().is_v4_mapped(); }

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

/// Reads a client's address in each form that proxies write: with or without a port, IPv6 with or without
/// brackets.
std::optional<ip::address> client_in(std::string_view text) {
    if (auto bare = address_in(text)) return bare;
    const auto name = name_of(text);
    return name ? address_in(*name) : std::nullopt;
}

/// The client's address, from the addresses that proxies saw, the nearest first; empty if it can't be read.
std::optional<ip::address> client_of(const std::vector<std::string_view>& seen, const Proxies& proxies) {
    for (const std::string_view part : seen) {
        const auto address = client_in(part);
        if (!address || !proxies.contains(*address)) return address;
    }
    return seen.empty() ? std::nullopt : client_in(seen.front());
}

/// The parts between commas in all lines of the header, the last part first.
std::vector<std::string_view> parts_from_the_right(const HttpHeader& header, const std::string& name) {
    std::vector<std::string_view> parts;
    const auto [from, until] = header.equal_range(name);
    for (auto line = from; line != until; ++line) {
        std::string_view rest(line->value().data(), line->value().size());
        for (;;) {
            const auto comma = rest.find(',');
            parts.push_back(trimmed(rest.substr(0, comma)));
            if (comma == std::string_view::npos) break;
            rest.remove_prefix(comma + 1);
        }
    }
    std::ranges::reverse(parts);
    return parts;
}

struct HostParts {
    std::string_view name, rest;
    bool is_bracketed = false;
};

/// The parts of the host; empty if a bracket is not closed.
std::optional<HostParts> parts_of(std::string_view host) {
    if (!host.starts_with('[')) {
        const auto end = std::min(host.find(':'), host.size());
        return HostParts{host.substr(0, end), host.substr(end), false};
    }
    const auto end = host.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    return HostParts{host.substr(1, end - 1), host.substr(end + 1), true};
}

/// Whether the text is a port with its colon, such as `:8080`.
bool is_port(std::string_view text) {
    const auto digits = text.substr(1);
    return text.front() == ':' && !digits.empty() && digits.size() <= 5 &&
           digits.find_first_not_of("0123456789") == std::string_view::npos;
}

bool may_stand_in_a_name(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           std::string_view("-._").find(byte) != std::string_view::npos;
}

/// Reads the path that the proxy removed, which the first valid header of `prefix_headers` names.
void read_prefix(const HttpHeader& header, OuterRequest& outer) {
    for (const std::string_view name : prefix_headers) {
        const auto written = trimmed({header[name].data(), header[name].size()});
        if (written.empty()) continue;
        if (auto prefix = header.count(name) == 1 ? prefix_in(written) : std::nullopt) {
            outer.base_path = *std::move(prefix);
            return;
        }
        if (outer.ignored_header.empty()) outer.ignored_header = name;
    }
}

}  // namespace

std::optional<Networks::Network> Networks::read(const std::string& text) {
    const auto slash = text.find('/');
    const auto address = address_in(text.substr(0, slash));
    if (!address) return std::nullopt;
    const int most = address->is_v4() ? all_bits - before_v4 : all_bits;
    int bits = most;
    if (slash != std::string::npos) {
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + slash + 1, end, bits);
        if (error != std::errc() || stop != end || bits < 0 || bits > most) return std::nullopt;
    }
    return Network{bytes_of(*address), all_bits - most + bits};
}

bool Networks::is_network(const std::string& text) { return read(text).has_value(); }

Networks::Networks(const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
        if (text != at_path) networks_.push_back(read(text).value());
}

bool Networks::contains(const ip::address& address) const {
    const auto bytes = bytes_of(address);
    const auto holds = [&](const Network& network) {
        // This IPv6 network contains the embedded form of every IPv4 address. An operator who names such a
        // network means only IPv6 addresses.
        if (is_v4(address) && network.bits < before_v4) return false;
        for (int bit = 0; bit < network.bits; ++bit) {
            const auto byte = static_cast<std::size_t>(bit / 8);
            const unsigned differ = static_cast<unsigned>(bytes[byte]) ^ network.bytes[byte];
            if (((differ >> (7 - bit % 8)) & 1U) != 0) return false;
        }
        return true;
    };
    return std::ranges::any_of(networks_, holds);
}

Proxies::Proxies(const Settings& settings)
    : networks_(settings.proxies),
      are_at_path_(std::ranges::count(settings.proxies, at_path) > 0),
      header_(settings.proxy_header),
      hosts_(settings.hosts),
      base_path_(settings.base_path) {}

OuterRequest Proxies::outer(const HttpHeader& header, const Peer& peer, bool secure) const {
    const auto host = header[boost::beast::http::field::host];
    OuterRequest outer{peer.address, secure, std::string(host), base_path_};
    if (!peer.is_proxy) return outer;
    outer.address = client_of(parts_from_the_right(header, header_), *this).value_or(peer.address);
    if (const auto scheme = parts_from_the_right(header, "X-Forwarded-Proto"); !scheme.empty())
        outer.secure = is_same(scheme.front(), "https");
    if (const auto name = forwarded_host(header); name && is_one_of(*name, hosts_))
        outer.host = std::string(*name);
    if (base_path_.empty()) read_prefix(header, outer);
    return outer;
}

std::optional<std::string_view> forwarded_host(const HttpHeader& header) {
    const auto names = parts_from_the_right(header, "X-Forwarded-Host");
    return names.empty() ? std::nullopt : std::optional(names.front());
}

std::optional<std::string_view> name_of(std::string_view host) {
    const auto parts = parts_of(host);
    if (!parts || parts->name.empty()) return std::nullopt;
    if (!parts->rest.empty() && !is_port(parts->rest)) return std::nullopt;
    const auto fits = [&](char byte) {
        return may_stand_in_a_name(byte) || (byte == ':' && parts->is_bracketed);
    };
    if (!std::ranges::all_of(parts->name, fits)) return std::nullopt;
    return parts->name;
}

bool is_one_of(std::string_view host, const std::vector<std::string>& hosts) {
    const auto name = name_of(host);
    if (!name) return false;
    return std::ranges::any_of(
        hosts, [&](const std::string& called) { return is_same(called, host) || is_same(called, *name); });
}

}  // namespace reami::net
