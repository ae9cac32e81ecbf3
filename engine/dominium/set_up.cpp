#include "engine/dominium/set_up.hpp"

#include <algorithm>

#include "engine/core/set_up_text.hpp"

namespace reami::dominium {

SetUp deal(Random& random) {
    SetUp set_up;
    set_up.first = Seat::from_index(static_cast<int>(random.below(2)));
    for (std::size_t i = 0; i < tile_count; ++i) set_up.tiles[i] = all_tiles[i / copies_of_tile];
    random.shuffle(set_up.tiles);
    return set_up;
}

std::optional<std::string> fault(const SetUp& set_up) {
    if (set_up.first.number() > 2) return "there is no seat " + std::to_string(set_up.first.number());
    for (const Tile tile : all_tiles)
        if (const auto met = std::count(set_up.tiles.begin(), set_up.tiles.end(), tile);
            met != static_cast<int>(copies_of_tile))
            return "tile " + to_text(tile) + " comes " + std::to_string(met) + " times, not twice";
    return std::nullopt;
}

std::string print_set_up(const SetUp& set_up) {
    std::string text = "first " + std::to_string(set_up.first.number()) + "\ntiles";
    for (const Tile tile : set_up.tiles) text += ' ' + to_text(tile);
    return text + '\n';
}

std::optional<SetUp> parse_set_up(std::string_view text) {
    const auto first = take_line(text, "first");
    const auto tiles = take_line(text, "tiles");
    if (!first || !tiles || !text.empty() || tiles->size() != tile_count) return std::nullopt;
    SetUp set_up;
    if (first->size() != 1 || (first->front() != "1" && first->front() != "2")) return std::nullopt;
    set_up.first = Seat::from_number(first->front().front() - '0');
    for (std::size_t i = 0; i < tile_count; ++i)
        if (!from_text((*tiles)[i], set_up.tiles[i])) return std::nullopt;
    return set_up;
}

}  // namespace reami::dominium
