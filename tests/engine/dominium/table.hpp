// A match of Domìnium from the tiles that are drawn first, and its events as short texts:
//
//   drawn 1 35    laid 1 35 a1a2    joined 2 a1 to 1 back 2:1    kept 2 23 +2 power 3    feudatory 2 of 2
//   claimed 1 a1    taken 2 a1 from 1    ended board 1:8 2:0
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/dominium/state.hpp"
#include "tests/engine/table.hpp"

namespace reami::dominium {

using reami::seat;
using reami::Texts;
using reami::told;

inline std::string told(const Drawn& event) {
    return "drawn " + std::to_string(event.seat.number()) + ' ' + to_text(event.tile);
}
inline std::string told(const Laid& event) {
    return "laid " + std::to_string(event.seat.number()) + ' ' + to_text(event.tile) + ' ' +
           to_text(event.at);
}
inline std::string told(const Joined& event) {
    return "joined " + std::to_string(event.number) + ' ' + to_text(event.territory) + " to " +
           std::to_string(event.owner.number()) + " back" + told(event.back);
}
inline std::string told(const Kept& event) {
    return "kept " + std::to_string(event.seat.number()) + ' ' + to_text(event.tile) + " +" +
           std::to_string(event.fief) + " power " + std::to_string(event.power);
}
inline std::string told(const Feudatory& event) {
    return "feudatory " + std::to_string(event.seat.number()) + " of " + std::to_string(event.fief);
}
inline std::string told(const Claimed& event) {
    return "claimed " + std::to_string(event.seat.number()) + ' ' + to_text(event.territory);
}
inline std::string told(const Taken& event) {
    return "taken " + std::to_string(event.seat.number()) + ' ' + to_text(event.territory) + " from " +
           std::to_string(event.from.number());
}
inline std::string told(const Ended& event) {
    SeatPoints points;
    for (const auto& [seat, score] : event.seats) points[seat] = score.points;
    return std::string("ended ") + (event.why == Ending::full_board ? "board" : "tiles") + told(points);
}

/// The named tiles are drawn in this order, and then all others in rising order.
inline SetUp drawing(const std::string& first_tiles, int first_seat = 1) {
    SetUp set_up;
    set_up.first = seat(first_seat);
    std::vector<Tile> rest, drawn;
    for (const Tile tile : all_tiles) rest.insert(rest.end(), copies_of_tile, tile);
    std::istringstream words(first_tiles);
    for (std::string word; words >> word;) {
        Tile tile;
        const auto at = from_text(word, tile) ? std::find(rest.begin(), rest.end(), tile) : rest.end();
        if (at == rest.end()) throw std::invalid_argument("no such tile left: " + word);
        drawn.push_back(tile);
        rest.erase(at);
    }
    drawn.insert(drawn.end(), rest.begin(), rest.end());
    std::copy(drawn.begin(), drawn.end(), set_up.tiles.begin());
    return set_up;
}

using Match = Table<State>;

inline Match match(const std::string& first_tiles, int first_seat = 1) {
    return {Options(), 2, drawing(first_tiles, first_seat)};
}

}  // namespace reami::dominium
