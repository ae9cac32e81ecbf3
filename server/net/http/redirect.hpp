// Leads plain http to https, and does nothing else.
#pragma once

#include <cstdint>
#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// 308 to the same host and target at https and that port. Expects a header that `judge` has admitted: so the
/// host is one of this server, without anything that could end an address. `taken_off` is the path that a
/// proxy took off the target, and that leads here from outside.
Answer redirect(const HttpHeader& header, std::uint16_t https_port, const std::string& taken_off);

/// The settings of a listener that does so, beside one that serves at that port.
Settings leading_to_https(Settings settings, std::uint16_t serving_port);

}  // namespace reami::net
