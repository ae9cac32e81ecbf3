// The schema of a PostgreSQL database: who may use it, and how it changes. `reami_schema` says its
// version, and `oldest_reader`: a program whose newest version is N serves it, however new it is, if
// `oldest_reader` is not above N.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>

#include "cmake/embedded_file.hpp"
#include "server/store/location.hpp"

namespace reami::store {

/// The migrations that this program carries; how many there are is the version that it makes.
std::span<const embedded::File> postgresql_migrations();
int newest_postgresql_schema();

/// The versions of the schema before and after; equal if there was nothing to do.
struct SchemaChange {
    int from = 0, to = 0;
};

/// Brings the database to the newest version: a new one in one transaction, any other by a transaction a
/// migration. Each moves the version only from the one before, so of two that run at once one does it, and
/// the other finds it done. Gives the reason, for people, if nothing (more) can be changed: the database is
/// another program's, a newer release's or of before the first, servers run that could not go on, or others
/// are at work there.
/// Throws PgError; the version is a whole one then, too.
[[nodiscard]] std::variant<SchemaChange, std::string> migrate(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// Makes the schema if the database is empty, as `migrate`; else the same as `why_not_served`.
[[nodiscard]] std::optional<std::string> prepare(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// The reason, for people, if this program can't use the database as it is. Throws PgError.
[[nodiscard]] std::optional<std::string> why_not_served(
    const PgAddress& address, std::span<const embedded::File> known = postgresql_migrations());

/// The same for commands that read the whole database: a newer schema may hold data that they do not know.
[[nodiscard]] std::optional<std::string> why_not_newest(const PgAddress& address);

}  // namespace reami::store
