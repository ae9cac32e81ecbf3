// The parts of the server that admins' requests use, and the functions that several requests share.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/store/read/readers.hpp"

namespace reami::admin {

using protocol::admin::AdminAnswer;
using protocol::admin::AdminRequest;
using AnswerLater = boost::asio::awaitable<AdminAnswer>;

struct AdminDependencies {
    lobby::Directory& directory;
    lobby::RestingRooms& resting;
    const lobby::OpenRooms& open_rooms;
    lobby::SignedIn& signed_in;
    lobby::Rulings& rulings;
    lobby::Players& players;
    store::Readers& readers;
    store::Journal& journal;
    Background& workers;
    const Clock& clock;
    Meters& meters;
    lobby::KeyedHash hash;
    const CurrentSettings& settings;
    std::function<void()> drain;  ///< ends the server, in order
    /// The address at which people reach the server: `https://club.example`; empty if unknown.
    std::function<std::optional<std::string>()> address = [] { return std::nullopt; };

    std::int64_t now() const { return clock.now().wall; }
    /// This function and the next one store something, and return whether that succeeded.
    boost::asio::awaitable<bool> store(store::Record record) const;
    boost::asio::awaitable<bool> keep(decltype(store::AdminChange::what) what) const;
    /// The player with this number; empty if no stored player has it.
    boost::asio::awaitable<std::optional<store::PlayerId>> known_player(std::string number) const;
};

/// Parses a player's number; empty for any other text.
std::optional<store::PlayerId> number_in(const std::string& text);

/// A refusal without its text, which `AdminService` adds.
inline protocol::admin::AdminRefused admin_refusal(std::string_view code) { return {std::string(code), ""}; }

}  // namespace reami::admin
