#include "server/store/file/migrate.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "embedded/migrations.hpp"
#include "server/store/file/keep_copy.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/file/partial_file.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/file/real_path.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

constexpr const char* elsewhere = ": move it away, or name another folder with --data";

int number(SQLite::Database& database, const char* pragma) { return database.execAndGet(pragma).getInt(); }

std::string of(const char* pragma, int value) { return std::string(pragma) + " = " + std::to_string(value); }

/// Fences a server that ignores the lock and still writes: such a server does not know the new schema. A
/// connection whose epoch is not in the row stores nothing more (write_connection.hpp).
void fence_older_servers(SQLite::Database& database) {
    if (database.tableExists("journal")) database.exec("UPDATE journal SET epoch = epoch + 1");
}

/// Whether the file has to be migrated, or the reason why it must not be. Only reads the file.
Expected<bool, std::string> needs_migration(const fs::path& path, int newest) {
    if (!fs::exists(path) || fs::file_size(path) == 0) return true;
    if (auto why = why_no_database(path)) return *why + elsewhere;
    if (auto why = why_many_names(path)) return *std::move(why);
    SQLite::Database database(path, SQLite::OPEN_READONLY, busy_timeout_ms);
    guard(database);
    const bool is_empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (auto why = is_empty ? std::nullopt : why_not_ours(database)) return *why + elsewhere;
    if (auto why = why_too_new(database, newest)) return *std::move(why);
    return number(database, "PRAGMA user_version") != newest;
}

void check_parents(SQLite::Database& database, std::string_view who) {
    SQLite::Statement orphans(database, "PRAGMA foreign_key_check");
    if (orphans.executeStep())
        throw SQLite::Exception(std::string(who) + " leaves rows without their parents", SQLITE_CONSTRAINT);
}

void apply(SQLite::Database& database, const embedded::File& migration, int version) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    database.exec(std::string(migration.bytes));
    check_parents(database, migration.name);
    database.exec(of("PRAGMA user_version", version));
    transaction.commit();
}

/// Whether neither the file nor a log of SQLite beside it exists: SQLite would take an old log for the log of
/// the new file.
bool is_nothing_there(const fs::path& path) {
    const auto is_there = [&](const char* ending) { return fs::exists(path.string() + ending); };
    return !is_there("") && !is_there("-wal") && !is_there("-journal");
}

/// Makes the database under another name, in one transaction, and then renames it.
void make_new(const fs::path& path, std::span<const embedded::File> known) {
    const PartialFile part(path.string() + ".part");
    {
        SQLite::Database database(part.path(), SQLite::OPEN_READWRITE);
        guard(database);
        database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF");
        SQLite::Transaction transaction(database);
        for (const embedded::File& migration : known) database.exec(std::string(migration.bytes));
        check_parents(database, "the schema");
        database.exec(of("PRAGMA user_version", static_cast<int>(known.size())));
        database.exec(of("PRAGMA application_id", our_application));
        transaction.commit();
        database.exec("PRAGMA journal_mode = WAL");
    }
    part.finish(path);
}

}  // namespace

std::span<const embedded::File> migrations() { return embedded::migrations(); }

Expected<void, std::string> migrate(const fs::path& given, std::span<const embedded::File> known) {
    const int newest = static_cast<int>(known.size());
    const auto lock = Lock::take(given);
    if (!lock)
        return given.string() +
               " is served by another process: end that process, or name another folder with --data";
    const fs::path path = real_path(given);
    const auto needs = needs_migration(path, newest);
    if (!needs) return needs.error();
    if (!*needs) return {};
    if (is_nothing_there(path)) {
        make_new(path, known);
        return {};
    }

    make_private(path);
    SQLite::Database database(path, SQLite::OPEN_READWRITE, busy_timeout_ms);
    guard(database);
    int version = number(database, "PRAGMA user_version");
    fence_older_servers(database);
    if (version > 0) keep_copy(database, path.string() + ".before-" + std::to_string(version));
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec(
        "PRAGMA foreign_keys = OFF");  // a migration may make tables anew; `apply` then checks all references
    database.exec(of("PRAGMA application_id", our_application));
    for (; version < newest; ++version)
        apply(database, known[static_cast<std::size_t>(version)], version + 1);
    return {};
}

}  // namespace reami::store
