// The stored decisions of a room's host: about the game, about people, and about the host's role.
#pragma once

#include <optional>
#include <string>

#include "server/store/admin_record.hpp"

namespace reami::store {

/// The host changed the options, the seats or the listing of the room.
struct RoomConfigured {
    std::string options;
    int seats = 0;
    bool listed = false;
    friend bool operator==(const RoomConfigured&, const RoomConfigured&) = default;
};

/// Everything that is known about a person in the room. It is stored whenever the host decides about them,
/// and when they first sit. Each person has a number in the room, from 1, as long as the room exists.
struct Person {
    int who = 0;
    std::optional<PlayerId> player;  ///< empty: no token of theirs is stored
    bool sat = false;                ///< they sit or sat in a seat of the room
    bool silenced = false;           ///< their chat is refused
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

/// The room is kept for longer after everybody has left, or for the usual time again.
struct RoomKept {
    bool kept = false;
    friend bool operator==(const RoomKept&, const RoomKept&) = default;
};

/// A player accepted the host's role. `for_now`: the offer came from a stand-in, and the role returns to the
/// player who owns it as soon as that player is back.
struct HostChanged {
    PlayerId player;
    bool for_now = false;
    friend bool operator==(const HostChanged&, const HostChanged&) = default;
};

}  // namespace reami::store
