// Redirects plain http to https; such a listener serves nothing else.
#pragma once

#include <cstdint>
#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Answers 308 to the same host and target with https and that port. Expects a header that `judge` has
/// admitted, so the host is one of this server's names, without characters that could end an address.
/// `taken_off` is the path that a proxy has removed from the target; the redirect restores it.
Answer redirect(const HttpHeader& header, std::uint16_t https_port, const std::string& taken_off);

/// The settings of a listener that redirects to a listener at that port.
Settings leading_to_https(Settings settings, std::uint16_t serving_port);

}  // namespace reami::net
