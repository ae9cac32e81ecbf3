#include "server/settings/node_options.hpp"

#include <boost/asio/ip/address.hpp>
#include <tuple>

#include "server/settings/host_and_port.hpp"
#include "server/settings/options.hpp"
#include "server/settings/validators.hpp"

namespace reami {

void add_node(CLI::App& app, Settings& settings) {
    at_start(
        app.add_option("--node-listen", settings.node_listen,
                       "where other servers on the same --store hand over connections to rooms that this "
                       "one serves, such as 10.0.0.1:7443; nowhere unless set")
            ->check(not_an_endpoint, "")
            ->type_name("ADDRESS:PORT"));
    at_start(app.add_option("--node-address", settings.node_address,
                            "the name or address by which these servers reach this one (--node-listen)")
                 ->check(not_a_node, "")
                 ->type_name("HOST:PORT"));
    app.add_option("--node-certificate", settings.node_certificate,
                   "a PEM file with the certificate by which these servers know this one")
        ->type_name("FILE");
    app.add_option("--node-key", settings.node_key, "a PEM file with its key")->type_name("FILE");
    app.add_option("--node-ca", settings.node_ca,
                   "a PEM file with the certificate that signed those of all these servers, and no others")
        ->type_name("FILE");
}

std::string node_contradiction(const Settings& settings) {
    const auto& [listen, address] = std::tie(settings.node_listen, settings.node_address);
    const bool has_all_files =
        !settings.node_certificate.empty() && !settings.node_key.empty() && !settings.node_ca.empty();
    const bool has_files =
        !settings.node_certificate.empty() || !settings.node_key.empty() || !settings.node_ca.empty();
    if (listen.empty() && (has_files || !address.empty()))
        return "--node-address, --node-certificate, --node-key and --node-ca need --node-listen: the address "
               "at which other servers hand over connections";
    if (listen.empty()) return "";
    if (settings.store.empty())
        return "--node-listen needs --store: only servers on one PostgreSQL database hand over "
               "connections";
    if (!has_all_files)
        return "--node-listen needs --node-certificate, --node-key and --node-ca: by these files the servers "
               "know each other";
    const bool is_everywhere =
        boost::asio::ip::make_address(host_and_port(listen).value().host).is_unspecified();
    if (is_everywhere && address.empty())
        return "--node-listen " + listen +
               " needs --node-address: other servers can't connect to all networks, so name the host or "
               "address by which they reach this one";
    return "";
}

}  // namespace reami
