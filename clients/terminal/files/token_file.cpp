#include "clients/terminal/files/token_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "clients/terminal/files/private_file.hpp"

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int most_clients = 16;  // on one machine, before they share a file
constexpr mode_t owner_only = 0600;

Json tokens_in(const fs::path& path) {
    Json tokens = read_private(path);
    return tokens.is_object() ? tokens : Json::object();
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
    const Json tokens = tokens_in(path_);
    const auto found = tokens.find(origin);
    if (found == tokens.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

bool TokenFile::keep(const std::string& origin, const std::string& token) const {
    Json tokens = tokens_in(path_);
    tokens[origin] = token;
    return write_private(path_, tokens);
}

bool TokenFile::forget(const std::string& origin) const {
    Json tokens = tokens_in(path_);
    tokens.erase(origin);
    return write_private(path_, tokens);
}

fs::path state_folder(const std::function<const char*(const char*)>& variable) {
    const char* state = variable("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return fs::path(state) / "reami";
    const char* home = variable("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : ".") / ".local" / "state" / "reami";
}

}  // namespace reami::terminal
