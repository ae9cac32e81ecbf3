// Knows the devices on which a player is signed in, and signs them out.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/expected.hpp"
#include "protocol/messages/refusal.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/room/room_input.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/journal.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

/// The name of the device in the lists of players and admins: eight hexadecimal digits.
std::string short_name(const store::TokenHash& token);

/// Every function may be called from any thread.
class Devices {
public:
    struct Dependencies {
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        SignedIn& signed_in;
    };
    explicit Devices(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// Whether to store that the device was here: it was not here for a day, or has another name now.
    bool is_news(const store::Device& device, const std::string& client) const;
    /// Stores in the background that the device was here.
    void note(const room::Identity& who, const boost::asio::any_io_executor& executor);
    boost::asio::awaitable<std::vector<store::Device>> of(store::PlayerId player);
    /// Signs the player's other devices out. Returns their number, or the reason why it could not sign them
    /// out.
    boost::asio::awaitable<Expected<int, protocol::Refusal>> sign_out_others(const room::Identity& who);
    /// Signs the player's device with this short name out. Returns 0 if the player has no such device.
    boost::asio::awaitable<Expected<int, protocol::Refusal>> sign_out(const room::Identity& who,
                                                                      const std::string& device);

private:
    /// Returns why it could not store the record; empty if it could.
    boost::asio::awaitable<std::optional<protocol::Refusal>> store_signed_out(store::Record out);
    boost::asio::awaitable<void> store_seen(room::Identity who);

    Dependencies dependencies_;
};

}  // namespace reami::lobby
