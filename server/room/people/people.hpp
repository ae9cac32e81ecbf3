// The people of a room. Each person has a small number as long as the room exists, and the room keeps the
// host's decisions about a person under this number. Until the room closes, it remembers everybody who ever
// had a seat. These people may come back even if the host has banned their address, and they need not guess
// the room's code. Chat and the ids of moves contain their numbers.
#pragma once

#include <list>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "server/room/room_input.hpp"

namespace reami::room {

class People {
public:
    /// Notes that the player comes from that address, and returns the player's number; a new player gets a
    /// new number.
    int meet(PlayerId player, const store::Hash& address);
    /// The room calls this when the player's last connection is closed. The room forgets people without
    /// stored records, except the last `most_gone` people who left. It never gives the number of a forgotten
    /// person to another person.
    void gone(PlayerId player);

    // Changes that records make:
    void add(const store::Person& person);
    void add(const store::Said& said);
    void ban(const store::Hash& address) { banned_addresses_.insert(address); }

    /// The player's number; 0 if the player has no number in this room.
    int number_of(PlayerId player) const;
    /// The person with this number, as a record that the caller may change; empty if nobody has the number.
    /// `player` is set even if the store does not have this player.
    std::optional<store::Person> find(int who) const;
    /// The address from which the person with this number last came; empty if the person has not come since
    /// the server started.
    std::optional<store::Hash> address_of(int who) const;
    /// Whether a stored record names the player with this number.
    bool has_stored_player(int who) const;
    bool may_enter(PlayerId player, const store::Hash& address) const;
    bool is_silenced(int who) const;
    std::vector<int> silenced() const;  ///< ascending

private:
    struct KnownPerson {
        store::Person person;
        std::optional<store::Hash> address;
        bool is_stored = false;      ///< the store has a record with this number
        bool player_stored = false;  ///< a stored record names the player
    };
    static constexpr std::size_t most_gone = 256;

    KnownPerson& known(int who);

    std::map<int, KnownPerson> known_;
    std::map<PlayerId, int> numbers_;
    std::list<PlayerId> gone_;  ///< who left, without stored records; the last one is at the end
    std::set<store::Hash> banned_addresses_;
    int next_ = 1;
};

}  // namespace reami::room
