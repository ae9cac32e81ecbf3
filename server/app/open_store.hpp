// Opens the store of a server, and migrates it to the newest version.
#pragma once

#include <optional>
#include <stdexcept>

#include "server/settings/settings.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/location.hpp"

namespace reami {

/// Thrown if another server serves the database, and this server can't share the database with it. The text
/// is for people.
struct ServedByAnother : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Creates the folder and the database if they are missing, and migrates the database to the newest version.
/// Logs that it has created a database, because an operator who mistypes the folder gets a server without
/// rooms. If another server uses the database, waits some seconds for its end. Throws ServedByAnother if that
/// server does not end, or another std::exception whose text is for people.
store::Location migrated(const Settings& settings);

/// Locks the folder of a server whose store is not a file in this folder: otherwise two servers with one
/// folder would both listen at the folder's socket. Returns nothing if the store is the file in the folder,
/// because then the writer holds the lock. Throws if another server has the lock.
std::optional<store::Lock> locked_without_file(const Settings& settings);

}  // namespace reami
