#include "server/store/sqlite/database.hpp"

#include <sqlite3.h>

#include "server/store/sqlite/innocuous_json.hpp"

namespace reami::store {

namespace {

void prepare_to_write(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
        throw SQLite::Exception("the database's file system has no write-ahead log", SQLITE_CANTOPEN);
    database.exec("PRAGMA synchronous = FULL");  // each commit is on disk before it is reported
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA temp_store = MEMORY");  // a savepoint needs no file outside the server's folder
}

/// The current row of a statement.
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

/// Throws SQLite::Exception if this SQLite does not know the setting.
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
    : database_(database,
                (use == Use::write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY) | SQLite::OPEN_NOMUTEX,
                busy_timeout_ms) {
    guard(database_);
    if (use == Use::write) prepare_to_write(database_);
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
    const auto found = prepared_.find(sql);
    if (found != prepared_.end()) return found->second;
    return prepared_.try_emplace(std::string(sql), database_, std::string(sql)).first->second;
}

}  // namespace reami::store
