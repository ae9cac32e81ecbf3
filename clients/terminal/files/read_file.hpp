// Reads a match file from the disk or from standard input, for `reami replay` and `reami verify`.
#pragma once

#include <istream>
#include <string>
#include <variant>

#include "protocol/file/match_file.hpp"
#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The reason why a file can't be used.
struct Refused {
    std::string words;  ///< for people: with the file's name and the line
    std::string json;   ///< for programs: the last line of `--json`, `{"fault":{…}}`
};

/// `path` is `-` for standard input. Makes the same checks as `read_match_file`.
std::variant<protocol::MatchFile, Refused> read_file(const std::string& path, protocol::Language language,
                                                     std::istream& standard_input);

/// The message with file and line: `dynasty.match, line 12: seat 1 can't play =9
/// (rule.kingdomino.not_in_row): This domino does not …`
Refused refused(const std::string& path, const protocol::FileFault& fault, protocol::Language language);

/// The message without file and line. If the fault names a rule or an option, the message ends with its text.
std::string reason(const protocol::FileFault& fault, protocol::Language language);

}  // namespace reami::terminal
