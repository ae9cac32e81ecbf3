// Reads a match file for import, and verifies it as `reami verify` does.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "server/store/offline/import.hpp"

namespace reami::commands {

/// The reason why a file is not imported.
struct ImportRefusal {
    int line = 0;  ///< the faulty line, from 1; 0 if the reason concerns no single line
    std::string reason;
};

/// The match of the file, if every move is legal, the match is over, and commitment, words, seed and deal
/// prove its random draws. A file with a set-up by hand has no draws to prove.
std::variant<store::ForeignMatch, ImportRefusal> foreign_match(std::string_view text);

}  // namespace reami::commands
