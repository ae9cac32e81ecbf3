// Finds the territories of any board. A territory is a maximal set of squares of one kind that are joined
// along sides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/core/square.hpp"

namespace reami {

/// Returns `start` and all squares that are joined to it along sides through squares that `belongs` accepts,
/// in the order in which the search finds them. Calls `belongs` for squares of the board only. Expects that
/// `belongs` accepts `start`.
template <class Belongs>
std::vector<Square> territory(Board board, Square start, Belongs belongs) {
    std::vector<bool> seen(static_cast<std::size_t>(board.columns) * static_cast<std::size_t>(board.rows));
    const auto first_sight = [&](Square square) {
        const int at = square.row() * board.columns + square.column();
        auto mark = seen[static_cast<std::size_t>(at)];
        return !mark && (mark = true);
    };
    std::vector<Square> found{start};
    first_sight(start);
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Square next : neighbours(found[i], board))
            if (belongs(next) && first_sight(next)) found.push_back(next);
    return found;
}

/// All territories of the board, each as a list of its squares. `kind_of` returns an empty optional for a
/// square that can't belong to a territory.
template <class KindOf>
std::vector<std::vector<Square>> territories(Board board, KindOf kind_of) {
    std::vector<std::vector<Square>> all;
    std::vector<Square> seen;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            const Square start(column, row);
            const auto kind = kind_of(start);
            if (!kind || std::find(seen.begin(), seen.end(), start) != seen.end()) continue;
            all.push_back(territory(board, start, [&](Square square) { return kind_of(square) == kind; }));
            seen.insert(seen.end(), all.back().begin(), all.back().end());
        }
    return all;
}

}  // namespace reami
