#include "server/settings/contradiction.hpp"

#include <boost/asio/ip/address.hpp>
#include <tuple>

#include "server/settings/host_and_port.hpp"

namespace reami {
namespace {

std::string node_contradiction(const Settings& settings) {
    const auto& [listen, address] = std::tie(settings.node_listen, settings.node_address);
    const bool has_all_files =
        !settings.node_certificate.empty() && !settings.node_key.empty() && !settings.node_ca.empty();
    const bool has_files =
        !settings.node_certificate.empty() || !settings.node_key.empty() || !settings.node_ca.empty();
    if (listen.empty() && (has_files || !address.empty()))
        return "--node-address, --node-certificate, --node-key and --node-ca need --node-listen: the address "
               "at which this server accepts connections that other servers pass on";
    if (listen.empty()) return "";
    if (settings.store.empty())
        return "--node-listen needs --store: only servers that share a PostgreSQL database pass connections "
               "on";
    if (!has_all_files)
        return "--node-listen needs --node-certificate, --node-key and --node-ca: with these files the "
               "servers authenticate each other";
    const bool is_everywhere =
        boost::asio::ip::make_address(host_and_port(listen).value().host).is_unspecified();
    if (is_everywhere && address.empty())
        return "--node-listen " + listen +
               " needs --node-address: this server listens on all networks, so name the host or address at "
               "which other servers reach it";
    return "";
}

}  // namespace

std::string contradiction(const Settings& settings) {
    if (settings.proxy_protocol && settings.proxies.empty())
        return "--proxy-protocol needs --proxies: these proxies use the protocol, and the server closes all "
               "other connections";
    if (settings.redirect_port != 0 && settings.certificate.empty())
        return "--redirect-port needs --certificate and --key, because it redirects to https";
    if (settings.redirect_port != 0 && socket_path(settings))
        return "--redirect-port needs an address to listen on, and --listen is a path";
    return node_contradiction(settings);
}

}  // namespace reami
