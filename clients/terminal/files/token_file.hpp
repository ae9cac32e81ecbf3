// The tokens with which this client identifies itself to servers, one for each server, and the rooms where it
// has a seat. They are in a small file that only its owner can read. A running client locks its file, so that
// a second client on the same machine is another player.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace reami::terminal {

class TokenFile {
public:
    /// Uses this file without a lock. The file need not exist.
    static TokenFile at(const std::filesystem::path& path);
    /// Uses and locks `tokens.json` in this folder. If another client has locked it, uses `tokens-2.json` and
    /// so on.
    static TokenFile free_one_in(const std::filesystem::path& folder);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile(const TokenFile&) = delete;
    TokenFile& operator=(const TokenFile&) = delete;
    TokenFile& operator=(TokenFile&&) = delete;
    ~TokenFile();

    const std::filesystem::path& path() const { return path_; }
    /// The token for the server with this origin (`Address::origin`). Returns nothing if the file has no
    /// token for it or can't be read.
    std::optional<std::string> token(const std::string& origin) const;
    /// Stores the token. A new token means a new player, so this removes the rooms of the old one. Returns
    /// false if it can't write the file.
    bool keep(const std::string& origin, const std::string& token) const;
    /// Removes the token and the rooms of this server.
    bool forget(const std::string& origin) const;

    /// The codes of the rooms of this server's token, the newest first. They are never more than a server
    /// accepts in one request.
    std::vector<std::string> rooms(const std::string& origin) const;
    /// Moves the room to the front of the list. Does nothing if the file has no token for this server.
    bool keep_room(const std::string& origin, const std::string& code) const;
    bool forget_room(const std::string& origin, const std::string& code) const;

private:
    TokenFile(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::filesystem::path path_;
    int lock_;  ///< the descriptor that holds the lock; -1 without a lock
};

/// The folder `$XDG_STATE_HOME/reami`; if the variable is not set, `~/.local/state/reami`. `variable` reads
/// environment variables.
std::filesystem::path state_folder(const std::function<const char*(const char*)>& variable);

}  // namespace reami::terminal
