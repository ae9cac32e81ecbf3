// Knows to which player a connection belongs. A player has one token per device. The server makes the token,
// the device keeps it, and the store has only its hash. Every function may be called from any thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/room/room_input.hpp"
#include "server/settings/current_settings.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

class Players {
public:
    /// Both arguments must outlive the object.
    Players(store::Readers& readers, const CurrentSettings& settings);

    /// The time for which a new code for another device is valid, in milliseconds.
    store::Millis hand_over_within() const { return settings_.get()->limits.hand_over_within.count(); }

    /// The player with a new token, which the caller has to store.
    static room::Identity with_new_token(store::PlayerId player);
    /// A new player. The server stores the player's token when the player first takes a seat.
    static room::Identity new_player();
    /// The player with this token, and the stored data of the device.
    struct KnownToken {
        room::Identity identity;
        store::Device device;
    };
    boost::asio::awaitable<std::optional<KnownToken>> know(const std::string& token);
    boost::asio::awaitable<std::optional<room::Identity>> recognize(const std::string& token);

    /// Whether the player's token is on disk, so that it opens the player's seats after a restart, too.
    boost::asio::awaitable<bool> is_stored(const room::Identity& who);

    // In the functions below, `now` is in milliseconds of the steady clock.
    /// Makes a code with which one other device can sign in as this player.
    std::string hand_over(store::PlayerId player, store::Millis now);
    /// The code's player, with a new token; empty if the code is wrong, was used or has expired. The caller
    /// has to store the token. Nobody else can redeem the code until the caller calls `redeemed` or
    /// `not_redeemed`.
    std::optional<room::Identity> redeem(const std::string& code, store::Millis now);
    void redeemed(const std::string& code);
    /// The player to whom the code belongs; empty if the code is wrong, was used or has expired. The code can
    /// still be used afterwards.
    std::optional<store::PlayerId> owner_of_hand_over(const std::string& code, store::Millis now);
    /// Makes all codes of that player invalid.
    void take_back_hand_overs(store::PlayerId player);
    /// Lets the player use the code again. The caller calls it if the store refused the new token.
    void not_redeemed(const std::string& code);

private:
    struct PendingHandOver {
        store::PlayerId player;
        store::Millis until = 0;
        bool is_taken = false;
    };

    store::Readers& readers_;
    const CurrentSettings& settings_;
    std::mutex mutex_;
    std::map<std::string, PendingHandOver> code_lookup_;
};

}  // namespace reami::lobby
