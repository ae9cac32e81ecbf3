#include "clients/terminal/files/token_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "clients/terminal/files/private_file.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/limits.hpp"

namespace reami::terminal {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int most_clients = 16;  // the most clients on one machine that get their own file
constexpr mode_t owner_only = 0600;

/// The part of the file about one server.
struct KnownServer {
    std::string token;
    std::vector<std::string> rooms;
    BOOST_DESCRIBE_CLASS(KnownServer, (), (token, rooms), (), ())
};

Json servers_in(const fs::path& path) {
    Json servers = read_private(path);
    return servers.is_object() ? servers : Json::object();
}

/// Reads the record of a server. Old clients stored only the token, without rooms.
std::optional<KnownServer> server_in(const Json& servers, const std::string& origin) {
    const auto found = servers.find(origin);
    if (found == servers.end()) return std::nullopt;
    if (found->is_string()) return KnownServer{found->get<std::string>(), {}};
    return json::read_as<KnownServer>(found->dump());
}

bool write_server(const fs::path& path, const std::string& origin, const KnownServer& known) {
    Json servers = servers_in(path);
    servers[origin] = Json::parse(json::write(known));
    return write_private(path, servers);
}

/// Locks the file. Returns a descriptor that holds the lock until the caller closes it, or -1 if another
/// process holds the lock.
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
    const auto known = server_in(servers_in(path_), origin);
    return known ? std::optional(known->token) : std::nullopt;
}

bool TokenFile::keep(const std::string& origin, const std::string& token) const {
    const auto before = server_in(servers_in(path_), origin);
    return write_server(path_, origin, before && before->token == token ? *before : KnownServer{token, {}});
}

bool TokenFile::forget(const std::string& origin) const {
    Json servers = servers_in(path_);
    servers.erase(origin);
    return write_private(path_, servers);
}

std::vector<std::string> TokenFile::rooms(const std::string& origin) const {
    const auto known = server_in(servers_in(path_), origin);
    return known ? known->rooms : std::vector<std::string>();
}

bool TokenFile::keep_room(const std::string& origin, const std::string& code) const {
    auto known = server_in(servers_in(path_), origin);
    if (!known) return true;
    auto& rooms = known->rooms;
    if (!rooms.empty() && rooms.front() == code) return true;
    std::erase(rooms, code);
    rooms.insert(rooms.begin(), code);
    rooms.resize(std::min(rooms.size(), protocol::most_codes));
    return write_server(path_, origin, *known);
}

bool TokenFile::forget_room(const std::string& origin, const std::string& code) const {
    auto known = server_in(servers_in(path_), origin);
    if (!known || std::erase(known->rooms, code) == 0) return true;
    return write_server(path_, origin, *known);
}

fs::path state_folder(const std::function<const char*(const char*)>& variable) {
    const char* state = variable("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return fs::path(state) / "reami";
    const char* home = variable("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : ".") / ".local" / "state" / "reami";
}

}  // namespace reami::terminal
