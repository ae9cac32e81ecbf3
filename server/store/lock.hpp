// Whoever writes holds a lock file beside the database: two servers on one folder would not see each other's
// rooms.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace reami::store {

class Lock {
public:
    /// `reami.db.lock` for `reami.db`; nothing if another process, or somebody else in this one, holds it.
    /// The kernel lets go of it however the process ends. Throws std::system_error if there is no such
    /// folder.
    static std::optional<Lock> take(const std::filesystem::path& database);

    Lock(Lock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    Lock& operator=(Lock&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~Lock();

private:
    explicit Lock(int file) : file_(file) {}
    int file_;
};

}  // namespace reami::store
