// Loads the server's certificate, which the settings name.
#pragma once

#include <memory>

#include "server/net/tls.hpp"
#include "server/settings/settings.hpp"

namespace reami {

/// Null if the settings name no certificate. Throws std::exception if the server can't use the certificate.
std::unique_ptr<net::Tls> tls_of(const Settings& settings);
/// Reads the files of the certificate again, for new connections, and logs the outcome. `tls` is null if the
/// server has started without TLS. If `changed` switches between HTTP and HTTPS, which needs a restart, puts
/// the certificate and key of `running` into `changed`.
void read_again(net::Tls* tls, const Settings& running, Settings& changed);

}  // namespace reami
