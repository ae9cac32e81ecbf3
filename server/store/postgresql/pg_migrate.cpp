#include "server/store/postgresql/pg_migrate.hpp"

#include <libpq-fe.h>

#include <array>
#include <chrono>

#include "embedded/postgresql_migrations.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

namespace {

constexpr std::chrono::minutes migration_takes{60};  ///< at most

std::int64_t number(PgSession& session, std::string_view sql) {
    const PgResult result = session.ask(sql, {});
    return PQntuples(result.get()) == 0 ? 0 : std::stoll(PQgetvalue(result.get(), 0, 0));
}

constexpr std::string_view our_tables =
    "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
    " AND table_name = 'schema_version'";

/// 0: it is not ours, or not yet.
int version_of(PgSession& session) {
    if (number(session, our_tables) == 0) return 0;
    return static_cast<int>(number(session, "SELECT version FROM schema_version"));
}

/// The version row moves only from the version that was read: of two that start at once, one fails here.
void apply(PgSession& session, const embedded::File& migration, int version) {
    session.run_script("BEGIN");
    if (version > 1) session.run("DELETE FROM writers");  // who still writes knows nothing of what comes
    session.run_script(std::string(migration.bytes));
    if (session.run("UPDATE schema_version SET version = ? WHERE version = ?", version, version - 1) != 1)
        throw PgError(std::string(migration.name) + " was applied by another server at the same time");
    session.run_script("COMMIT");
}

}  // namespace

std::optional<std::string> why_not_newest(const PgAddress& address) {
    PgSession session(address);
    if (version_of(session) == newest_postgresql_schema()) return std::nullopt;
    return "the database of --store is not of this release: start this server once, which brings it up to "
           "date";
}

int newest_postgresql_schema() { return static_cast<int>(embedded::postgresql_migrations().size()); }

std::optional<std::string> migrate(const PgAddress& address) {
    PgSession session(address, migration_takes);
    int version = version_of(session);
    const bool is_empty =
        number(session,
               "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()") == 0;
    if (version == 0 && !is_empty)
        return "the database of --store holds tables of another program: name an empty one (createdb makes "
               "it)";
    if (version > newest_postgresql_schema())
        return "the database of --store is of a newer release (its schema is " + std::to_string(version) +
               ", this program knows " + std::to_string(newest_postgresql_schema()) +
               "): start that release, or a newer one";
    for (const embedded::File& migration :
         embedded::postgresql_migrations().subspan(static_cast<std::size_t>(version)))
        apply(session, migration, ++version);
    return std::nullopt;
}

}  // namespace reami::store
