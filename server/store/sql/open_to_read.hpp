// Opens an SQLite file or a PostgreSQL database for reading.
#pragma once

#include <memory>

#include "server/store/location.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// Throws std::exception if it can't be opened. Expects the newest schema.
std::unique_ptr<ReadConnection> open_to_read(const Location& store);

}  // namespace reami::store
