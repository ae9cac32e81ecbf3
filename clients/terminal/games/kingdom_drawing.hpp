// Draws a kingdom of Kingdomino as text, with the names of columns and rows around it for reading off
// placements.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/kingdomino/view.hpp"

namespace reami::terminal::kingdomino {

struct Drawing {
    const reami::kingdomino::Catalog& catalog;  ///< the faces of the dominoes
    int size = 5;                               ///< the number of columns and rows that a kingdom may have
    Paint paint;
};

/// Draws the rows from the top: the squares of the kingdom and, around them, those that one more domino can
/// reach without exceeding the size.
std::vector<std::string> draw_kingdom(const reami::kingdomino::LaidDominoes& laid, const Drawing& drawing);

/// `w1`
std::string square_text(const reami::kingdomino::Half& half, const Paint& paint);

}  // namespace reami::terminal::kingdomino
