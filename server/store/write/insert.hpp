// The records of one entry as rows: one function a type of record.
#pragma once

#include <vector>

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

/// Stores the records in order, inside the transaction of the connection, and adds the rows of its moves to
/// `rows`. Throws SQLite::Exception; `is_refusal` tells whether the schema refuses these very records.
void insert(Database& connection, const Entry& entry, std::vector<Seq>& rows);

bool is_refusal(const SQLite::Exception& e);

/// Throws what `is_refusal` knows as one.
void refuse_unless(bool right, const char* what_is_wrong);

}  // namespace reami::store
