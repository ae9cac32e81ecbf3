// Leads plain http to https, and does nothing else.
#pragma once

#include <cstdint>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// 308 to the same host and target at https and that port. Expects a header that `judge` has admitted: so the
/// host is one of this server, without anything that could end an address.
Answer redirect(const HttpHeader& header, std::uint16_t https_port);

/// The settings of a listener that does so, beside one that serves at that port.
Settings leading_to_https(Settings settings, std::uint16_t serving_port);

}  // namespace reami::net
