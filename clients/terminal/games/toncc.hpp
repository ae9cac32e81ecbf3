// Draws Tóncc as text: the board with the regions, their conquerors and the Kings, then the map, then the
// score of each King. The Kings are B, Y and R: `R3=Y BR` is a region that Yellow has conquered and on which
// Blue and Red stand.
#pragma once

#include "clients/terminal/games/boards.hpp"

namespace reami::terminal::toncc {

class TonccBoard final : public Board {
public:
    Picture draw(const BoardInput& input, std::optional<Seat> only) const override;
    Picture prompt(const BoardInput& input) const override;
    std::string in_words(const BoardInput& input, const std::string& move) const override;
    std::string spelled(protocol::Language language, const std::string& move) const override;
    std::string meant(protocol::Language language, const std::string& typed) const override;
    NamesOnBoard names_on(const std::string& view) const override;
    std::optional<NamesOnBoard> names_laid_by(const std::string& events) const override;
    Picture missed(const BoardInput& before, const BoardInput& now) const override;
};

}  // namespace reami::terminal::toncc
