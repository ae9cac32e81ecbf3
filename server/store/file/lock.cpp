#include "server/store/file/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <system_error>

#include "server/store/file/real_path.hpp"

namespace reami::store {

namespace {

constexpr const char* another_store = "stores in PostgreSQL\n";

}  // namespace

std::optional<Lock> Lock::take(const std::filesystem::path& database) {
    auto lock = open(real_path(database).string() + ".lock", O_CREAT);
    if (!lock) throw std::system_error(errno, std::generic_category(), database.string() + ".lock");
    if (!lock->acquire() || ::ftruncate(lock->file_, 0) != 0) return std::nullopt;
    return lock;
}

Lock::~Lock() {
    if (file_ >= 0) ::close(file_);
}

void Lock::sign(Stores stores) const {
    const std::string text =
        std::to_string(::getpid()) + '\n' + (stores == Stores::elsewhere ? another_store : "");
    if (::pwrite(file_, text.data(), text.size(), 0) < 0)
        throw std::system_error(errno, std::generic_category(), path_.string());
}

std::string Lock::signature(const std::filesystem::path& database) {
    const auto lock = open(real_path(database).string() + ".lock", 0);
    if (!lock) return {};
    std::array<char, 64> text{};
    const ssize_t size = ::pread(lock->file_, text.data(), text.size(), 0);
    if (size <= 0 || lock->acquire()) return {};  // an unsigned lock is not tried: a server may be taking it
    return {text.data(), static_cast<std::size_t>(size)};
}

bool Lock::is_of_another_store(const std::filesystem::path& database) {
    return signature(database).ends_with(another_store);
}

std::optional<pid_t> Lock::holder(const std::filesystem::path& database) {
    const std::string text = signature(database);
    pid_t holder = 0;
    std::from_chars(text.data(), text.data() + text.size(), holder);
    return holder > 0 ? std::optional(holder) : std::nullopt;
}

bool Lock::is_taken_over() const {
    if (is_in_place()) return false;
    const auto other = open(path_, 0);
    return other && !other->acquire();
}

/// The open lock file; empty, with the reason in `errno`, if it can't be opened.
std::optional<Lock> Lock::open(std::filesystem::path path, int flags) {
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | flags, 0600);
    if (file < 0) return std::nullopt;
    return Lock(std::move(path), file);
}

bool Lock::acquire() const { return ::flock(file_, LOCK_EX | LOCK_NB) == 0; }

bool Lock::is_in_place() const {
    struct stat ours {};
    struct stat there {};
    return ::fstat(file_, &ours) == 0 && ::stat(path_.c_str(), &there) == 0 && ours.st_dev == there.st_dev &&
           ours.st_ino == there.st_ino;
}

}  // namespace reami::store
