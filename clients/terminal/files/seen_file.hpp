// Keeps the commitments and words of matches beside the token file until long after the matches have ended.
// Also keeps the evidence against a server that reveals something else.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "clients/terminal/files/seen.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::terminal {

class SeenFile {
public:
    /// Uses the file `tokens-seen.json` in the folder of this token file.
    explicit SeenFile(const std::filesystem::path& tokens);

    struct Match {
        std::string server, room;  ///< the origin of the server, and the code of the room
        protocol::MatchNumber match;
        friend bool operator==(const Match&, const Match&) = default;
    };
    std::optional<Seen> seen(const Match& match) const;
    /// Stores a record, and drops all but those of the newest 500 matches. Returns false if it can't write
    /// the file.
    bool keep(const Match& match, const Seen& seen) const;
    /// Writes the evidence to `NAME.json` in the same folder. If a file of this name has other content, tries
    /// `NAME-2.json` and so on. Returns the path of the file, or nothing if it can write none.
    std::optional<std::filesystem::path> keep_evidence(const std::string& name, const std::string& server,
                                                       const std::string& evidence) const;

private:
    std::filesystem::path path_;
};

}  // namespace reami::terminal
