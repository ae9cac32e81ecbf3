// The connections to a room: whose they are, and in which language they are spoken to.
#pragma once

#include <map>
#include <vector>

#include "protocol/match.hpp"
#include "server/room/letter.hpp"
#include "server/room/seats.hpp"

namespace reami::room {

struct Guest {
    Identity identity;
    store::Hash address{};  ///< keyed
    int who = 0;            ///< the person's number
    Language language = Language::en;
};

class Guests {
public:
    void add(const Came& came, int who) {
        guests_[came.guest] = Guest{came.visitor.identity, came.visitor.address, who, came.language};
    }
    void remove(GuestId guest) { guests_.erase(guest); }
    const Guest* find(GuestId guest) const;
    bool has(PlayerId player) const;
    bool empty() const { return guests_.empty(); }
    const std::map<GuestId, Guest>& all() const { return guests_; }

    /// The connections of that player but for one: those that are told that the seat was opened elsewhere.
    std::vector<GuestId> others_of(PlayerId player, GuestId but) const;
    /// How many have no seat.
    int watching(const Seats& seats) const;
    /// The numbers of those, rising, each once; so many at most.
    std::vector<int> watchers(const Seats& seats, std::size_t most) const;
    /// It was told.
    void forget_new_token(GuestId guest) { guests_.at(guest).identity.new_token.reset(); }
    /// Whether a token of the player, who is there, is on disk.
    bool is_stored(PlayerId player) const;
    /// The player's token is on disk from now on.
    void mark_stored(PlayerId player);

private:
    std::map<GuestId, Guest> guests_;
};

/// As whom a connection looks on at the match, if there is one.
Viewer viewer_of(const Guest& guest, const Seats& seats, const std::optional<protocol::Match>& match);
/// `seat:1`, or `public`.
std::string viewer_text(Viewer viewer);

}  // namespace reami::room
