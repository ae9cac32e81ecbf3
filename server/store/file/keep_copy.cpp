#include "server/store/file/keep_copy.hpp"

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "server/store/file/privacy.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

/// The copy while it is made; what is left of it goes with this.
class PartialCopy {
public:
    explicit PartialCopy(fs::path path) : path_(std::move(path)) {
        remove();
        make_private(path_);
    }
    ~PartialCopy() { remove(); }
    PartialCopy(const PartialCopy&) = delete;
    PartialCopy& operator=(const PartialCopy&) = delete;

    const fs::path& path() const { return path_; }

private:
    void remove() const noexcept {
        std::error_code ignored;
        for (const char* ending : {"", "-journal", "-wal", "-shm"})
            fs::remove(path_.string() + ending, ignored);
    }

    fs::path path_;
};

[[noreturn]] void give_up(const fs::path& copy, const std::string& why) {
    throw std::runtime_error("no copy could be kept as " + copy.string() + ": " + why +
                             "; the database is as it was");
}

int count(SQLite::Database& database, const char* pragma) { return database.execAndGet(pragma).getInt(); }

/// How many pages there are.
int copy_pages(SQLite::Database& from, const fs::path& to) {
    SQLite::Database target(to, SQLite::OPEN_READWRITE);
    guard(target);
    SQLite::Backup backup(target, from);
    const int result = backup.executeStep();
    if (result != SQLITE_DONE) throw SQLite::Exception(sqlite3_errstr(result), result);
    return backup.getTotalPageCount();
}

/// What is wrong with it, read anew from its file; nothing if it is whole. A value that breaks a CHECK is not
/// what a copy can be blamed for: rooms with such values are set aside, and the rest is served.
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

/// Waits until the disk has the file, or the names in the folder.
void sync_to_disk(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const std::error_code error(errno, std::generic_category());
    if (file >= 0) ::close(file);
    if (!synced) throw fs::filesystem_error("can't be synced to the disk", path, error);
}

void make_whole(SQLite::Database& database, const fs::path& copy, const fs::path& part) {
    const int version = count(database, "PRAGMA user_version");
    const int pages = copy_pages(database, part);
    if (const auto why = why_not_whole(part, pages, version)) give_up(copy, *why);
    sync_to_disk(part);
    fs::rename(part, copy);
    sync_to_disk(copy.parent_path());
}

}  // namespace

void keep_copy(SQLite::Database& database, const fs::path& copy) {
    const PartialCopy part(copy.string() + ".part");
    try {
        make_whole(database, copy, part.path());
    } catch (const SQLite::Exception& e) {
        give_up(copy, e.what());
    }
}

}  // namespace reami::store
