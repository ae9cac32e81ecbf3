#include "server/store/sqlite/explain_error.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <unistd.h>

#include <system_error>

namespace reami::store {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t hardly_any_room = 1 << 20;  // bytes

bool is_full(const fs::path& folder) {
    std::error_code error;
    const auto room = fs::space(folder, error).available;
    return !error && room < hardly_any_room;
}

std::string no_access(const fs::path& folder) {
    return "the user that runs the server (number " + std::to_string(::geteuid()) +
           ") must be able to read and write it and the folder it is in; as root: chown -R USER " +
           folder.string();
}

std::string no_room(const fs::path& folder) {
    return "the disk with the folder " + folder.string() +
           " is full; free some space and start again; the database has not changed";
}

std::string damaged(const std::string& file) {
    return "it is damaged; keep a copy of it and of the files beside it, then restore an earlier copy, or "
           "save the readable data: sqlite3 " +
           file + " .recover | sqlite3 " + file + ".recovered";
}

/// The advice for an error; empty if there is none.
std::string advice(int sqlite_code, const fs::path& database) {
    const fs::path folder = database.parent_path();
    switch (sqlite_code & 0xff) {
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return damaged(database.string());
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return no_access(folder);
        case SQLITE_CANTOPEN:  // the file, or its log
            return is_full(folder) ? no_room(folder) : no_access(folder);
        case SQLITE_FULL:
            return no_room(folder);
        case SQLITE_IOERR:
            if (is_full(folder)) return no_room(folder);
            return "the disk can't be read or written properly; see the system log";
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return "another program keeps it locked; close that program (perhaps sqlite3) and start again";
        default:
            return {};
    }
}

std::string advice(const std::error_code& code, const fs::path& folder) {
    if (code == std::errc::permission_denied || code == std::errc::read_only_file_system ||
        code == std::errc::operation_not_permitted)
        return no_access(folder);
    if (code == std::errc::no_space_on_device) return no_room(folder);
    if (code == std::errc::not_a_directory || code == std::errc::file_exists)
        return "--data must name a folder, but " + folder.string() + " is not one";
    return {};
}

std::string joined(const std::string& what, const std::string& advice) {
    return advice.empty() ? what : what + ": " + advice;
}

}  // namespace

std::string in_words(const std::exception& error, const fs::path& database) {
    const std::string what = error.what();
    if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&error))
        return joined(database.string() + ": " + what, advice(sqlite->getErrorCode(), database));
    if (const auto* system = dynamic_cast<const std::system_error*>(&error))
        return joined(what, advice(system->code(), database.parent_path()));
    return what;
}

}  // namespace reami::store
