// Domìnium in text: the board, and before each player the rows, powers and titles. A number is followed by
// the mark of its owner, * for seat 1 and + for seat 2; a point is an empty square.
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
