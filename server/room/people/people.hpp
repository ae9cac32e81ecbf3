// All people who were ever in the room. Each has a small number as long as the room exists, and the host's
// decisions about a person are kept under that number. A person who had a seat is remembered until the room
// closes: they may come back even if their address is banned, chat and ids of moves refer to them by their
// number, and they need not guess the room's code.
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
    /// The number of that player, who comes from that address; a new number for a new player.
    int meet(PlayerId player, const store::Hash& address);
    /// Called when the player's last connection has been closed. Among people without stored records, only
    /// the last ones who left are remembered; the numbers of the others are not used again.
    void gone(PlayerId player);

    // Changes from records:
    void add(const store::Person& person);
    void add(const store::Said& said);
    void ban(const store::Hash& address) { banned_addresses_.insert(address); }

    /// The player's number; 0 if the player has no number in this room.
    int number_of(PlayerId player) const;
    /// The person with this number, as a record that the caller may change; empty if nobody has the number.
    /// `player` is set even if that player is not stored.
    std::optional<store::Person> find(int who) const;
    /// The address from which the person with this number last came; empty if the person has not come since
    /// the server started.
    std::optional<store::Hash> address_of(int who) const;
    /// Whether the player of that number is stored.
    bool has_stored_player(int who) const;
    bool may_enter(PlayerId player, const store::Hash& address) const;
    bool is_silenced(int who) const;
    std::vector<int> silenced() const;  ///< ascending

private:
    struct KnownPerson {
        store::Person person;
        std::optional<store::Hash> address;
        bool is_stored = false;      ///< a record of this number is stored
        bool player_stored = false;  ///< that record names the player
    };
    static constexpr std::size_t most_gone = 256;

    KnownPerson& known(int who);

    std::map<int, KnownPerson> known_;
    std::map<PlayerId, int> numbers_;
    std::list<PlayerId> gone_;  ///< people who are not stored; the last one who left is at the end
    std::set<store::Hash> banned_addresses_;
    int next_ = 1;
};

}  // namespace reami::room
