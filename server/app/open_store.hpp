// Opens the store of a server, and brings it up to date.
#pragma once

#include <optional>
#include <stdexcept>

#include "server/settings/settings.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/location.hpp"

namespace reami {

/// The error if another server serves the database, and the two can't share it. Its text is for people.
struct ServedByAnother : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Creates the folder and the database if they are missing, and brings the database to the newest version.
/// Logs when it creates a file, because a mistyped folder gives a server without rooms. Waits some seconds
/// for the end of another server on the database. Throws with a text for people: ServedByAnother if that
/// server does not end.
store::Location migrated(const Settings& settings);

/// Locks the folder of a server that stores elsewhere, because two servers with one folder would both listen
/// at the folder's socket. Empty if the store is the folder's file: then the writer holds its lock. Throws if
/// another server has the lock.
std::optional<store::Lock> locked_without_file(const Settings& settings);

}  // namespace reami
