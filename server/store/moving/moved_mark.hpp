// The mark in a store from which `move-store` has moved the club. While a store has the mark, no server
// starts on it: the server would serve the club as it was before the move, while people play on elsewhere.
#pragma once

#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// Sets the mark. Expects the newest schema. Throws std::exception if the store fails.
void mark_as_moved(const Location& from, const Location& to, Millis at);
/// Removes the mark, so that servers can start on the store again. Returns the reason, for the operator, if
/// the store has no mark or can't be used. Throws std::exception if the store fails.
[[nodiscard]] Expected<void, std::string> take_mark_away(const Location& store);

/// A text for the operator: where the club went, when, and how a server can serve this store again. Empty if
/// the store has no mark, or if its schema has no place for one. Throws std::exception if the store can't be
/// read.
[[nodiscard]] std::optional<std::string> why_moved(const Location& store);

}  // namespace reami::store
