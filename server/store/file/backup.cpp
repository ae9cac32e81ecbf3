#include "server/store/file/backup.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <boost/core/noncopyable.hpp>

#include "server/store/file/keep_copy.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/file/migrate.hpp"
#include "server/store/file/partial_file.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/file/real_path.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/moving/moved_mark.hpp"
#include "server/store/sqlite/database.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

/// The reason why this file can't be copied; empty if it can.
std::optional<std::string> why_no_source(const fs::path& path) {
    if (!fs::exists(path)) return "there is no " + path.string();
    if (!fs::is_regular_file(path)) return path.string() + " is not a file";
    return why_no_database(path);
}

fs::path folder_of(const fs::path& file) { return fs::absolute(file).parent_path(); }

/// Whether the file or its log exists: a log may have been left without its file.
bool is_any_there(const fs::path& database) {
    return fs::exists(database) || fs::exists(database.string() + "-wal");
}

/// An unused name beside the database, for the database that is moved away.
fs::path free_name_beside(const fs::path& database) {
    for (int n = 1;; ++n) {
        fs::path name = database.string() + ".replaced-" + std::to_string(n);
        if (!is_any_there(name)) return name;
    }
}

/// Moves the database away, together with its log, which holds the latest commits. The file goes first: if
/// the process stops before it moves the log, the log has no file, and no server takes it for the log of
/// another database.
void put_aside(const fs::path& database, const fs::path& aside) {
    for (const char* ending : {"", "-wal", "-journal"})
        if (const fs::path part = database.string() + ending; fs::exists(part))
            fs::rename(part, aside.string() + ending);
    fs::remove(database.string() + "-shm");
}

/// Reads a copy, and deletes the log that SQLite makes for the copy: a connection that only reads can't
/// delete this log.
class CopyReader : boost::noncopyable {
public:
    explicit CopyReader(fs::path copy)
        : copy_(std::move(copy)), had_log_(fs::exists(copy_.string() + "-wal")) {
        guard(database_.emplace(copy_, SQLite::OPEN_READONLY, busy_timeout_ms));
    }
    ~CopyReader() {
        database_.reset();
        std::error_code ignored;
        for (const char* ending : {"-wal", "-shm"})
            if (!had_log_) fs::remove(copy_.string() + ending, ignored);
    }

    SQLite::Database& database() { return *database_; }

private:
    fs::path copy_;
    bool had_log_;
    std::optional<SQLite::Database> database_;
};

}  // namespace

Expected<void, std::string> back_up(const fs::path& database, const fs::path& copy) {
    if (auto why = why_no_source(database)) return *std::move(why);
    if (fs::exists(copy)) return copy.string() + " already exists: name a new file";
    if (!fs::is_directory(folder_of(copy))) return "there is no folder " + folder_of(copy).string();
    SQLite::Database source(database, SQLite::OPEN_READONLY, busy_timeout_ms);
    guard(source);
    if (auto why = why_not_ours(source)) return *std::move(why);
    if (auto why = why_moved(database)) return *std::move(why);
    if (Lock::is_of_another_store(database))
        return "the server that runs in " + folder_of(database).string() +
               " stores its data in PostgreSQL, and nothing in " + database.string() +
               ": copy its data with pg_dump";
    keep_copy(source, fs::absolute(copy));
    return {};
}

Expected<PutBack, std::string> put_back(const fs::path& copy, const fs::path& given) {
    if (auto why = why_no_source(copy)) return *std::move(why);
    make_private_folder(folder_of(given));
    const auto lock = Lock::take(given);
    if (!lock) return given.string() + " is served by another process: end that process first";
    const fs::path database = fs::absolute(real_path(given));
    if (fs::exists(database) && fs::equivalent(copy, database))
        return copy.string() + " is the database itself";
    const fs::path whole = database.string() + ".restored";
    try {
        CopyReader source(copy);
        if (auto why = why_not_ours(source.database())) return *std::move(why);
        if (auto why = why_too_new(source.database(), static_cast<int>(migrations().size())))
            return *std::move(why);
        keep_copy(source.database(), whole);
    } catch (const std::exception& broken) {
        return copy.string() + " can't be restored: " + broken.what() +
               "; if it is damaged, take another copy";
    }
    PutBack done;
    if (is_any_there(database)) put_aside(database, done.aside.emplace(free_name_beside(database)));
    fs::rename(whole, database);
    sync_to_disk(folder_of(database));
    return done;
}

}  // namespace reami::store
