#include "engine/dominium/set_up.hpp"

#include <algorithm>

namespace reami::dominium {

SetUp SetUp::deal(const Options&, int, Random& random) {
    SetUp set_up;
    set_up.first = Seat::from_index(static_cast<int>(random.below(2)));
    for (std::size_t i = 0; i < tile_count; ++i) set_up.tiles[i] = all_tiles[i / copies_of_tile];
    random.shuffle(set_up.tiles);
    return set_up;
}

std::optional<SetUpFault> SetUp::fault(const Options&, int) const {
    if (first.number() > 2) return SetUpFault{1, "no_seat", {{"seat", std::to_string(first.number())}}};
    for (const Tile tile : all_tiles)
        if (const auto met = std::count(tiles.begin(), tiles.end(), tile);
            met != static_cast<int>(copies_of_tile))
            return SetUpFault{2,
                              "tile_times",
                              {{"tile", to_text(tile)},
                               {"count", std::to_string(met)},
                               {"expected", std::to_string(copies_of_tile)}}};
    return std::nullopt;
}

std::string SetUp::print() const {
    std::string text = "first " + std::to_string(first.number()) + "\ntiles";
    for (const Tile tile : tiles) text += ' ' + to_text(tile);
    return text + '\n';
}

std::optional<SetUp> SetUp::parse(std::string_view text, SetUpFault& why) {
    SetUpLines lines(text);
    SetUp set_up;
    const auto first = lines.numbers("first", 2);
    if (first.size() == 1)
        set_up.first = Seat::from_number(first.front());
    else
        lines.refuse("begins");
    const auto tiles = lines.words("tiles");
    for (std::size_t i = 0; i < std::min(tiles.size(), set_up.tiles.size()); ++i)
        if (!from_text(tiles[i], set_up.tiles[i]))
            lines.refuse("no_tile", {{"place", std::to_string(i + 1)}});
    if (tiles.size() != tile_count)
        lines.refuse("tiles",
                     {{"count", std::to_string(tiles.size())}, {"expected", std::to_string(tile_count)}});
    return lines.ends_well(why) ? std::optional(set_up) : std::nullopt;
}

}  // namespace reami::dominium
