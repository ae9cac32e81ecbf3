// Redirects plain http to https. A listener for this purpose serves nothing else.
#pragma once

#include <cstdint>
#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Redirects (308) to the same host and target with https and this port. Expects a header that `judge` has
/// admitted: then the host is one of this server's names, and contains no characters that could end a URL's
/// host. `taken_off` is the path that a proxy has removed from the target; the redirect restores it.
Answer redirect(const HttpHeader& header, std::uint16_t https_port, const std::string& taken_off);

/// The settings of a listener that redirects to https. `serving_port` is the port of the server's own https
/// listener.
Settings leading_to_https(Settings settings, std::uint16_t serving_port);

}  // namespace reami::net
