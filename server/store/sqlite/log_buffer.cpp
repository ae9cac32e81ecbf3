#include "server/store/sqlite/log_buffer.hpp"

#include <sqlite3.h>

#include <cstddef>
#include <mutex>
#include <new>
#include <vector>

namespace reami::store {
namespace {

constexpr std::size_t most_gathered = 0x1ffff;  ///< bytes: SQLite's own files take no more in one piece

/// What SQLite reads and writes files by, as long as nothing else is asked for; in tests a disk that fails.
sqlite3_vfs* usual_files = nullptr;

/// A log as SQLite sees it. The system's own file follows it in memory.
struct LogFile : sqlite3_file {
    bool gathers = false;
    /// Of a piece that is lost: then nothing of its transaction may be committed.
    int failed = SQLITE_OK;
    sqlite3_int64 begin = 0;  ///< in the file, of what is gathered
    std::vector<std::byte> gathered;

    sqlite3_file* system() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods& call() { return *system()->pMethods; }

    int write_gathered() {
        if (gathered.empty()) return SQLITE_OK;
        failed = call().xWrite(system(), gathered.data(), static_cast<int>(gathered.size()), begin);
        gathered.clear();
        return failed;
    }

    void forget() {
        gathered.clear();
        failed = SQLITE_OK;
    }

    int write(const void* data, int size, sqlite3_int64 at) {
        if (failed != SQLITE_OK) return failed;
        if (!gathers) return call().xWrite(system(), data, size, at);
        const auto* const bytes = static_cast<const std::byte*>(data);
        const bool goes_on = at == begin + static_cast<sqlite3_int64>(gathered.size());
        const bool too_much = gathered.size() + static_cast<std::size_t>(size) > most_gathered;
        if (!goes_on || too_much)
            if (const int wrong = write_gathered()) return wrong;
        if (gathered.empty()) begin = at;
        gathered.insert(gathered.end(), bytes, bytes + size);
        return SQLITE_OK;
    }
};

LogFile& log_of(sqlite3_file* file) { return *static_cast<LogFile*>(file); }

/// Calls the system's file, once all that was gathered is there.
template <auto Method, class... Arguments>
int then(sqlite3_file* file, Arguments... arguments) {
    LogFile& log = log_of(file);
    if (const int wrong = log.write_gathered()) return wrong;
    return (log.call().*Method)(log.system(), arguments...);
}

/// What is gathered by now belongs to no commit: each is synced.
int close(sqlite3_file* file) {
    LogFile& log = log_of(file);
    const int result = log.call().xClose(log.system());
    log.~LogFile();
    return result;
}

int sync(sqlite3_file* file, int how) {
    LogFile& log = log_of(file);
    if (const int wrong = log.write_gathered()) return wrong;
    return log.failed != SQLITE_OK ? log.failed : log.call().xSync(log.system(), how);
}

int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 at) {
    return log_of(file).write(data, size, at);
}

/// Of a log: its locks and shared memory are those of the database's file.
const sqlite3_io_methods log_methods = [] {
    using Methods = sqlite3_io_methods;
    Methods methods{};
    methods.iVersion = 1;
    methods.xClose = close;
    methods.xRead = then<&Methods::xRead>;
    methods.xWrite = write;
    methods.xTruncate = then<&Methods::xTruncate>;
    methods.xSync = sync;
    methods.xFileSize = then<&Methods::xFileSize>;
    methods.xLock = then<&Methods::xLock>;
    methods.xUnlock = then<&Methods::xUnlock>;
    methods.xCheckReservedLock = then<&Methods::xCheckReservedLock>;
    methods.xFileControl = then<&Methods::xFileControl>;
    methods.xSectorSize = then<&Methods::xSectorSize>;
    methods.xDeviceCharacteristics = then<&Methods::xDeviceCharacteristics>;
    return methods;
}();

// NOLINTNEXTLINE(readability-function-size): so many arguments are what SQLite gives
int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    sqlite3_vfs* const usual = usual_files;
    if ((flags & SQLITE_OPEN_WAL) == 0) return usual->xOpen(usual, name, file, flags, flags_out);
    auto* const log = new (file) LogFile{};
    const int result = usual->xOpen(usual, name, log->system(), flags, flags_out);
    log->pMethods = log->system()->pMethods != nullptr ? &log_methods : nullptr;
    return result;
}

}  // namespace

const char* gathering_files() {
    static std::mutex mutex;
    static sqlite3_vfs files;
    const std::lock_guard held(mutex);
    sqlite3_vfs* const usual = sqlite3_vfs_find(nullptr);
    if (usual == usual_files) return files.zName;
    sqlite3_vfs_unregister(&files);  // before it changes: SQLite keeps them in a list of their own pointers
    usual_files = usual;
    files = *usual;
    files.zName = "reami";
    files.szOsFile += static_cast<int>(sizeof(LogFile));
    files.xOpen = open;
    if (sqlite3_vfs_register(&files, 0) != SQLITE_OK) throw std::bad_alloc();
    return files.zName;
}

void gather_log(SQLite::Database& database) {
    sqlite3_file *log = nullptr, *main = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &main);
    if (log == nullptr || log->pMethods != &log_methods) return;
    // Without this property SQLite fills up the last sector after the sync of a commit.
    if ((main->pMethods->xDeviceCharacteristics(main) & SQLITE_IOCAP_POWERSAFE_OVERWRITE) == 0) return;
    log_of(log).gathered.reserve(most_gathered);
    log_of(log).gathers = true;
    // Somebody else may write there as soon as a transaction of this connection is over.
    const auto forget = [](void* of_connection) { static_cast<LogFile*>(of_connection)->forget(); };
    sqlite3_rollback_hook(database.getHandle(), forget, &log_of(log));
}

}  // namespace reami::store
