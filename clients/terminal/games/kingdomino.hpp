// Draws Kingdomino as text: the kingdoms, the rows of dominoes with the kings on them, and whose turn it is.
// The signs are those of the rules page: w1 is wheat with a crown, C the castle, a point an empty square.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::kingdomino {

class KingdominoBoard final : public Board {
public:
    Picture draw(const BoardInput& input, std::optional<Seat> only) const override;
    Picture prompt(const BoardInput& input) const override;
    Picture missed(const BoardInput& before, const BoardInput& now) const override;
};

}  // namespace reami::terminal::kingdomino
