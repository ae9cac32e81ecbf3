// Pieces of Domaine in plain words: cards, squares, domains and steps, for people who read the map and for
// those who hear it.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/games/boards.hpp"
#include "engine/domaine/state.hpp"

namespace reami::terminal::domaine {

/// What is shown, read into the engine's own structs.
struct Shown {
    const BoardInput& input;
    const reami::domaine::View& view;
    const reami::domaine::Catalog& catalog;
};

void append(Board::Picture& lines, const Board::Picture& more);
/// `2×A05`, which no line breaks; of one only what it is
std::string times(int count, const std::string& what);
/// `a, b, c`
std::string listed(const std::vector<std::string>& texts);

/// `A02, 2×A05`; `none` if there are none
std::string cards_text(const Words& words, const reami::domaine::CardsView& cards);
/// `A04: 2 borders or 1 knight; costs 3, sells for 2`
std::string card_text(const Shown& shown, reami::domaine::Card card);
/// Who plays that colour, or the neutral kingdom.
std::string owner_text(const Shown& shown, reami::domaine::Colour colour);
/// `b2 (4 points, 2 knights, silver mine)`, by the square of its castle
std::string domain_text(const Shown& shown, Square castle, const reami::domaine::DomainView& domain);
/// `d3 (forest, open land)`
std::string place_text(const Shown& shown, Square square);
/// What is there: terrain, piece, and whose land it is.
std::string square_text(const Shown& shown, Square square);

/// What one more step, or the draw, could do: the legal moves in a few sentences.
Board::Picture steps_text(const Shown& shown, const std::vector<std::string>& legal);

}  // namespace reami::terminal::domaine
