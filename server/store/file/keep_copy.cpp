#include "server/store/file/keep_copy.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <stdexcept>
#include <string>

#include "server/store/file/partial_file.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void give_up(const fs::path& copy, const std::string& why) {
    throw std::runtime_error("could not keep a copy as " + copy.string() + ": " + why +
                             "; the database is unchanged");
}

int count(SQLite::Database& database, const char* pragma) { return database.execAndGet(pragma).getInt(); }

/// Copies all pages, and returns their number.
int copy_pages(SQLite::Database& from, const fs::path& to) {
    SQLite::Database target(to, SQLite::OPEN_READWRITE);
    guard(target);
    SQLite::Backup backup(target, from);
    const int result = backup.executeStep();
    if (result != SQLITE_DONE) throw SQLite::Exception(sqlite3_errstr(result), result);
    return backup.getTotalPageCount();
}

/// The damage of the copy, read from its file; empty if it is whole. A value that breaks a CHECK does not
/// count, because it was in the original: the server sets rooms with such values aside, and serves the
/// others.
std::optional<std::string> why_not_whole(const fs::path& path, int pages, int version) {
    SQLite::Database copy(path, SQLite::OPEN_READWRITE);
    guard(copy);
    copy.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA ignore_check_constraints = ON");
    if (const int there = count(copy, "PRAGMA page_count"); there != pages)
        return std::to_string(there) + " of " + std::to_string(pages) + " pages arrived";
    if (count(copy, "PRAGMA user_version") != version) return "it is of another version";
    const std::string integrity = copy.execAndGet("PRAGMA integrity_check(1)").getString();
    if (integrity != "ok") return "the database is damaged (" + integrity + ")";
    return std::nullopt;
}

void make_whole(SQLite::Database& database, const fs::path& copy, const PartialFile& part) {
    const int version = count(database, "PRAGMA user_version");
    const int pages = copy_pages(database, part.path());
    if (const auto why = why_not_whole(part.path(), pages, version)) give_up(copy, *why);
    part.finish(copy);
}

}  // namespace

void keep_copy(SQLite::Database& database, const fs::path& copy) {
    const PartialFile part(copy.string() + ".part");
    try {
        make_whole(database, copy, part);
    } catch (const SQLite::Exception& e) {
        give_up(copy, e.what());
    }
}

}  // namespace reami::store
