#include "server/store/file/real_path.hpp"

#include <system_error>

namespace reami::store {

namespace fs = std::filesystem;

fs::path real_path(const fs::path& path) {
    constexpr int most_links = 40;  // as many as Linux follows
    fs::path real = fs::absolute(path);
    for (int links = 0; fs::is_symlink(real); ++links) {
        if (links == most_links)
            throw fs::filesystem_error("links go in a circle", path,
                                       std::make_error_code(std::errc::too_many_symbolic_link_levels));
        real = real.parent_path() / fs::read_symlink(real);
    }
    return fs::weakly_canonical(real);
}

}  // namespace reami::store
