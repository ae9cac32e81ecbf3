#include "server/store/sqlite/database.hpp"

#include <sqlite3.h>

#include <memory>

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

/// Calls SQLite's own function, through a database in memory that trusts its schema.
class OwnJson : boost::noncopyable {
public:
    explicit OwnJson(std::string question) : question_(std::move(question)) {}
    ~OwnJson() {
        sqlite3_finalize(statement_);
        sqlite3_close(memory_);
    }

    void answer(sqlite3_context* context, int count, sqlite3_value** values) {
        if (!is_ready()) return sqlite3_result_error(context, "no memory for JSON", -1);
        for (int i = 0; i < count; ++i) sqlite3_bind_value(statement_, i + 1, values[i]);
        if (sqlite3_step(statement_) == SQLITE_ROW)
            sqlite3_result_value(context, sqlite3_column_value(statement_, 0));
        else
            sqlite3_result_error(context, sqlite3_errmsg(memory_), -1);
        sqlite3_reset(statement_);
    }

    static void call(sqlite3_context* context, int count, sqlite3_value** values) {
        static_cast<OwnJson*>(sqlite3_user_data(context))->answer(context, count, values);
    }
    static void destroy(void* self) { delete static_cast<OwnJson*>(self); }

private:
    /// Opens the database on the first call, because most connections never need it.
    bool is_ready() {
        return statement_ != nullptr ||
               (sqlite3_open(":memory:", &memory_) == SQLITE_OK &&
                sqlite3_prepare_v2(memory_, question_.c_str(), -1, &statement_, nullptr) == SQLITE_OK);
    }

    std::string question_;
    sqlite3* memory_ = nullptr;
    sqlite3_stmt* statement_ = nullptr;
};

void allow(SQLite::Database& database, const char* name, int arguments) {
    const std::string question = std::string("SELECT ") + name + (arguments == 1 ? "(?)" : "(?, ?)");
    const int result = sqlite3_create_function_v2(
        database.getHandle(), name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
        std::make_unique<OwnJson>(question).release(), OwnJson::call, nullptr, nullptr, OwnJson::destroy);
    if (result != SQLITE_OK) throw SQLite::Exception(database.getHandle(), result);
}

/// Gives the connection the JSON functions that the schema uses. Later versions of SQLite mark their own JSON
/// functions as innocuous. SQLite 3.40 does not, and would refuse to open a database whose schema the
/// connection does not trust. Throws SQLite::Exception.
void allow_json(SQLite::Database& database) {
    allow(database, "json_valid", 1);
    allow(database, "json_extract", 2);
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
