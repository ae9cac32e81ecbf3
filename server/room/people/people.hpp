// Who was ever in the room: each person has a small number, for the room's life, and what the host decided
// about them stays with it.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "server/room/room_input.hpp"

namespace reami::room {

class People {
public:
    /// The number of that player, who comes from that address: a new one if they never came.
    int meet(PlayerId player, const store::Hash& address);
    /// That player's connections are gone. Of those without a stored token, about whom nothing was decided,
    /// only the last to go are remembered; the numbers of the others are not given again.
    void gone(PlayerId player);

    // What records say.
    void add(const store::Person& person);
    void add(const store::Said& said);
    void ban(const store::Hash& address) { banned_addresses_.insert(address); }

    /// 0: nobody has met that player here.
    int number_of(PlayerId player) const;
    /// What would be stored of them, to be changed; nothing if nobody has this number. `player` is whoever it
    /// is, stored or not.
    std::optional<store::Person> find(int who) const;
    /// From where they came last; nothing if they have not come since the start.
    std::optional<store::Hash> address_of(int who) const;
    /// Whether the player of that number stands on disk with it.
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
    std::deque<PlayerId> gone_;  ///< who is not stored, the last one to go at the end
    std::set<store::Hash> banned_addresses_;
    int next_ = 1;
};

}  // namespace reami::room
