// Provides the JSON functions that the schema uses, for a connection that does not trust the schema. Later
// versions of SQLite mark their own JSON functions as innocuous. SQLite 3.40 does not, and would refuse to
// open the database.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace reami::store {

/// Gives the connection `json_valid` and `json_extract` that a schema may use. Throws SQLite::Exception.
void allow_json(SQLite::Database& database);

}  // namespace reami::store
