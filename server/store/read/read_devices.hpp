// Reads players and their devices, and the codes that sign in another device. Each device has a token.
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
/// A device that gets messages by web push.
struct PushDevice {
    TokenHash token{};
    PushSubscription to;
};
/// The player's devices that get messages; at most `most_push_devices`, those that asked last.
std::vector<PushDevice> read_push_devices(ReadConnection& db, PlayerId player);
inline constexpr int most_push_devices = 16;
/// The player to whom this code for another device belongs, by its keyed hash; empty if the code is wrong,
/// used or old. Only PostgreSQL has these codes: a server that has its database alone keeps them in memory.
std::optional<PlayerId> find_hand_over(ReadConnection& db, const Hash& code);
/// The key of all keyed hashes.
Hash read_hash_key(ReadConnection& db);

}  // namespace reami::store
