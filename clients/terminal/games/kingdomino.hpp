// Draws Kingdomino as text: the kingdoms, the rows of dominoes with their kings, and the player who has the
// turn. It uses the signs of the rules page: w1 is wheat with a crown, C is the castle, and a point is an
// empty square.
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
