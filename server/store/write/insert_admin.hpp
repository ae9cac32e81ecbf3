// How what admins decided and did goes into the database.
#pragma once

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

/// Expects a transaction. Throws SQLite::Exception, as `insert` does.
void insert_admin(Database& connection, const AdminChange& change, Millis at);

}  // namespace reami::store
