// Opens a store for reading.
#pragma once

#include <memory>

#include "server/store/location.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// A connection that never writes and never checkpoints. Throws std::exception if the store can't be opened.
/// Expects the newest schema.
std::unique_ptr<ReadConnection> open_to_read(const Location& store);

}  // namespace reami::store
