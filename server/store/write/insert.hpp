// The records of one entry as rows: one function a type of record.
#pragma once

#include "server/store/record.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/write/running_rows.hpp"

namespace reami::store {

/// Stores the records in order, inside the transaction of the connection, and keeps account of what runs.
/// Throws SQLite::Exception; `is_refusal` tells whether the schema refuses these very records. Then `running`
/// is to be read anew.
void insert(Database& connection, const Entry& entry, RunningRows& running);

bool is_refusal(const SQLite::Exception& e);

/// Throws an exception that `is_refusal` recognizes.
void refuse_unless(bool right, const char* what_is_wrong);

}  // namespace reami::store
