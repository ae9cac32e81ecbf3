// The map of Domaine in text, as the rules page draws it (RULES.md, R17): three characters a square, the
// terrain and the piece on it; `|` and `---` are borders, or the rim.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "engine/domaine/view.hpp"

namespace reami::terminal::domaine {

/// Rows from the top, with the names of columns and rows: 27 lines of 52 columns at most.
std::vector<std::string> draw_map(const reami::domaine::View& view, const Paint& paint);

/// The terrain there; none if the view has no such row.
std::optional<reami::domaine::Terrain> terrain_on(const reami::domaine::View& view, Square square);

/// `1` for the player of seat 1, `N` for the neutral kingdom.
char mark_of(reami::domaine::Colour colour);
/// On a terminal, which has no orange.
Colour paint_of(reami::domaine::Colour colour);

}  // namespace reami::terminal::domaine
