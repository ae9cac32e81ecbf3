// News that servers exchange through their shared database, apart from the rooms.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/record.hpp"

namespace reami::store {

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

/// The number of wrong codes that an address entered within one minute.
struct WrongCodes {
    Hash address{};  ///< keyed hash
    std::int64_t minute = 0;
    int wrong = 0;
    friend bool operator==(const WrongCodes&, const WrongCodes&) = default;
};

/// Wrong codes that an address entered at another node, and that this node did not count before.
struct WrongElsewhere {
    Hash address{};  ///< keyed hash
    int more = 0;
    Millis ago = 0;
    friend bool operator==(const WrongElsewhere&, const WrongElsewhere&) = default;
};

/// The news since the last exchange, from all nodes, this one included.
struct Bulletin {
    std::optional<AdminMemory> rulings;                      ///< all of them, if any has changed
    std::vector<TokenHash> signed_out;                       ///< devices
    std::map<PlayerId, std::vector<std::string>> forgotten;  ///< players, with the names that they had
    std::vector<WrongElsewhere> wrong_codes;
    std::vector<ListedRoom> listed;  ///< all rooms, or the last ones that were opened (PgBoard::most_listed)
};

}  // namespace reami::store
