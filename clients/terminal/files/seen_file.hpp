// What this client saw of the chance of matches, kept beside its tokens until long after their end; and the
// evidence against a server that reveals something else.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "clients/terminal/files/seen.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::terminal {

class SeenFile {
public:
    /// `tokens-seen.json` beside `tokens.json`.
    explicit SeenFile(const std::filesystem::path& tokens);

    struct Match {
        std::string server, room;  ///< the server's origin, the room's code
        protocol::MatchNumber match;
        friend bool operator==(const Match&, const Match&) = default;
    };
    std::optional<Seen> seen(const Match& match) const;
    /// Of the newest 500 matches. False if the file can't be written.
    bool keep(const Match& match, const Seen& seen) const;
    /// A file beside it, `NAME.json`, or `NAME-2.json` and so on while one is there that says something else.
    /// Nothing if none can be written.
    std::optional<std::filesystem::path> keep_evidence(const std::string& name, const std::string& server,
                                                       const std::string& evidence) const;

private:
    std::filesystem::path path_;
};

}  // namespace reami::terminal
