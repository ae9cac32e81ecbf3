// Takes a person out of the database: what they are called, what they wrote, and the devices that open their
// seats. The moves stay, because the matches are others' too.
#pragma once

#include <string>
#include <variant>

#include "server/store/location.hpp"
#include "server/store/write/forget_rows.hpp"

namespace reami::store {

/// A person, as people know them.
struct Acquaintance {
    std::string room;  ///< the code of a room in which they sit or played
    std::string name;  ///< what they are called there
};

/// Forgets that person in all rooms. Gives the reason, for people, if a server is there, the database is none
/// of ours or of another release, or nobody is called so there, or several are; nothing is changed then.
/// Throws std::exception if the database fails; all is then as before.
[[nodiscard]] std::variant<Forgotten, std::string> forget(const Location& store, const Acquaintance& whom);

}  // namespace reami::store
