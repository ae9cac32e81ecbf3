// Who a connection belongs to. A player is a token, made here, kept by the client, stored only as a hash; a
// player may have several, one a device. Every function may be called from any thread.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/room/letter.hpp"
#include "server/store/reader.hpp"

namespace reami::lobby {

class Players {
public:
    /// `hand_over_within`: how long, in milliseconds, a code for another device can be used.
    Players(const std::filesystem::path& database, store::Millis hand_over_within);

    /// A player who was not here before. Its token is stored with the first seat it takes.
    static room::Identity new_player();
    /// Whose token it is; nothing if no player has it.
    std::optional<room::Identity> recognize(const std::string& token);

    /// Whether the player's token is on disk, so that it opens its seats from elsewhere.
    bool is_stored(const room::Identity& who);

    /// A code with which another device becomes the same player, once.
    std::string hand_over(store::PlayerId player, store::Millis now);
    /// A further token for the player who made the code, still to be stored; nothing if the code is wrong,
    /// used or old.
    std::optional<room::Identity> redeem(const std::string& code, store::Millis now);

private:
    struct HandOver {
        store::PlayerId player;
        store::Millis until;
    };

    store::Millis hand_over_within_;
    std::mutex mutex_;
    store::Reader reader_;
    std::map<std::string, HandOver> codes_;
};

/// Eight letters out of 24 (A to Z without I and O), each equally likely: the code of a room or of a
/// hand-over.
std::string random_code();

}  // namespace reami::lobby
