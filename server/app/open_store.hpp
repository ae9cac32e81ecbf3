// Where a server stores everything, ready to be used.
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>

#include "server/lobby/rooms/node.hpp"
#include "server/settings/settings.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/location.hpp"

namespace reami {

/// Another server serves the database, and they can't share it. Its words are for people.
struct ServedByAnother : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Made, or brought to the newest version; so is the folder. A folder whose name was mistyped is a server
/// without rooms: so the log says when a file is made. Waits some seconds for the end of another
/// server on the database. Throws in words for people: ServedByAnother, if that one does not end.
store::Location migrated(const Settings& settings);

/// The lock of the folder, if the store is not the file there, whose lock the writer has: two servers with
/// one folder would both listen at its socket. Throws if another server has it.
std::optional<store::Lock> locked_without_file(const Settings& settings);

/// Null if the store is a file, which one server serves.
std::unique_ptr<lobby::Node> node_of(const store::Location& store, const Settings& settings,
                                     const lobby::Node::Means& means);

}  // namespace reami
