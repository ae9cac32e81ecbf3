#include "clients/terminal/files/private_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;

constexpr mode_t private_mode = 0600;

}  // namespace

std::string private_text(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

nlohmann::json read_private(const fs::path& path) {
    const auto content = nlohmann::json::parse(private_text(path), nullptr, false);
    return content.is_discarded() ? nlohmann::json() : content;
}

bool write_private(const fs::path& path, const nlohmann::json& content) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    const fs::path fresh = path.string() + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, private_mode);
    if (file < 0) return false;
    const std::string text = content.dump(2) + '\n';
    const bool written = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(file);
    if (written) fs::rename(fresh, path, error);
    return written && !error;
}

}  // namespace reami::terminal
