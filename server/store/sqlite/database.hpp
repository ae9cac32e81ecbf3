// One connection to the database, opened with the pragmas that the server relies on, and its prepared
// statements. One connection of a server writes and checkpoints; all others only read and never checkpoint.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <map>
#include <string_view>

#include "server/store/sqlite/sql_binding.hpp"

namespace reami::store {

/// How long any connection waits for a lock of another, in milliseconds.
inline constexpr int busy_timeout_ms = 5000;

/// What every connection has, including those that make or copy a database: no trust in what the file says of
/// its own schema, no statement that could damage it, and no checkpoint at close.
void guard(SQLite::Database& database);

class Database {
public:
    enum class Use : std::uint8_t {
        write,
        read
    };

    /// Opens a database that exists; throws SQLite::Exception if it can't be opened.
    Database(const std::filesystem::path& database, Use use);

    /// Runs a statement and gives how many rows it changed. `sql` is a literal: it is prepared once and kept
    /// under its text. Throws SQLite::Exception, with the reason of a row that the schema refuses.
    template <class... Values>
    int run(std::string_view sql, const Values&... values) {
        const Running running(prepared(sql), values...);
        return running.statement.exec();
    }

    /// Calls `take(row)` for every row of the answer. `sql` as above.
    template <class Take, class... Values>
    void each(std::string_view sql, Take take, const Values&... values) {
        const Running running(prepared(sql), values...);
        while (running.statement.executeStep()) take(ResultRow(running.statement));
    }

    /// What `read(row)` makes of the first row, or nothing if there is none.
    template <class Read, class... Values>
    auto first(std::string_view sql, Read read, const Values&... values)
        -> std::optional<decltype(read(std::declval<ResultRow>()))> {
        const Running running(prepared(sql), values...);
        if (!running.statement.executeStep()) return std::nullopt;
        return read(ResultRow(running.statement));
    }

    SQLite::Database& database() { return database_; }

    /// The last connection to close moves the log into the file and deletes it. Others never do: the database
    /// may be another's by then.
    void remove_log_at_close();

private:
    /// Resets the statement in any event: one that is left half read keeps its snapshot, and with it the WAL.
    struct Running {
        template <class... Values>
        explicit Running(SQLite::Statement& prepared, const Values&... values) : statement(prepared) {
            int at = 0;
            (bind(statement, ++at, values), ...);
        }
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;
        ~Running() { statement.tryReset(); }

        SQLite::Statement& statement;
    };

    SQLite::Statement& prepared(std::string_view sql);

    SQLite::Database database_;
    std::map<std::string_view, SQLite::Statement> prepared_;
};

}  // namespace reami::store
