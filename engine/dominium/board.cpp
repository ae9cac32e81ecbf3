#include "engine/dominium/board.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/territory.hpp"

namespace reami::dominium {

boost::container::static_vector<TilePart, 2> parts_of(Tile tile, const Placement& at) {
    boost::container::static_vector<TilePart, 2> parts;
    if (tile.is_double()) {
        if (tile.low > 0) parts.push_back({tile.low, {at.first, at.second}});
        return parts;
    }
    if (tile.low > 0) parts.push_back({tile.low, {at.first}});
    parts.push_back({tile.high, {at.second}});
    return parts;
}

std::optional<int> LaidTiles::number(Square square) const {
    const int number = numbers_[place_of(square)];
    return number > 0 ? std::optional(number) : std::nullopt;
}

Territory LaidTiles::territory(Square square) const {
    const auto number = numbers_[place_of(square)];
    Territory found =
        reami::territory(board, square, [&](Square next) { return numbers_[place_of(next)] == number; });
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Territory> LaidTiles::territories(int number) const {
    std::vector<Territory> all;
    std::array<bool, square_count> met{};
    for (const Square square : all_squares) {
        if (numbers_[place_of(square)] != number || met[place_of(square)]) continue;
        all.push_back(territory(square));
        for (const Square part : all.back()) met[place_of(part)] = true;
    }
    return all;
}

std::optional<Rule> LaidTiles::misplaced(const Placement& at) const {
    if (!adjacent(at.first, at.second)) return Rule::halves_apart;
    if (covers(at.first) || covers(at.second)) return Rule::occupied;
    return std::nullopt;
}

std::vector<Placement> LaidTiles::room() const {
    std::vector<Placement> all;
    for (const Square first : all_squares)
        for (const Square second : neighbours(first, board))
            if (!covers(first) && !covers(second)) all.push_back({first, second});
    return all;
}

bool LaidTiles::is_full() const {
    return std::none_of(all_squares.begin(), all_squares.end(), [&](Square square) {
        const auto beside = neighbours(square, board);
        return !covers(square) &&
               std::any_of(beside.begin(), beside.end(), [&](Square next) { return !covers(next); });
    });
}

LaidTiles::LaidTile LaidTiles::lay(Tile tile, const Placement& at) {
    numbers_[place_of(at.first)] = tile.low;
    numbers_[place_of(at.second)] = tile.high;
    LaidTile laid{tile, at};
    if (tile.is_double() && at.second < at.first) std::swap(laid.at.first, laid.at.second);
    return laid_[laid_count_++] = laid;
}

}  // namespace reami::dominium
