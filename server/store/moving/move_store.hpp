// Copies a club from one store to another: everything but the writers' own notes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "server/store/location.hpp"

namespace reami::store {

struct MovedRows {
    std::size_t rooms = 0, matches = 0, moves = 0;
};

/// Copies all rows in one transaction, and marks `from` (moved_mark.hpp). Gives the reason, for people, if
/// `from` is served, marked, not a store of Reami or of another release, or if `to` is not empty; nothing is
/// changed then. Throws std::exception if either store fails; `to` is then empty.
[[nodiscard]] std::variant<MovedRows, std::string> move_store(const Location& from, const Location& to);

}  // namespace reami::store
