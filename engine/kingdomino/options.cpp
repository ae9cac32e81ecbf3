#include "engine/kingdomino/options.hpp"

namespace reami::kingdomino {

std::optional<std::string_view> Options::fault(int seats) const {
    if (mighty_duel && seats != 2) return "mighty_duel_needs_two_seats";
    if (three_player_row == ThreePlayerRow::four && seats != 3) return "row_of_four_needs_three_seats";
    return std::nullopt;
}

Scale scale(const Options& options, int seats) {
    if (options.mighty_duel) return {.kings = 2, .in_play = 48, .row = 4, .kingdom = 7};
    if (seats == 2) return {.kings = 2, .in_play = 24, .row = 4, .kingdom = 5};
    if (seats == 3 && options.three_player_row == ThreePlayerRow::three)
        return {.kings = 1, .in_play = 36, .row = 3, .kingdom = 5};
    return {.kings = 1, .in_play = 48, .row = 4, .kingdom = 5};
}

}  // namespace reami::kingdomino
