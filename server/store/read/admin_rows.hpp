// Rows for admins: their decisions, and the lines of their lists.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/record.hpp"

namespace reami::store {

/// The decisions of admins that the server keeps in memory.
struct AdminMemory {
    std::vector<Restriction> restrictions;
    std::vector<std::string> forbidden_names;
    std::vector<AdminToken> tokens;
    std::int64_t last_restriction = 0, last_deed = 0;  ///< the highest numbers
};

/// An invitation, as a line in a list.
struct InviteSummary {
    std::string name;
    Millis made_at = 0, until = 0;
    int uses = 0, used = 0;
    bool revoked = false;
};

/// A match, as a line in a list.
struct MatchSummary {
    std::string code;
    RoomId room = 0;
    int match = 0;
    std::string game, players;  ///< `players`: their names, by seat
    Millis started_at = 0;
    Millis ended_at = 0;  ///< 0: it is running
    bool abandoned = false;
};

/// A player with a stored token, as a line in a list.
struct PlayerSummary {
    PlayerId player;
    std::string names, rooms;  ///< all names that they had; the codes of the rooms where they sit
    int matches = 0, devices = 0;
    Millis seen_at = 0;  ///< to the day; 0: no device is signed in
};

}  // namespace reami::store
