#include "server/store/file/privacy.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "server/store/file/real_path.hpp"

namespace reami::store {

namespace fs = std::filesystem;

namespace {

constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;

bool is_open_to_others(const fs::path& path) {
    std::error_code is_gone;
    const fs::perms mode = fs::status(path, is_gone).permissions();
    return !is_gone && (mode & others) != fs::perms::none;
}

}  // namespace

void make_private(const fs::path& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made >= 0)
        ::close(made);
    else if (errno != EEXIST)
        throw fs::filesystem_error("can't be made", file, std::error_code(errno, std::generic_category()));
}

void make_private_folder(const fs::path& folder) {
    if (fs::create_directories(folder)) fs::permissions(folder, fs::perms::owner_all);
}

std::vector<std::string> open_to_others(const fs::path& database) {
    const fs::path file = real_path(database), folder = file.parent_path();
    std::vector<std::string> found;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const bool is_ours = entry.path().filename().string().starts_with(file.filename().string());
        if (is_ours && is_open_to_others(entry.path()))
            found.push_back(entry.path().string() +
                            " can be read or written by others on this machine: chmod 600 " +
                            entry.path().string());
    }
    std::sort(found.begin(), found.end());
    if (is_open_to_others(folder))
        found.push_back("the folder " + folder.string() +
                        " can be entered or changed by others on this machine: chmod 700 " + folder.string());
    return found;
}

}  // namespace reami::store
