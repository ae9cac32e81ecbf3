// One connection to the database, opened with the pragmas that the server relies on, and its prepared
// statements. One connection of a server writes and checkpoints; all others only read, and never checkpoint.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <boost/core/noncopyable.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/store/sql/read_connection.hpp"
#include "server/store/sql/value.hpp"

namespace reami::store {

/// The time for which any connection waits for another one's lock, in milliseconds.
inline constexpr int busy_timeout_ms = 5000;

/// Sets the protections that every connection needs, even one that makes or copies a database. The connection
/// then does not trust the file's schema, runs no statement that could damage the file, and does not
/// checkpoint when it closes.
void guard(SQLite::Database& database);

/// Binds a value, which must not move while the statement runs.
inline void bind_value(SQLite::Statement& statement, int at, const SqlValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        statement.bind(at, *integer);
    else if (const auto* text = std::get_if<const std::string*>(&value))
        statement.bindNoCopy(at, **text);
    else if (const auto* bytes = std::get_if<std::span<const std::uint8_t>>(&value))
        statement.bindNoCopy(at, bytes->data(), static_cast<int>(bytes->size()));
    else
        statement.bind(at);
}

class Database final : public ReadConnection {
public:
    enum class Use : std::uint8_t {
        write,
        read
    };

    /// Opens a database that exists; throws SQLite::Exception if it can't be opened.
    Database(const std::filesystem::path& database, Use use);

    /// Runs a statement and returns how many rows it changed. `sql` is a literal: it is prepared once and
    /// kept. Throws SQLite::Exception; if the schema refuses a row, its text is the reason.
    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        const Running running(prepared(sql), values...);
        return running.statement.exec();
    }

    SQLite::Database& database() { return database_; }

    /// Lets SQLite move the log into the file and delete the log when the last connection closes. Other
    /// connections never do so, because the database may belong to another server by the time they close.
    void remove_log_at_close();

private:
    /// Resets the statement in any event: a statement that was only partly read keeps its snapshot, and so
    /// the WAL can't be reset.
    struct Running : private boost::noncopyable {
        template <class... Values>
        explicit Running(SQLite::Statement& prepared, const Values&... values) : statement(prepared) {
            int at = 0;
            (bind_value(statement, ++at, sql_value(values)), ...);
        }
        ~Running() { statement.tryReset(); }

        SQLite::Statement& statement;
    };

    void ask(std::string_view sql, std::span<const SqlValue> values, const TakeRow& take) override;
    void begin() override;
    void end() noexcept override;
    SQLite::Statement& prepared(std::string_view sql);

    SQLite::Database database_;
    std::map<std::string, SQLite::Statement, std::less<>> prepared_;
    std::optional<SQLite::Transaction> snapshot_;
};

}  // namespace reami::store
