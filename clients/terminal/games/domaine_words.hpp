// Describes cards, squares, domains and steps of Domaine in words, for people who read the map and for people
// who use a screen reader.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/games/boards.hpp"
#include "engine/domaine/state.hpp"

namespace reami::terminal::domaine {

/// The shown position, parsed into the engine's structs.
struct Shown {
    const BoardInput& input;
    const reami::domaine::View& view;
    const reami::domaine::Catalog& catalog;
};

void append(Board::Picture& lines, const Board::Picture& more);
/// `2×A05`, without a space, so that no line breaks inside it; the text alone for a count of one.
std::string times(int count, const std::string& what);
/// `a, b, c`
std::string listed(const std::vector<std::string>& texts);

/// `A02, 2×A05`; `none` for an empty set.
std::string cards_text(const Words& words, const reami::domaine::CardsView& cards);
/// `A04: 2 borders or 1 knight; costs 3, sells for 2`
std::string card_text(const Shown& shown, reami::domaine::Card card);
/// The name of the player with that colour, or of the neutral kingdom.
std::string owner_text(const Shown& shown, reami::domaine::Colour colour);
/// The domain, named by the square of its castle: `b2 (4 points, 2 knights, silver mine)`.
std::string domain_text(const Shown& shown, Square castle, const reami::domaine::DomainView& domain);
/// `d3 (forest, open land)`
std::string place_text(const Shown& shown, Square square);
/// The terrain of the square, its piece, and the owner of its land.
std::string square_text(const Shown& shown, Square square);

/// Describes the legal next steps or draws in a few sentences.
Board::Picture steps_text(const Shown& shown, const std::vector<std::string>& legal);

}  // namespace reami::terminal::domaine
