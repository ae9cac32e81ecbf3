// Opens a database that no server serves, for a command that changes it.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/file/lock.hpp"

namespace reami::store {

/// No server can start on the folder while this object exists.
struct Unserved {
    Lock lock;
    SQLite::Database file;
};

/// Whether a command needs the newest schema.
enum class Schema : std::uint8_t {
    any,
    newest
};

/// Opens a database that no server uses. Returns the reason, for the operator, if a server uses the database,
/// the file is not a database of Reami, or its schema is not the wanted one. Throws std::exception if the
/// disk fails.
[[nodiscard]] Expected<Unserved, std::string> open_unserved(const std::filesystem::path& database,
                                                            Schema wanted);

}  // namespace reami::store
