#include "server/store/file/partial_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "server/store/file/privacy.hpp"

namespace reami::store {

namespace fs = std::filesystem;

void sync_to_disk(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const std::error_code error(errno, std::generic_category());
    if (file >= 0) ::close(file);
    if (!synced) throw fs::filesystem_error("can't be synced to the disk", path, error);
}

PartialFile::PartialFile(fs::path path) : path_(std::move(path)) {
    remove();
    make_private(path_);
}

void PartialFile::finish(const fs::path& name) const {
    sync_to_disk(path_);
    fs::rename(path_, name);
    sync_to_disk(name.parent_path());
}

void PartialFile::remove() const noexcept {
    std::error_code ignored;
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) fs::remove(path_.string() + ending, ignored);
}

}  // namespace reami::store
