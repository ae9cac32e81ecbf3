// The commitments and words of matches, kept next to the token file until long after their end; and the
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
    /// The file is `tokens-seen.json` in the folder of `tokens.json`.
    explicit SeenFile(const std::filesystem::path& tokens);

    struct Match {
        std::string server, room;  ///< the server's origin, the room's code
        protocol::MatchNumber match;
        friend bool operator==(const Match&, const Match&) = default;
    };
    std::optional<Seen> seen(const Match& match) const;
    /// Keeps the records of the newest 500 matches. Returns false if the file can't be written.
    bool keep(const Match& match, const Seen& seen) const;
    /// Writes the evidence to `NAME.json` in the same folder, or to `NAME-2.json` and so on if a file with
    /// other content exists. Returns its path, or nothing if none can be written.
    std::optional<std::filesystem::path> keep_evidence(const std::string& name, const std::string& server,
                                                       const std::string& evidence) const;

private:
    std::filesystem::path path_;
};

}  // namespace reami::terminal
