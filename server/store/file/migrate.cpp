#include "server/store/file/migrate.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>
#include <fstream>
#include <system_error>

#include "embedded/migrations.hpp"
#include "server/store/file/keep_copy.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/file/partial_file.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/file/real_path.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

constexpr const char* elsewhere = ": move it away, or name another folder with --data";
constexpr int our_application = 0x52656131;       // "Rea1": what a file of ours says of itself
constexpr int before_first_release = 0x5265616D;  // "Ream"

int number(SQLite::Database& database, const char* pragma) { return database.execAndGet(pragma).getInt(); }

std::string of(const char* pragma, int value) { return std::string(pragma) + " = " + std::to_string(value); }

bool is_sqlite(const fs::path& path) {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    std::string start(magic.size(), ' ');
    std::ifstream file(path, std::ios::binary);
    if (!file.is_open())
        throw fs::filesystem_error("can't be read", path, std::error_code(errno, std::generic_category()));
    return file.read(start.data(), static_cast<std::streamsize>(start.size())) && start == magic;
}

/// One that still writes, past the lock, stores nothing more (connection.hpp): it knows neither the new
/// schema nor that there is one.
void fence_older_servers(SQLite::Database& database) {
    if (database.tableExists("journal")) database.exec("UPDATE journal SET epoch = epoch + 1");
}

std::optional<std::string> why_no_database(const fs::path& path) {
    if (!is_sqlite(path)) return path.string() + " is not a database" + elsewhere;
    const auto names = fs::hard_link_count(path);
    if (names == 1) return std::nullopt;
    return path.string() + " has " + std::to_string(names) +
           " names (hard links), and its log stands beside one of them only: delete the other names, or make "
           "it a"
           " file of its own (cp, then mv the copy to this name)";
}

std::optional<std::string> why_not_ours(SQLite::Database& database, int newest) {
    const std::string& path = database.getFilename();
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    const int application = number(database, "PRAGMA application_id");
    if (application == before_first_release)
        return path +
               " was made before the first release, with a schema that is no longer read: the sources at "
               "commit "
               "be0fb61 read it" +
               elsewhere;
    if (application != our_application && !empty) return path + " belongs to another program" + elsewhere;
    const int version = number(database, "PRAGMA user_version");
    if (version <= newest) return std::nullopt;
    return path + " has version " + std::to_string(version) + " and this program knows versions up to " +
           std::to_string(newest) + ": start the newer program that made it, or restore a copy from before";
}

/// Looks without writing: why it can't be brought to the newest version, an empty reason if it has it
/// already.
std::optional<std::string> why_left_alone(const fs::path& path, int newest) {
    if (!fs::exists(path) || fs::file_size(path) == 0) return std::nullopt;
    if (auto why = why_no_database(path)) return why;
    SQLite::Database database(path, SQLite::OPEN_READONLY, busy_timeout_ms);
    guard(database);
    if (auto why = why_not_ours(database, newest)) return why;
    if (number(database, "PRAGMA user_version") == newest) return "";
    return std::nullopt;
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

/// Without what SQLite keeps beside a file: it takes a log that lies there for the file's own.
bool is_nothing_there(const fs::path& path) {
    const auto is_there = [&](const char* ending) { return fs::exists(path.string() + ending); };
    return !is_there("") && !is_there("-wal") && !is_there("-journal");
}

/// Under another name, and synced once: a commit for each migration would wait for the disk a dozen times.
void make_new(const fs::path& path, std::span<const embedded::File> migrations) {
    const PartialFile part(path.string() + ".part");
    {
        SQLite::Database database(part.path(), SQLite::OPEN_READWRITE);
        guard(database);
        database.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA foreign_keys = OFF");
        SQLite::Transaction transaction(database);
        for (const embedded::File& migration : migrations) database.exec(std::string(migration.bytes));
        check_parents(database, "the schema");
        database.exec(of("PRAGMA user_version", static_cast<int>(migrations.size())));
        database.exec(of("PRAGMA application_id", our_application));
        transaction.commit();
        database.exec("PRAGMA journal_mode = WAL");
    }
    part.finish(path);
}

}  // namespace

std::span<const embedded::File> migrations() { return embedded::migrations(); }

std::optional<std::string> migrate(const fs::path& given, std::span<const embedded::File> migrations) {
    const int newest = static_cast<int>(migrations.size());
    const auto lock = Lock::take(given);
    if (!lock)
        return given.string() +
               " is served by another process: end that one, or name another folder with --data";
    const fs::path path = real_path(given);
    if (auto why = why_left_alone(path, newest)) return why->empty() ? std::nullopt : why;
    if (is_nothing_there(path)) {
        make_new(path, migrations);
        return std::nullopt;
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
        "PRAGMA foreign_keys = OFF");  // a migration may make tables anew; each is checked as a whole
    database.exec(of("PRAGMA application_id", our_application));
    for (; version < newest; ++version)
        apply(database, migrations[static_cast<std::size_t>(version)], version + 1);
    return std::nullopt;
}

}  // namespace reami::store
