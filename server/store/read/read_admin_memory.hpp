// Reads the decisions of admins that the server keeps in memory.
#pragma once

#include "server/store/read/admin_rows.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

AdminMemory read_admin_memory(ReadConnection& db);

}  // namespace reami::store
