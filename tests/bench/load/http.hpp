// Plain requests to a server on 127.0.0.1.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reami::bench {

/// The `name` in the server's `/version`: `reami` or `relay`. Throws boost::system::system_error if no server
/// answers.
std::string server_name(std::uint16_t port);

/// Opens rooms of Kingdomino for two players; returns their codes. `first` is the number of rooms that this
/// process has opened before.
std::vector<std::string> open_rooms(std::uint16_t port, int first, int count);

}  // namespace reami::bench
