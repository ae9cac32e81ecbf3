// One kingdom of Kingdomino as rows of text, with the names of columns and rows around it, so that a
// placement can be read off.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/kingdomino/view.hpp"

namespace reami::terminal::kingdomino {

struct Drawing {
    const reami::kingdomino::Catalog& catalog;  ///< the faces of the dominoes
    int size = 5;                               ///< how many columns and rows a kingdom may have
    Paint paint;
};

/// Rows from the top. Shows the squares that the kingdom covers and, around them, those that one more domino
/// could reach without making it larger than its size.
std::vector<std::string> draw_kingdom(const reami::kingdomino::LaidDominoes& laid, const Drawing& drawing);

/// `w1`
std::string square_text(const reami::kingdomino::Half& half, const Paint& paint);

}  // namespace reami::terminal::kingdomino
