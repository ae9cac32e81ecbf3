// Loads the server's certificate, which the settings name.
#pragma once

#include <memory>

#include "server/net/tls.hpp"
#include "server/settings/settings.hpp"

namespace reami {

/// Null without a certificate. Throws std::exception if it can't be used.
std::unique_ptr<net::Tls> tls_of(const Settings& settings);
/// Reads the certificate's files again, for later connections, and logs the outcome. `tls` is null if the
/// server began without TLS. Takes back a switch between HTTP and HTTPS, which needs a restart.
void read_again(net::Tls* tls, const Settings& running, Settings& changed);

}  // namespace reami
