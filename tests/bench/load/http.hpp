// Plain requests to a server on 127.0.0.1.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reami::bench {

/// The `name` that the server gives itself at `/version`: `reami` or `relay`. Throws
/// boost::system::system_error if there is none.
std::string server_name(std::uint16_t port);

/// Opens rooms of Kingdomino for two: their codes. `first` is the number of rooms that this process has
/// opened before.
std::vector<std::string> open_rooms(std::uint16_t port, int first, int count);

}  // namespace reami::bench
