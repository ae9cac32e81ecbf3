#include "server/http/own_machine.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/system/error_code.hpp>
#include <string>

namespace reami::http {

namespace ip = boost::asio::ip;

namespace {

bool is_loopback(const ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6()).is_loopback();
    return address.is_loopback();
}

/// A host as it stands in an address, without its port and brackets.
std::string name_in(const std::string& host) {
    if (!host.empty() && host.front() == '[') return host.substr(1, host.find(']') - 1);
    return host.substr(0, host.find(':'));
}

bool names_loopback(const std::string& name) {
    if (name == "localhost") return true;
    boost::system::error_code no_address;
    const auto address = ip::make_address(name, no_address);
    return !no_address && is_loopback(address);
}

}  // namespace

bool is_at_own_machine(const net::Request& request) {
    return !request.passed_on && is_loopback(request.address) && names_loopback(name_in(request.host));
}

}  // namespace reami::http
