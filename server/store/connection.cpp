#include "server/store/connection.hpp"

#include <sqlite3.h>

#include <string>

namespace reami::store {

namespace {

int flags(Connection::Use use) {
    return use == Connection::Use::write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
}

void prepare_to_write(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
        throw SQLite::Exception("the database's file system has no write-ahead log", SQLITE_CANTOPEN);
    database.exec("PRAGMA synchronous = FULL");  // each commit is on disk before it is told
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA journal_size_limit = 67108864");  // a WAL that grew once does not stay
}

}  // namespace

Connection::Connection(const std::filesystem::path& database, Use use)
    : database_(database, flags(use), busy_timeout_ms) {
    if (use == Use::write) prepare_to_write(database_);
    database_.exec("PRAGMA wal_autocheckpoint = 0");  // the writer checkpoints by itself, between commits
}

SQLite::Statement& Connection::prepared(std::string_view sql) {
    const auto found = prepared_.find(sql);
    if (found != prepared_.end()) return found->second;
    return prepared_.try_emplace(sql, database_, std::string(sql)).first->second;
}

}  // namespace reami::store
