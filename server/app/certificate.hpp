// The server's certificate, as the settings name it.
#pragma once

#include <memory>

#include "server/net/tls.hpp"
#include "server/settings/settings.hpp"

namespace reami {

/// Null without a certificate. Throws std::exception if it can't be used.
std::unique_ptr<net::Tls> tls_of(const Settings& settings);
/// What the files hold now, for connections to come; the log says what came of it. `tls` is null if the
/// server began without.
void read_again(net::Tls* tls, const Settings& settings);

}  // namespace reami
