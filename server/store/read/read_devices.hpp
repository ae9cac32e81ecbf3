// Reads players and their devices. Each device has a token.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// A device on which a player is signed in.
struct Device {
    TokenHash token{};
    std::string client;  ///< its last name for itself
    Millis made_at = 0;
    Millis seen_at = 0;  ///< to the day
};

/// A device and its player.
struct PlayerDevice {
    PlayerId player;
    Device device;
};

/// The player with this token.
std::optional<PlayerId> read_player(ReadConnection& db, const TokenHash& token);
/// The device with this token.
std::optional<PlayerDevice> read_device(ReadConnection& db, const TokenHash& token);
/// The player's devices; the device that was seen last comes first.
std::vector<Device> read_devices(ReadConnection& db, PlayerId player);

}  // namespace reami::store
