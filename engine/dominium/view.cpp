#include "engine/dominium/view.hpp"

#include "engine/dominium/score.hpp"
#include "engine/dominium/state.hpp"

namespace reami::dominium {

Catalog State::catalog() {
    Catalog catalog;
    catalog.tiles.insert(all_tiles.begin(), all_tiles.end());
    return catalog;
}

RowView row_view(const FiefRow& row) {
    RowView view{.numbers = {}, .power = row.power()};
    for (const int number : row.numbers()) view.numbers[static_cast<int>(view.numbers.size()) + 1] = number;
    return view;
}

SeatScore seat_score(const LaidTiles& tiles, const Ownership& owners, const FiefRows& rows, Seat seat) {
    const Tally all = tally(tiles, owners, rows, seat);
    SeatScore score{.territories = {}, .squares = all.squares, .points = all.points};
    for (int number = 1; number <= highest_number; ++number)
        for (const Territory& territory : tiles.territories(number)) {
            if (owners.owner(territory.front()) != seat) continue;
            const auto squares = static_cast<int>(territory.size());
            score.territories[territory.front()] = {number, squares, squares * rows[number].first_power()};
        }
    return score;
}

}  // namespace reami::dominium
