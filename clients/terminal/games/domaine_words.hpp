// Describes the cards, squares, domains and steps of Domaine in words, for people who read the map, and for
// people who use a screen reader.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/games/boards.hpp"
#include "engine/domaine/state.hpp"

namespace reami::terminal::domaine {

/// The position that the client shows, as structs of the engine.
struct Shown {
    const BoardInput& input;
    const reami::domaine::View& view;
    const reami::domaine::Catalog& catalog;
};

void append(Board::Picture& lines, const Board::Picture& more);
/// `2×A05`; without `2×` if the count is one. It has no blank, so that no line breaks inside it.
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

/// Describes in a few sentences which steps or draws are legal now.
Board::Picture steps_text(const Shown& shown, const std::vector<std::string>& legal);

}  // namespace reami::terminal::domaine
