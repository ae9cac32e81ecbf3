// Opens a store for reading, whatever it is.
#pragma once

#include <memory>

#include "server/store/location.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// Throws std::exception if it can't be opened. Expects a migrated one.
std::unique_ptr<ReadConnection> open_to_read(const Location& store);

}  // namespace reami::store
