// The tokens by which servers know this client again, and the rooms where it has a seat: a small file that
// only its owner can read, one token a server. While a client runs it holds its file, so that a second one on
// the same machine is another player.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace reami::terminal {

class TokenFile {
public:
    /// That file, whoever else uses it. It need not exist.
    static TokenFile at(const std::filesystem::path& path);
    /// `tokens.json` in the folder, or, while other clients hold it, `tokens-2.json` and so on.
    static TokenFile free_one_in(const std::filesystem::path& folder);

    TokenFile(TokenFile&& other) noexcept;
    TokenFile(const TokenFile&) = delete;
    TokenFile& operator=(const TokenFile&) = delete;
    TokenFile& operator=(TokenFile&&) = delete;
    ~TokenFile();

    const std::filesystem::path& path() const { return path_; }
    /// `origin` is the server's, as Address gives it. Nothing if there is none, or the file can't be read.
    std::optional<std::string> token(const std::string& origin) const;
    /// Another token than before is another player, who has no rooms yet. False if the file can't be written.
    bool keep(const std::string& origin, const std::string& token) const;
    /// The rooms, too.
    bool forget(const std::string& origin) const;

    /// The codes of that token's rooms, the newest first; as many as a server takes in one question.
    std::vector<std::string> rooms(const std::string& origin) const;
    /// Puts the room first. Nothing happens without a token.
    bool keep_room(const std::string& origin, const std::string& code) const;
    bool forget_room(const std::string& origin, const std::string& code) const;

private:
    TokenFile(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::filesystem::path path_;
    int lock_;  ///< file descriptor of the lock; -1: none
};

/// `$XDG_STATE_HOME/reami`, or `~/.local/state/reami`. `variable` gives a variable of the environment.
std::filesystem::path state_folder(const std::function<const char*(const char*)>& variable);

}  // namespace reami::terminal
