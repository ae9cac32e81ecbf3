// Draws Domìnium as text: the board, and the rows, powers and titles of each player. A mark after a number
// names its owner: * is seat 1, + is seat 2. A point is an empty square.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::dominium {

class DominiumBoard final : public Board {
public:
    Picture draw(const BoardInput& input, std::optional<Seat> only) const override;
    Picture prompt(const BoardInput& input) const override;
    Picture missed(const BoardInput& before, const BoardInput& now) const override;
};

}  // namespace reami::terminal::dominium
