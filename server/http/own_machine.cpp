#include "server/http/own_machine.hpp"

#include <boost/system/error_code.hpp>

#include "server/net/http/proxies.hpp"

namespace reami::http {

namespace ip = boost::asio::ip;

namespace {

bool is_loopback(const ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6()).is_loopback();
    return address.is_loopback();
}

bool names_loopback(std::string_view name) {
    if (name == "localhost") return true;
    boost::system::error_code no_address;
    const auto address = ip::make_address(std::string(name), no_address);
    return !no_address && is_loopback(address);
}

}  // namespace

bool names_own_machine(const net::Request& request) {
    return !request.passed_on && names_loopback(net::name_of(request.host).value_or(""));
}

}  // namespace reami::http
