// Reads a match file from the disk or from standard input, for `reami replay` and `reami verify`.
#pragma once

#include <istream>
#include <string>

#include "engine/core/expected.hpp"
#include "protocol/file/match_file.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// Why the client can't use a file.
struct Refused {
    std::string words;  ///< for people, with the name of the file and the line
    std::string json;   ///< for programs: the last line that `--json` prints, `{"fault":{…}}`
};

/// Reads and checks the file, as `read_match_file` does. If `path` is `-`, reads standard input.
Expected<protocol::MatchFile, Refused> read_file(const std::string& path, protocol::Language language,
                                                 std::istream& standard_input);

/// The message about a fault, with the file and the line: `dynasty.match, line 12: seat 1 can't play =9
/// (rule.kingdomino.not_in_row): This domino does not …`
Refused refused(const std::string& path, const protocol::FileFault& fault, protocol::Language language);

/// The message about a fault, without file and line. If the fault names a rule or an option, the text of this
/// rule or option comes last.
std::string reason(const protocol::FileFault& fault, protocol::Language language);

}  // namespace reami::terminal
