// A database that no server serves, opened to be changed by a command.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <string>
#include <variant>

#include "server/store/file/lock.hpp"

namespace reami::store {

/// While this object lives, no server starts on the folder.
struct Unserved {
    Lock lock;
    SQLite::Database file;
};

/// Whether the schema must be the one that this program makes.
enum class Schema : std::uint8_t {
    any,
    newest
};

/// Gives the reason, for people, if a server is there, or the file is none of ours or of another schema than
/// is wanted. Throws std::exception if the disk fails.
[[nodiscard]] std::variant<Unserved, std::string> open_unserved(const std::filesystem::path& database,
                                                                Schema wanted);

}  // namespace reami::store
