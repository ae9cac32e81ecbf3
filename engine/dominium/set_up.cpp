#include "engine/dominium/set_up.hpp"

#include <algorithm>

namespace reami::dominium {

SetUp deal(Random& random) {
    SetUp set_up;
    set_up.first = Seat::from_index(static_cast<int>(random.below(2)));
    for (std::size_t i = 0; i < tile_count; ++i) set_up.tiles[i] = all_tiles[i / copies_of_tile];
    random.shuffle(set_up.tiles);
    return set_up;
}

std::optional<SetUpFault> fault(const SetUp& set_up) {
    if (set_up.first.number() > 2)
        return SetUpFault{1, "there is no seat " + std::to_string(set_up.first.number())};
    for (const Tile tile : all_tiles)
        if (const auto met = std::count(set_up.tiles.begin(), set_up.tiles.end(), tile);
            met != static_cast<int>(copies_of_tile))
            return SetUpFault{2, "tile " + to_text(tile) + " comes " +
                                     (met == 1 ? "once" : std::to_string(met) + " times") + ", not twice"};
    return std::nullopt;
}

std::string print_set_up(const SetUp& set_up) {
    std::string text = "first " + std::to_string(set_up.first.number()) + "\ntiles";
    for (const Tile tile : set_up.tiles) text += ' ' + to_text(tile);
    return text + '\n';
}

std::optional<SetUp> parse_set_up(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    SetUp set_up;
    const auto first = lines.numbers("first", 2);
    if (first.size() == 1)
        set_up.first = Seat::from_number(first.front());
    else
        lines.refuse("one seat begins, 1 or 2");
    const auto tiles = lines.words("tiles");
    for (std::size_t i = 0; i < std::min(tiles.size(), set_up.tiles.size()); ++i)
        if (!from_text(tiles[i], set_up.tiles[i]))
            lines.refuse("tile " + std::to_string(i + 1) + " of this line is none of 00 to 66");
    if (tiles.size() != tile_count) lines.refuse(std::to_string(tiles.size()) + " tiles are drawn, not 56");
    return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
}

}  // namespace reami::dominium
