// Positions from text: tests draw kingdoms as people would draw them.
//
//   kingdom("w0 w1 w0 / C w0 f0 / f1 f0 f0")
//
// Rows come from the top, and blanks separate the squares. A square is the letter of its terrain (w f l g s
// m) with the number of its crowns, C for the castle, or a full stop if it is empty. The castle is on g7,
// which places the picture on the board. The squares belong to no domino.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/kingdomino/kingdom.hpp"

namespace reami::kingdomino {

inline Half half(const std::string& drawn) {
    static constexpr std::string_view letters = "wflgsm";
    const auto terrain = letters.find(drawn.at(0));
    if (drawn.size() != 2 || terrain == std::string_view::npos)
        throw std::invalid_argument("no square: " + drawn);
    return {static_cast<Terrain>(terrain), drawn[1] - '0'};
}

/// One word of a picture, with its column to the right and its row upwards from the first.
struct Drawn {
    std::string word;
    int column, row;
};

inline std::vector<Drawn> words_of(const std::string& picture) {
    std::vector<Drawn> drawn;
    std::istringstream words(picture);
    int column = 0, row = 0;
    for (std::string word; words >> word;) {
        if (word == "/") {
            column = 0;
            --row;
        } else {
            drawn.push_back({word, column++, row});
        }
    }
    return drawn;
}

/// The drawn kingdom, which may grow to `size` columns and rows. Throws if the picture is malformed or has no
/// castle.
inline Kingdom kingdom(const std::string& picture, int size = 5) {
    const std::vector<Drawn> drawn = words_of(picture);
    const auto centre =
        std::find_if(drawn.begin(), drawn.end(), [](const Drawn& square) { return square.word == "C"; });
    if (centre == drawn.end()) throw std::invalid_argument("no castle: " + picture);
    Kingdom kingdom(size);
    for (const auto& [word, column, row] : drawn) {
        if (word == "." || word == "C") continue;
        kingdom.cover({castle.column() + column - centre->column, castle.row() + row - centre->row},
                      half(word));
    }
    return kingdom;
}

/// The placement of a notation such as `g8g9`.
inline Placement placement(std::string_view text) {
    Placement placement;
    if (!from_text(text, placement)) throw std::invalid_argument("no placement: " + std::string(text));
    return placement;
}

}  // namespace reami::kingdomino
