// The stored decisions of a room's host: about the game, about people, and about the host's role.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/store/admin_record.hpp"

namespace reami::store {

/// The host changed the options, the seats or the listing of the room.
struct RoomConfigured {
    std::string options;
    int seats = 0;
    bool listed = false;
    std::string time = {};  ///< as in RoomOpened
    friend bool operator==(const RoomConfigured&, const RoomConfigured&) = default;
};

/// All that the store knows about a person in a room. The room stores this record when the person first takes
/// a seat, and whenever the host decides about the person. Each person has a number in the room, from 1, as
/// long as the room exists.
struct Person {
    int who = 0;
    std::optional<PlayerId> player;  ///< empty: no token of theirs is stored
    bool sat = false;                ///< they have or had a seat in the room
    bool silenced = false;           ///< they may not chat
    bool banned = false;             ///< they may not come in
    friend bool operator==(const Person&, const Person&) = default;
};

/// People who never sat in the room may not come in from that address.
struct AddressBanned {
    Hash address{};  ///< keyed hash
    friend bool operator==(const AddressBanned&, const AddressBanned&) = default;
};

/// The host refuses the chat of all spectators, or allows it again.
struct WatchersSilenced {
    bool silenced = false;
    friend bool operator==(const WatchersSilenced&, const WatchersSilenced&) = default;
};

/// The room's bots move at once, or at their usual pace again.
struct BotsPaced {
    bool fast = false;
    friend bool operator==(const BotsPaced&, const BotsPaced&) = default;
};

/// After everybody has left, the room stays open for longer, or for the usual time again.
struct RoomKept {
    bool kept = false;
    friend bool operator==(const RoomKept&, const RoomKept&) = default;
};

/// The next match is to begin at this time, or, without a value, at no certain time.
struct RoomDated {
    std::optional<std::int64_t> date;  ///< Unix milliseconds
    friend bool operator==(const RoomDated&, const RoomDated&) = default;
};

/// A player accepted the host's role. If `for_now` is true, the offer came from a stand-in, and the role
/// returns to the player who owns it as soon as that player is back.
struct HostChanged {
    PlayerId player;
    bool for_now = false;
    friend bool operator==(const HostChanged&, const HostChanged&) = default;
};

}  // namespace reami::store
