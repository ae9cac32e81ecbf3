// The names by which a request may call this server. An attacker can point the name of their own site to this
// server (DNS rebinding): a browser then takes this server for that site. PROTOCOL.md, "Behind a proxy".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::net {

/// The names of a server.
struct OwnNames {
    const std::vector<std::string>& hosts;  ///< from the settings
    std::string_view machine = {};  ///< the machine's name, such as `schoolbox`; used only without `hosts`
};

/// Whether a host, with or without a port, is a name of this server. These are the hosts of the settings,
/// `localhost` and loopback addresses. Without hosts in the settings, the server also has two other kinds of
/// names: every IP address, because no attacker's page can have one as its name; and the machine's name. The
/// machine's name counts in full, and its first label counts alone or in a domain of home networks
/// (`schoolbox.local`).
bool is_called(std::string_view host, const OwnNames& names);

}  // namespace reami::net
