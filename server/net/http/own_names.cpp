#include "server/net/http/own_names.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>

#include "server/net/http/header_text.hpp"
#include "server/net/http/proxies.hpp"

namespace reami::net {
namespace {

namespace ip = boost::asio::ip;

/// Domains that home routers and local networks give their machines. No attacker can own a name in these
/// domains: fritz.box belongs to the maker of the FRITZ!Box, and the others are not in the public DNS.
constexpr std::array<std::string_view, 12> domains_at_home = {
    "local",       "lan",      "home.arpa", "fritz.box", "home",       "internal",
    "localdomain", "intranet", "private",   "corp",      "mshome.net", "speedport.ip"};

bool is_of_machine(std::string_view name, std::string_view machine) {
    const std::string_view label = machine.substr(0, machine.find('.'));
    if (label.empty()) return false;
    if (is_same(name, machine)) return true;
    if (!is_same(name.substr(0, name.find('.')), label)) return false;
    const std::string_view domain = name.substr(label.size());
    return domain.empty() || std::ranges::any_of(domains_at_home, [&](std::string_view at_home) {
               return is_same(domain.substr(1), at_home);
           });
}

}  // namespace

bool is_called(std::string_view host, const OwnNames& names) {
    if (is_one_of(host, names.hosts)) return true;
    const auto name = name_of(host);
    if (!name) return false;
    if (is_same(*name, "localhost")) return true;
    const auto address = address_in(*name);
    if (!names.hosts.empty()) return address && address->is_loopback();
    return address || is_of_machine(*name, names.machine);
}

}  // namespace reami::net
