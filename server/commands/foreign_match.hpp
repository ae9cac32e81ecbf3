// Reads a match file for import, and verifies it as `reami verify` does.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "server/store/offline/import.hpp"

namespace reami::commands {

/// The reason why the command does not import a file.
struct ImportRefusal {
    int line = 0;  ///< the faulty line, from 1; 0 if the reason is not about one line
    std::string reason;
};

/// Reads the match from the text of a match file. Refuses the file if a move is illegal, if the match is not
/// over, or if commitment, words, seed and deal do not prove the random draws. A file with a set-up by hand
/// needs no such proof.
Expected<store::ForeignMatch, ImportRefusal> foreign_match(std::string_view text);

}  // namespace reami::commands
