#include "server/store/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace reami::store {

std::optional<Lock> Lock::take(const std::filesystem::path& database) {
    const std::string name = database.string() + ".lock";
    const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) throw std::system_error(errno, std::generic_category(), name);
    Lock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return std::nullopt;
    return lock;
}

Lock::~Lock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace reami::store
