// Draws a kingdom of Kingdomino as text. Around it are the names of columns and rows, from which a person can
// read the notation of a placement.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/kingdomino/view.hpp"

namespace reami::terminal::kingdomino {

struct Drawing {
    const reami::kingdomino::Catalog& catalog;  ///< the faces of the dominoes
    int size = 5;                               ///< the most columns, and the most rows, of a kingdom
    Paint paint;
};

/// Draws the squares of the kingdom, and around them the squares that another domino can reach within the
/// size. The rows go from the top to the bottom.
std::vector<std::string> draw_kingdom(const reami::kingdomino::LaidDominoes& laid, const Drawing& drawing);

/// A square as text: `w1`.
std::string square_text(const reami::kingdomino::Half& half, const Paint& paint);

}  // namespace reami::terminal::kingdomino
