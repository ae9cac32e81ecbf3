// News that servers exchange through their shared database, apart from the rooms.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/lobby/guess_limit.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/record.hpp"

namespace reami::cluster {

/// A taken seat, as far as the database knows it.
struct ListedSeat {
    std::string name;  ///< of the person who sits there, or who may take the seat back; empty: nobody
    int who = 0;       ///< their number in the room; 0: none is stored
    std::string bot;   ///< the bot's kind; empty: a person sits there
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

/// The news since the last exchange, from all nodes, this one included.
struct News {
    std::optional<store::AdminMemory> rulings;                      ///< all of them, if any has changed
    std::vector<store::TokenHash> signed_out;                       ///< devices
    std::map<store::PlayerId, std::vector<std::string>> forgotten;  ///< players, with the names that they had
    std::vector<lobby::WrongElsewhere> wrong_codes;
    std::vector<ListedRoom>
        listed;  ///< all rooms, or the last ones that were opened (NewsChannel::most_listed)
};

}  // namespace reami::cluster
