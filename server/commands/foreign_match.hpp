// A match file as a match to import: read, and verified as `reami verify` does.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "server/store/offline/import.hpp"

namespace reami::commands {

/// Why a file is not imported.
struct ImportRefusal {
    int line = 0;  ///< from 1; 0 if it is no line's
    std::string reason;
};

/// What a file says, if every move of it is legal, its match is over, and its chance is proven by what it
/// shows: commitment, words, seed and deal. A file with a set-up by hand has no chance to prove.
std::variant<store::ForeignMatch, ImportRefusal> foreign_match(std::string_view text);

}  // namespace reami::commands
