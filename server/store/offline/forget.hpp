// Removes a person from the database: their name, their chat, and the devices that open their seats. The
// moves stay, because the matches belong to the other players, too.
#pragma once

#include <string>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/write/forget_rows.hpp"

namespace reami::store {

/// A person, as other people know them.
struct Acquaintance {
    std::string room;  ///< the code of a room in which they sit or played
    std::string name;  ///< the person's name in that room
};

/// Forgets that person in all rooms. Returns the reason, for the operator, if a server uses the database, if
/// the database is not one of this release of Reami, or if no player or several players have that name in
/// that room; nothing is changed then. Throws std::exception if the database fails; it is then unchanged.
[[nodiscard]] Expected<Forgotten, std::string> forget(const Location& store, const Acquaintance& whom);

}  // namespace reami::store
