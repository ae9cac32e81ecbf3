#include "server/store/file/new_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "server/store/file/partial_file.hpp"

namespace reami::store {

namespace fs = std::filesystem;

namespace {

/// False, and why in `errno`, if the disk does not take all of it.
bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

void write_whole(const fs::path& path, std::string_view text, NameOnDisk name) {
    const fs::path absolute = fs::absolute(path);
    const PartialFile part(absolute.string() + ".part");
    const int file = ::open(part.path().c_str(), O_WRONLY | O_CLOEXEC);
    const bool is_written = file >= 0 && write_all(file, text);
    const std::error_code error(errno, std::generic_category());
    if (file >= 0) ::close(file);
    if (!is_written) throw fs::filesystem_error("can't be written", path, error);
    part.finish(absolute, name);
}

}  // namespace reami::store
