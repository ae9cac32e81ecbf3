// Brings a database of PostgreSQL's to the newest version.
#pragma once

#include <optional>
#include <string>

#include "server/store/location.hpp"

namespace reami::store {

/// Makes the schema in an empty database, or brings it up to date, each migration in a transaction of its
/// own. Gives the reason, for people, if it is another program's or a newer release's: nothing is changed
/// then. Throws PgError.
[[nodiscard]] std::optional<std::string> migrate(const PgAddress& address);

/// The reason, for people, if the database is not one that this program's `migrate` has left. Throws PgError.
[[nodiscard]] std::optional<std::string> why_not_newest(const PgAddress& address);

/// How many migrations there are: the version that this program makes.
int newest_postgresql_schema();

}  // namespace reami::store
