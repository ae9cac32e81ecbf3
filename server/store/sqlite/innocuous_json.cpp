#include "server/store/sqlite/innocuous_json.hpp"

#include <sqlite3.h>

#include <boost/core/noncopyable.hpp>
#include <memory>
#include <string>
#include <utility>

namespace reami::store {

namespace {

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

}  // namespace

void allow_json(SQLite::Database& database) {
    allow(database, "json_valid", 1);
    allow(database, "json_extract", 2);
}

}  // namespace reami::store
