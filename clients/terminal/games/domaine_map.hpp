// Draws the map of Domaine as the rules page shows it (RULES.md, R17). Each square has three characters, for
// its terrain and its piece; `|` and `---` are borders or the rim of the map.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/domaine/view.hpp"

namespace reami::terminal::domaine {

/// Draws the rows from the top, with the names of columns and rows: at most 27 lines of 52 columns.
std::vector<std::string> draw_map(const reami::domaine::View& view, const Paint& paint);

/// The terrain of the square; nothing if the view does not have this row.
std::optional<reami::domaine::Terrain> terrain_on(const reami::domaine::View& view, Square square);

/// `1` for the player of seat 1, `N` for the neutral kingdom.
char mark_of(reami::domaine::Colour colour);
/// The colour for the terminal: yellow for orange, which terminals don't have, otherwise the colour itself.
Colour paint_of(reami::domaine::Colour colour);

}  // namespace reami::terminal::domaine
