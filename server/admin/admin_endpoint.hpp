// Answers admins with a browser: `POST /api/admin`, with a token in the header `Authorization`. The endpoint
// refuses all requests while no token is valid. It also refuses a request that others could read on its way
// (`is_good_way`), and for a while each request from an address that has tried wrong tokens. PROTOCOL.md,
// "For admins".
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/admin/admin_service.hpp"
#include "server/lobby/guess_limit.hpp"
#include "server/net/gateway.hpp"
#include "server/settings/settings.hpp"

namespace reami::admin {

/// Whether a request came over https, or from the server's own machine to a server that nobody else reaches:
/// one that listens only on loopback, and has no proxy.
bool is_good_way(const net::Request& request, const Settings& settings);

/// Any thread may call every function.
class AdminEndpoint {
public:
    /// All arguments must outlive the endpoint.
    AdminEndpoint(AdminService& service, const Clock& clock, const CurrentSettings& settings)
        : service_(service), clock_(clock), settings_(settings) {}

    /// Whether the page for admins exists: at least one token for it is valid.
    bool is_there() const { return service_.tokens().any_good(service_.now()); }
    boost::asio::awaitable<net::Answer> answer(net::Request request);

private:
    static constexpr std::size_t wrong_tokens_an_hour = 10;

    AdminService& service_;
    const Clock& clock_;
    const CurrentSettings& settings_;
    lobby::GuessLimit wrong_tokens_{[] { return wrong_tokens_an_hour; }};
};

}  // namespace reami::admin
