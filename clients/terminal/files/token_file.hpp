// The tokens by which servers recognize this client, and the rooms where it has a seat: a small file that
// only its owner can read, with one token per server. A running client locks its file, so that a second
// client on the same machine is another player.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace reami::terminal {

class TokenFile {
public:
    /// Uses that file without locking it. The file need not exist.
    static TokenFile at(const std::filesystem::path& path);
    /// `tokens.json` in the folder, or, while other clients hold it, `tokens-2.json` and so on.
    static TokenFile free_one_in(const std::filesystem::path& folder);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile(const TokenFile&) = delete;
    TokenFile& operator=(const TokenFile&) = delete;
    TokenFile& operator=(TokenFile&&) = delete;
    ~TokenFile();

    const std::filesystem::path& path() const { return path_; }
    /// `origin` is the server's (`Address::origin`). Returns nothing if there is no token, or if the file
    /// can't be read.
    std::optional<std::string> token(const std::string& origin) const;
    /// Stores the token. A different token means another player, so the stored rooms are removed. Returns
    /// false if the file can't be written.
    bool keep(const std::string& origin, const std::string& token) const;
    /// Removes the token and the rooms.
    bool forget(const std::string& origin) const;

    /// The codes of that token's rooms, the newest first, up to the number that a server accepts in one
    /// request.
    std::vector<std::string> rooms(const std::string& origin) const;
    /// Moves the room to the front of the list. Does nothing if there is no token.
    bool keep_room(const std::string& origin, const std::string& code) const;
    bool forget_room(const std::string& origin, const std::string& code) const;

private:
    TokenFile(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::filesystem::path path_;
    int lock_;  ///< file descriptor of the lock; -1: none
};

/// `$XDG_STATE_HOME/reami`, or `~/.local/state/reami`. `variable` reads an environment variable.
std::filesystem::path state_folder(const std::function<const char*(const char*)>& variable);

}  // namespace reami::terminal
