// Tóncc in text: the board with the regions, their conquerors and the Kings, the map, and each King's score.
// The Kings are B, Y and R: `R3=Y BR` is a region that Yellow has conquered, on which Blue and Red stand.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::toncc {

class TonccBoard final : public Board {
public:
    Picture draw(const BoardInput& input, std::optional<Seat> only) const override;
    Picture prompt(const BoardInput& input) const override;
    Picture missed(const BoardInput& before, const BoardInput& now) const override;
};

}  // namespace reami::terminal::toncc
