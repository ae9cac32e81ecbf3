// The people who were ever in the room. Each has a small number for the life of the room, and the host's
// decisions about a person are kept under that number. A person who sat stays known until the room
// closes: they may come back even if their address is banned, chat and ids of moves name them by their
// number, and they never guess the room's code.
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
    /// The number of that player, who comes from that address; a new number if they have never come.
    int meet(PlayerId player, const store::Hash& address);
    /// The player's last connection is gone. Among people without stored records, only the last to go are
    /// remembered; the numbers of the others are not used again.
    void gone(PlayerId player);

    // Changes that records describe.
    void add(const store::Person& person);
    void add(const store::Said& said);
    void ban(const store::Hash& address) { banned_addresses_.insert(address); }

    /// 0 if that player has no number here.
    int number_of(PlayerId player) const;
    /// The record about this person, for a change; nothing if nobody has this number. `player` is set even if
    /// that player is not stored.
    std::optional<store::Person> find(int who) const;
    /// The address from which they came last; nothing if they have not come since the server started.
    std::optional<store::Hash> address_of(int who) const;
    /// Whether the disk has the player of that number.
    bool has_stored_player(int who) const;
    bool may_enter(PlayerId player, const store::Hash& address) const;
    bool is_silenced(int who) const;
    std::vector<int> silenced() const;  ///< rising

private:
    struct KnownPerson {
        store::Person person;
        std::optional<store::Hash> address;
        bool is_stored = false;      ///< there is a record of this number
        bool player_stored = false;  ///< and it names the player
    };
    static constexpr std::size_t most_gone = 256;

    KnownPerson& known(int who);

    std::map<int, KnownPerson> known_;
    std::map<PlayerId, int> numbers_;
    std::list<PlayerId> gone_;  ///< those who are not stored; the last one to go is at the end
    std::set<store::Hash> banned_addresses_;
    int next_ = 1;
};

}  // namespace reami::room
