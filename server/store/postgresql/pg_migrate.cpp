#include "server/store/postgresql/pg_migrate.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <boost/core/noncopyable.hpp>
#include <chrono>

#include "embedded/postgresql_migrations.hpp"
#include "server/runtime/without_password.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

namespace {

using Migrations = std::span<const embedded::File>;

constexpr std::chrono::minutes migration_takes{60};  ///< at most
constexpr int most_tries = 30;                       ///< of a migration whose locks others hold, 2 s each

constexpr const char* of_before_the_first_release =
    "the database of --store was made before the first release: the program of commit 6e744d1 reads it; name "
    "an empty one (createdb makes it)";
constexpr const char* at_work =
    "another program is changing the database of --store, perhaps another `reami-server migrate`: run this "
    "command again in a while, and it continues from the present state";

std::int64_t number(PgSession& session, std::string_view sql) {
    const PgResult result = session.ask(sql, {});
    return PQntuples(result.get()) == 0 ? 0 : std::stoll(PQgetvalue(result.get(), 0, 0));
}

/// The state of a database's schema.
struct SchemaState {
    int version = 0;  ///< 0: the schema is not Reami's, or does not exist yet
    int oldest_reader = 0;
    bool is_empty = true;
    bool is_earlier = false;  ///< made by a program from before the first release
};

SchemaState look(PgSession& session) {
    constexpr std::string_view tables =
        "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
    constexpr std::string_view ours =
        "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
        " AND table_name = 'reami_schema'";
    constexpr std::string_view earlier =
        "SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema()"
        " AND table_name = 'schema_version' AND column_name = 'only_row'";
    SchemaState found{.is_empty = number(session, tables) == 0};
    if (number(session, ours) == 0) {
        found.is_earlier = number(session, earlier) > 0;
        return found;
    }
    found.version = static_cast<int>(number(session, "SELECT version FROM reami_schema"));
    found.oldest_reader = static_cast<int>(number(session, "SELECT oldest_reader FROM reami_schema"));
    return found;
}

std::string schemas(const SchemaState& found, int newest) {
    return " (its schema is " + std::to_string(found.version) + ", this program knows " +
           std::to_string(newest) + ")";
}

/// The reason why this program can't use the database, and why `migrate` can't help; empty if there is none.
std::optional<std::string> why_left_alone(const SchemaState& found, int newest) {
    if (found.is_earlier) return of_before_the_first_release;
    if (found.version == 0 && !found.is_empty)
        return "the database of --store holds tables of another program: name an empty one (createdb makes "
               "it)";
    if (found.version > newest && found.oldest_reader > newest)
        return "the database of --store is of a newer release" + schemas(found, newest) +
               ", and needs programs that know at least " + std::to_string(found.oldest_reader) +
               ": start that release, or a newer one";
    return std::nullopt;
}

std::optional<std::string> why_not_served(const SchemaState& found, int newest, const PgAddress& address) {
    if (auto why = why_left_alone(found, newest)) return why;
    if (found.version >= newest) return std::nullopt;
    const std::string command = "`reami-server migrate --store '" + without_password(address.url) + "'`";
    if (found.version == 0) return "the database of --store is empty: " + command + " makes its tables";
    return "the database of --store is of an older release" + schemas(found, newest) + ": run " + command +
           " once, with this release; servers of the previous release may run meanwhile";
}

/// Whether another session interfered, so that the schema must be read again.
bool is_of_others(const PgError& error) {
    constexpr std::array<std::string_view, 6> states{"23505", "42P07", "42710", "40001", "40P01", "55P03"};
    return std::ranges::find(states, error.state()) != states.end();
}

/// A transaction. The destructor rolls it back unless `commit` was called.
class Transaction : boost::noncopyable {
public:
    explicit Transaction(PgSession& session) : session_(session) { session_.run_script("BEGIN"); }
    ~Transaction() {
        if (is_over_ || !session_.is_alive()) return;
        try {
            session_.run_script("ROLLBACK");
        } catch (const PgError&) {  // its connection is lost, and so is the transaction
        }
    }

    void commit() {
        is_over_ = true;
        session_.run_script("COMMIT");
    }

private:
    PgSession& session_;
    bool is_over_ = false;
};

/// Makes the whole schema in one transaction: a server that starts at the same moment sees no version in
/// between.
bool make_schema(PgSession& session, Migrations known) {
    Transaction all(session);
    for (const embedded::File& migration : known) session.run_script(std::string(migration.bytes));
    if (session.run("UPDATE reami_schema SET version = ? WHERE version = 0",
                    static_cast<std::int64_t>(known.size())) != 1)
        return false;
    all.commit();
    return true;
}

/// The number of servers that have a valid lease and can't serve the new schema.
std::int64_t nodes_left_behind(PgSession& session) {
    return number(session,
                  "SELECT count(*) FROM nodes WHERE ended = 0 AND until > clock_timestamp()"
                  " AND knows < (SELECT oldest_reader FROM reami_schema)");
}

enum class MigrationStep : std::uint8_t {
    done,
    others_came,
    others_need_it,
};

/// Raises the version first, so that another `migrate` waits for this row.
MigrationStep apply(PgSession& session, const embedded::File& migration, int version) {
    Transaction step(session);
    if (session.run("UPDATE reami_schema SET version = ? WHERE version = ?", version, version - 1) != 1)
        return MigrationStep::others_came;
    session.run_script(std::string(migration.bytes));
    if (nodes_left_behind(session) > 0) return MigrationStep::others_need_it;
    step.commit();
    return MigrationStep::done;
}

MigrationStep next_step(PgSession& session, Migrations known, int version) {
    try {
        if (version == 0)
            return make_schema(session, known) ? MigrationStep::done : MigrationStep::others_came;
        return apply(session, known[static_cast<std::size_t>(version)], version + 1);
    } catch (const PgError& error) {
        if (!is_of_others(error)) throw;
        return MigrationStep::others_came;
    }
}

}  // namespace

Migrations postgresql_migrations() { return embedded::postgresql_migrations(); }

int newest_postgresql_schema() { return static_cast<int>(postgresql_migrations().size()); }

std::optional<std::string> why_not_newest(const PgAddress& address) {
    PgSession session(address);
    const SchemaState found = look(session);
    if (found.version > newest_postgresql_schema())
        return "the database of --store is of a newer release" + schemas(found, newest_postgresql_schema()) +
               ": use the reami-server of that release";
    return why_not_served(found, newest_postgresql_schema(), address);
}

std::optional<std::string> why_not_served(const PgAddress& address, Migrations known) {
    PgSession session(address);
    return why_not_served(look(session), static_cast<int>(known.size()), address);
}

Expected<void, std::string> prepare(const PgAddress& address, Migrations known) {
    {
        PgSession session(address);
        if (const SchemaState found = look(session); !found.is_empty) {
            if (auto why = why_not_served(found, static_cast<int>(known.size()), address))
                return *std::move(why);
            return {};
        }
    }
    if (const auto made = migrate(address, known); !made) return made.error();
    return {};
}

Expected<SchemaChange, std::string> migrate(const PgAddress& address, Migrations known) {
    const int newest = static_cast<int>(known.size());
    PgSession session(address, migration_takes);
    SchemaState found = look(session);
    const int from = found.version;
    for (int tries = 0; tries < most_tries; ++tries) {
        if (auto why = why_left_alone(found, newest)) return *std::move(why);
        if (found.version >= newest) return SchemaChange{from, found.version};
        const MigrationStep step = next_step(session, known, found.version);
        if (step == MigrationStep::others_need_it)
            return "the database of --store has running servers that can't work with schema " +
                   std::to_string(found.version + 1) +
                   ": first update them to the release in between, or stop them all; the schema is " +
                   std::to_string(found.version) + " now";
        if (step == MigrationStep::done) tries = 0;
        found = look(session);
    }
    return at_work;
}

}  // namespace reami::store
