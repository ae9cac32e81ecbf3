// The connections to a room: whose they are, and in which language they are spoken to.
#pragma once

#include <map>

#include "server/room/letter.hpp"
#include "server/room/seats.hpp"

namespace reami::room {

struct Guest {
    Identity identity;
    Language language = Language::en;
};

class Guests {
public:
    void add(const Came& came) { guests_[came.guest] = Guest{came.identity, came.language}; }
    void remove(GuestId guest) { guests_.erase(guest); }
    const Guest* find(GuestId guest) const;
    bool has(PlayerId player) const;
    bool empty() const { return guests_.empty(); }
    const std::map<GuestId, Guest>& all() const { return guests_; }

    /// The connections of that player but for one: those that are told that the seat was opened elsewhere.
    std::vector<GuestId> others_of(PlayerId player, GuestId but) const;
    /// How many have no seat.
    int watching(const Seats& seats) const;
    /// It was told.
    void forget_new_token(GuestId guest) { guests_.at(guest).identity.new_token.reset(); }
    /// The player's token is on disk from now on.
    void mark_stored(PlayerId player);

private:
    std::map<GuestId, Guest> guests_;
};

/// As whom a connection looks on.
Viewer viewer_of(const Guest& guest, const Seats& seats);
/// `seat:1`, or `public`.
std::string viewer_text(Viewer viewer);

}  // namespace reami::room
