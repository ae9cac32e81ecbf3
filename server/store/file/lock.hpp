// A server holds a lock file beside its database, because two servers on one file would not see each other's
// rooms. If somebody deletes the lock file, a second server can start; it then ends the first one
// (write_connection.hpp).
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace reami::store {

class Lock {
public:
    /// Takes the lock of the database; for `reami.db`, this is the file `reami.db.lock`. If `database` is a
    /// link, the lock is beside the file to which it leads. Empty if another process, or another object in
    /// this process, holds the lock. The kernel releases the lock however the process ends. Throws
    /// std::system_error if the lock file can't be made.
    static std::optional<Lock> take(const std::filesystem::path& database);

    Lock(Lock&& other) noexcept : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}
    Lock& operator=(Lock&& other) noexcept {
        std::swap(path_, other.path_);
        std::swap(file_, other.file_);
        return *this;
    }
    ~Lock();

    /// The place where the process that holds the lock keeps its data.
    enum class Stores : std::uint8_t {
        here,
        elsewhere  ///< in PostgreSQL
    };
    /// Writes into the lock file which process holds it, and where this process keeps its data. The next
    /// process that takes the lock empties the file.
    void sign(Stores stores = Stores::here) const;
    /// Whether the process that holds the lock of this database keeps its data in PostgreSQL.
    static bool is_of_another_store(const std::filesystem::path& database);
    /// The process that holds the lock of this database and has signed it; empty if there is none.
    static std::optional<pid_t> holder(const std::filesystem::path& database);

    /// Whether the lock file was deleted or replaced, and another process holds the new one.
    bool is_taken_over() const;

private:
    Lock(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
    static std::optional<Lock> open(std::filesystem::path path, int flags);
    /// The signature of the process that holds the lock of this database; empty if there is none.
    static std::string signature(const std::filesystem::path& database);
    bool acquire() const;
    bool is_in_place() const;

    std::filesystem::path path_;
    int file_;
};

}  // namespace reami::store
