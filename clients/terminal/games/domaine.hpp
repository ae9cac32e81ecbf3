// Draws Domaine as text: the map with its borders, the King's track, the deck, the Court, and the possessions
// of each player. It uses the signs of the rules page: m1C is a meadow with the castle of seat 1, f2k is a
// forest with a knight of seat 2, and N means the neutral kingdom.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::domaine {

class DomaineBoard final : public Board {
public:
    Picture draw(const BoardInput& input, std::optional<Seat> only) const override;
    Picture prompt(const BoardInput& input) const override;
    std::string_view turn_event() const override;
    Picture missed(const BoardInput& before, const BoardInput& now) const override;
    Picture what(const BoardInput& input, const std::vector<std::string>& legal,
                 const std::string& about) const override;
    std::vector<std::string> to_preview(const std::vector<std::string>& legal,
                                        const std::string& about) const override;
};

}  // namespace reami::terminal::domaine
