// Finds rooms by their codes, and keeps people from guessing codes. Once an address has named too many wrong
// codes, the server answers it slowly, except about the player's own rooms.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/guess_limit.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/rooms_elsewhere.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

/// The result of looking a code up.
enum class Named : std::uint8_t {
    open,
    elsewhere,   ///< this server does not serve the room, but another may
    closed,      ///< the room was closed
    unreadable,  ///< the server could not read the room at its start
    unknown,     ///< no room ever had this code
    too_many,    ///< no answer: the address guessed too often, and too many of its answers are waiting
};

/// The current state of the rooms that a client remembers. If a code is in neither `open` nor `gone`, the
/// server has not looked it up, or could not read its room.
struct Remembering {
    std::vector<protocol::from_server::Room> open;
    std::vector<std::string> gone;
    std::vector<protocol::plain::RunningMatch> running;
};

/// Every function may be called from any thread.
class CodeLookup {
public:
    using Address = GuessLimit::Address;
    using Seeker = std::optional<store::PlayerId>;

    struct Dependencies {
        const Directory& directory;
        const OpenRooms& open_rooms;
        GuessLimit& guesses;
        store::Readers& readers;
        const Clock& clock;
        Meters& meters;
        const RoomsElsewhere& elsewhere;
    };
    explicit CodeLookup(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// Looks up a code that this player named from that address. A code that no room ever had counts as a
    /// guess.
    boost::asio::awaitable<Named> name(std::string code, Address from, Seeker who);
    /// Looks up the codes that a client remembers, and the rooms in which the player has a seat. Each code
    /// counts as a guess unless the player opened its room, or has or had a seat in it.
    boost::asio::awaitable<Remembering> remember(std::vector<std::string> codes, Address from, Seeker who);
    /// The stored state of a room that this server does not serve; empty if the room is not open. Throws
    /// std::exception if the state can't be read.
    boost::asio::awaitable<std::optional<protocol::from_server::Room>> room_elsewhere(std::string code) const;
    /// Waits until the server may answer the address. Returns false if too many answers are waiting already.
    boost::asio::awaitable<bool> wait_for_turn(Address from);
    /// The refusal for an address for which `wait_for_turn` returned false: it says when the address may
    /// guess again.
    protocol::Refusal too_many(const Address& from);
    void count_guess(const Address& from) { dependencies_.guesses.count(from, now()); }

private:
    Millis now() const { return dependencies_.clock.now().steady; }
    boost::asio::awaitable<std::optional<store::CodeUse>> use_of(std::string code, Seeker who);
    /// The running matches of the rooms with these codes.
    boost::asio::awaitable<std::vector<protocol::plain::RunningMatch>> running(std::vector<std::string> codes,
                                                                               Seeker who) const;
    /// The match of a resting room; empty if it can't be read.
    boost::asio::awaitable<std::optional<protocol::plain::RunningMatch>> running_at_rest(std::string code,
                                                                                         Seeker who) const;
    /// Adds a room that this server does not serve. Skips a room that it can't read, so that the client asks
    /// again later.
    boost::asio::awaitable<void> add_from_elsewhere(std::string code, Seeker who, Remembering& to) const;
    boost::asio::awaitable<bool> is_theirs(std::string code, Seeker who);

    Dependencies dependencies_;
};

}  // namespace reami::lobby
