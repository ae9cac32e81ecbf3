// Draws Domìnium as text: the board, and each player's rows, powers and titles. The mark after a number names
// its owner: * for seat 1, + for seat 2. A point is an empty square.
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
