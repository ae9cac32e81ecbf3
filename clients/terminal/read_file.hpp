// A match file from the disk, for the commands that take one.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "protocol/match_file.hpp"
#include "protocol/texts.hpp"

namespace reami::terminal {

/// Nothing if it can't be read or is no match file; then the errors say so, with the line.
std::optional<protocol::MatchFile> read_file(const std::string& path, protocol::Language language,
                                             std::ostream& errors);

/// `dynasty.match, line 12: seat 1 can't play =9: This domino does not lie in the next row.`
void report(const std::string& path, const protocol::FileFault& fault, protocol::Language language,
            std::ostream& errors);

/// The rule in words where the fault names one.
std::string reason(const protocol::FileFault& fault, protocol::Language language);

}  // namespace reami::terminal
