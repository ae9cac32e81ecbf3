// The mark in a store from which `move-store` took the club. A server that was started on that store would
// serve the club as it was before the move, while people play on elsewhere.
#pragma once

#include <optional>
#include <string>

#include "server/store/location.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// Throws std::exception if the store fails. Expects the newest schema.
void mark_as_moved(const Location& from, const Location& to, Millis at);
/// Removes the mark, so that the store can be served again. Gives the reason, for people, if the store has no
/// mark or can't be used. Throws std::exception if the store fails.
[[nodiscard]] std::optional<std::string> take_mark_away(const Location& store);

/// A text for people: where the club went, when, and how the store can be served again. Empty if the store
/// has no mark, or a schema without one. Throws std::exception if it can't be read.
[[nodiscard]] std::optional<std::string> why_moved(const Location& store);

}  // namespace reami::store
