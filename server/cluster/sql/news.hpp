// The news that servers exchange through their shared database.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/lobby/guess_limit.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/record.hpp"

namespace reami::cluster {

/// What the database knows about a taken seat.
struct ListedSeat {
    std::string name;  ///< of the person who has the seat or may take it back; empty: nobody
    int who = 0;       ///< the person's number in the room; 0: none is stored
    std::string bot;   ///< the kind of the bot; empty: a person has the seat
    friend bool operator==(const ListedSeat&, const ListedSeat&) = default;
};

/// A listed room in which people take seats or play.
struct ListedRoom {
    std::string code, game, options;
    int seats = 0;
    bool plays = false;
    std::map<Seat, ListedSeat> taken;
    friend bool operator==(const ListedRoom&, const ListedRoom&) = default;
};

/// The news since the last exchange. They include what admins have decided on this node, but not the wrong
/// codes that this node has counted.
struct News {
    std::optional<store::AdminMemory> rulings;  ///< all decisions of admins, if any has changed
    std::vector<store::TokenHash> signed_out;   ///< the devices that were signed out
    std::map<store::PlayerId, std::vector<std::string>> forgotten;  ///< players, with their old names
    std::vector<lobby::WrongElsewhere> wrong_codes;
    std::vector<ListedRoom> listed;  ///< the newest NewsChannel::most_listed rooms of the list
};

}  // namespace reami::cluster
