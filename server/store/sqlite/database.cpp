#include "server/store/sqlite/database.hpp"

#include <sqlite3.h>

#include <string>

#include "server/store/sqlite/innocuous_json.hpp"
#include "server/store/sqlite/log_buffer.hpp"

namespace reami::store {

namespace {

/// SQLite would count its memory, under a lock of all connections; nobody asks for the count. It hears of
/// this before it is used for the first time.
[[maybe_unused]] const int counts_no_memory = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);

/// A connection is used by one thread at a time, and needs no locks.
int flags(Database::Use use) {
    const int rights = use == Database::Use::write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    return rights | SQLite::OPEN_NOMUTEX;
}

void prepare_to_write(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
        throw SQLite::Exception("the database's file system has no write-ahead log", SQLITE_CANTOPEN);
    database.exec("PRAGMA synchronous = FULL");  // each commit is on disk before it is told
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA temp_store = MEMORY");  // what a savepoint keeps is no file beside the database
    database.exec("PRAGMA journal_size_limit = 67108864");  // a WAL that grew once does not stay
    database.exec("PRAGMA cache_size = -4096");  // KiB: what a commit of many rooms changes, and more
}

void prepare_to_read(SQLite::Database& database) {
    database.exec("PRAGMA query_only = ON");
    database.exec("PRAGMA cache_size = -512");  // KiB: more brings nothing, as the kernel has the file
}

/// The row on which a statement stands.
class SqliteRow final : public ResultRow {
public:
    explicit SqliteRow(SQLite::Statement& statement) : statement_(statement) {}

    bool is_null(int column) const override { return statement_.isColumnNull(column); }
    std::int64_t integer(int column) const override { return statement_.getColumn(column).getInt64(); }
    std::string text(int column) const override { return statement_.getColumn(column).getString(); }

private:
    std::span<const std::uint8_t> blob(int column) const override {
        const SQLite::Column blob = statement_.getColumn(column);
        return {static_cast<const std::uint8_t*>(blob.getBlob()), static_cast<std::size_t>(blob.getBytes())};
    }
    std::string name(int column) const override { return statement_.getColumnName(column); }

    SQLite::Statement& statement_;
};

/// Throws if this SQLite doesn't know the setting.
void set(SQLite::Database& database, int setting, bool on) {
    const int result = sqlite3_db_config(database.getHandle(), setting, on ? 1 : 0, nullptr);
    if (result != SQLITE_OK) throw SQLite::Exception(database.getHandle(), result);
}

}  // namespace

void guard(SQLite::Database& database) {
    set(database, SQLITE_DBCONFIG_DEFENSIVE, true);
    set(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, false);
    set(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    allow_json(database);
}

Database::Database(const std::filesystem::path& database, Use use)
    : database_(database, flags(use), busy_timeout_ms, use == Use::write ? gathering_files() : "") {
    guard(database_);
    if (use == Use::write)
        prepare_to_write(database_);
    else
        prepare_to_read(database_);
    database_.exec("PRAGMA wal_autocheckpoint = 0");  // the writer checkpoints by itself, between commits
}

void Database::remove_log_at_close() { set(database_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false); }

void Database::ask(std::string_view sql, std::span<const SqlValue> values, const TakeRow& take) {
    SQLite::Statement& statement = prepared(sql);
    const Running running(statement);
    int at = 0;
    for (const SqlValue& value : values) bind_value(statement, ++at, value);
    const SqliteRow row(statement);
    while (statement.executeStep() && take(row)) {
    }
}

void Database::begin() { snapshot_.emplace(database_); }

void Database::end() noexcept { snapshot_.reset(); }

SQLite::Statement& Database::prepared(std::string_view sql) {
    const auto found = prepared_.find(sql.data());
    if (found != prepared_.end() && found->second.getQuery() == sql) return found->second;
    if (found != prepared_.end()) prepared_.erase(found);  // it was no literal, and another lies there by now
    return prepared_.try_emplace(sql.data(), database_, std::string(sql)).first->second;
}

}  // namespace reami::store
