// Parses settings that name a host and a port in one text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami {

struct HostAndPort {
    std::string host;  ///< an IPv6 address has no brackets here
    std::uint16_t port;
};

/// Parses `10.0.0.1:7443`, `[::1]:7443` or `node1.example:7443`. Empty if the text has no host, or no port
/// from 1 to 65535.
std::optional<HostAndPort> host_and_port(std::string_view text);

}  // namespace reami
