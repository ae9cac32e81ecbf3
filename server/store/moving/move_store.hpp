// Copies a club from one store to another: everything but the writers' own notes.
#pragma once

#include <cstddef>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"

namespace reami::store {

struct MovedRows {
    std::size_t rooms = 0, matches = 0, moves = 0;
};

/// Copies all rows in one transaction, and marks `from` (moved_mark.hpp). Returns the reason, for the
/// operator, if a server uses `from`, if `from` has a mark, if it is not a store of this release of Reami, or
/// if `to` is not empty; nothing is changed then. Throws std::exception if either store fails; `to` is then
/// empty.
[[nodiscard]] Expected<MovedRows, std::string> move_store(const Location& from, const Location& to);

}  // namespace reami::store
