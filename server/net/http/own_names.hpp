// The names by which a request may call this server. A foreign page can make its own name lead here: its
// browser then takes this server for that page's own. PROTOCOL.md, "Behind a proxy".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reami::net {

/// The names of a server.
struct OwnNames {
    const std::vector<std::string>& hosts;  ///< of the settings
    std::string_view machine = {};          ///< of the machine: `schoolbox`; counts only without `hosts`
};

/// Whether a host, with its port or without, is one of the settings' hosts, `localhost` or a loopback
/// address. Without hosts in the settings, also whether it is any other literal address, which no page can
/// have as its name, or the machine's name: whole, or its first label alone or in a domain that only networks
/// at home have (`schoolbox.local`).
bool is_called(std::string_view host, const OwnNames& names);

}  // namespace reami::net
