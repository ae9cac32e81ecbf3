// Draws the map of Domaine as the rules page does (RULES.md, R17): three characters per square, for the
// terrain and the piece on it; `|` and `---` are borders or the rim.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/domaine/view.hpp"

namespace reami::terminal::domaine {

/// Draws the rows from the top, with the names of columns and rows: at most 27 lines of 52 columns.
std::vector<std::string> draw_map(const reami::domaine::View& view, const Paint& paint);

/// The terrain of the square; none if the view has no such row.
std::optional<reami::domaine::Terrain> terrain_on(const reami::domaine::View& view, Square square);

/// `1` for the player of seat 1, `N` for the neutral kingdom.
char mark_of(reami::domaine::Colour colour);
/// The colour on a terminal. Terminals have no orange, so yellow replaces it.
Colour paint_of(reami::domaine::Colour colour);

}  // namespace reami::terminal::domaine
