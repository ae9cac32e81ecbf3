#include "clients/terminal/token_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/json/read.hpp"

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int most_clients = 16;  // on one machine, before they share a file
constexpr mode_t owner_only = 0600;

Json read_all(const fs::path& path) {
    std::ifstream file(path);
    const auto parsed = json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    return parsed && parsed->is_object() ? *parsed : Json::object();
}

/// In one step: who reads it meanwhile finds the old file or the new one.
bool write_all(const fs::path& path, const Json& tokens) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    const fs::path fresh = path.string() + ".new";
    const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, owner_only);
    if (file < 0) return false;
    const std::string text = tokens.dump(2) + '\n';
    const bool written = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(file);
    fs::rename(fresh, path, error);
    return written && !error;
}

/// A descriptor that holds the lock until it is closed; -1 if somebody else holds it.
int take_lock(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
    if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
    ::close(file);
    return -1;
}

}  // namespace

TokenFile TokenFile::at(const fs::path& path) { return {fs::absolute(path), -1}; }

TokenFile TokenFile::free_one_in(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    for (int number = 1; number <= most_clients; ++number) {
        const std::string name = number == 1 ? "tokens" : "tokens-" + std::to_string(number);
        const int lock = take_lock(folder / (name + ".lock"));
        if (lock >= 0) return {folder / (name + ".json"), lock};
    }
    return {folder / "tokens.json", -1};
}

TokenFile::TokenFile(TokenFile&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

TokenFile::~TokenFile() {
    if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> TokenFile::token(const std::string& origin) const {
    const Json tokens = read_all(path_);
    const auto found = tokens.find(origin);
    if (found == tokens.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

bool TokenFile::keep(const std::string& origin, const std::string& token) const {
    Json tokens = read_all(path_);
    tokens[origin] = token;
    return write_all(path_, tokens);
}

bool TokenFile::forget(const std::string& origin) const {
    Json tokens = read_all(path_);
    tokens.erase(origin);
    return write_all(path_, tokens);
}

fs::path state_folder(const std::function<const char*(const char*)>& variable) {
    const char* state = variable("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return fs::path(state) / "reami";
    const char* home = variable("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : ".") / ".local" / "state" / "reami";
}

}  // namespace reami::terminal
