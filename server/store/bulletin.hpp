// News that servers exchange through their shared database, beside rooms.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// A seat that is taken, as far as that is stored.
struct ListedSeat {
    std::string name;  ///< of the person who sits there, or may take the seat back; empty: nobody
    int who = 0;       ///< their number in the room; 0: none is stored
    std::string bot;   ///< its kind; empty: a person sits there
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

/// How many wrong codes an address named within a minute.
struct WrongCodes {
    Hash address{};  ///< keyed
    std::int64_t minute = 0;
    int wrong = 0;
    friend bool operator==(const WrongCodes&, const WrongCodes&) = default;
};

/// Wrong codes that an address named to another node, which were not known before.
struct WrongElsewhere {
    Hash address{};  ///< keyed
    int more = 0;
    Millis ago = 0;
    friend bool operator==(const WrongElsewhere&, const WrongElsewhere&) = default;
};

/// The news since the last one, from all nodes, this one included.
struct Bulletin {
    std::optional<AdminMemory> rulings;                      ///< all of them, if any has changed
    std::vector<TokenHash> signed_out;                       ///< devices
    std::map<PlayerId, std::vector<std::string>> forgotten;  ///< by what they were called
    std::vector<WrongElsewhere> wrong_codes;
    std::vector<ListedRoom> listed;  ///< all; the most, the ones that were opened last
};

}  // namespace reami::store
