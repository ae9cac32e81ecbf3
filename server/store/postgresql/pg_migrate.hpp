// The schema of a PostgreSQL database: which programs may use it, and how `migrate` changes it. The table
// `reami_schema` holds its version and `oldest_reader`: a program that knows versions up to N can serve any
// newer schema whose `oldest_reader` is at most N.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cmake/embedded_file.hpp"
#include "engine/core/expected.hpp"
#include "server/store/location.hpp"

namespace reami::store {

/// The migrations that are built into this program; their number is the newest version.
std::span<const embedded::File> postgresql_migrations();
int newest_postgresql_schema();

/// The versions of the schema before and after a migration; equal if there was nothing to do.
struct SchemaChange {
    int from = 0, to = 0;
};

/// Brings the database to the newest version: a new database in one transaction, any other with one
/// transaction per migration. Each transaction expects the version before its own. So if two migrations run
/// at the same time, one does a step, and the other finds it done. Returns the reason, for the operator, if
/// nothing (more) can be changed: the database belongs to another program, to a newer release, or to a
/// program from before the first release; running servers could not serve the new schema; or other sessions
/// hold its locks. Throws PgError; all committed steps are then whole.
[[nodiscard]] Expected<SchemaChange, std::string> migrate(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// Makes the schema as `migrate` does if the database is empty; otherwise returns what `why_not_served`
/// returns.
[[nodiscard]] Expected<void, std::string> prepare(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// The reason, for the operator, why this program can't use the database as it is; empty if it can. Throws
/// PgError.
[[nodiscard]] std::optional<std::string> why_not_served(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// Like `why_not_served`, for commands that read the whole database: they refuse every newer schema, because
/// it may hold data that they do not know.
[[nodiscard]] std::optional<std::string> why_not_newest(const PgAddress& address);

}  // namespace reami::store
