// Makes boards from text. Rows come from the top, and the lowest one is row 1. Blanks separate the tiles. A
// tile is its two numbers from left to right; `..` is an empty place. `.. 25 / 22 31` has a 2 on c2, a 5 on
// d2, 2s on a1 and b1, a 3 on c1, and a 1 on d1.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/dominium/board.hpp"

namespace reami::dominium {

inline LaidTiles drawn(const std::string& picture) {
    std::vector<std::vector<std::string>> rows(1);
    std::istringstream words(picture);
    for (std::string word; words >> word;)
        if (word == "/")
            rows.emplace_back();
        else
            rows.back().push_back(word);
    LaidTiles tiles;
    int row = static_cast<int>(rows.size());
    for (const auto& line : rows) {
        --row;
        int column = -2;
        for (const std::string& word : line) {
            column += 2;
            if (word == "..") continue;
            const Square left(column, row), right(column + 1, row);
            Tile tile;
            if (from_text(word, tile))
                tiles.lay(tile, {left, right});
            else if (from_text(std::string(word.rbegin(), word.rend()), tile))
                tiles.lay(tile, {right, left});
            else
                throw std::invalid_argument("no tile: " + word);
        }
    }
    return tiles;
}

inline Square square(std::string_view text) {
    Square square;
    if (!from_text(text, square)) throw std::invalid_argument("no square: " + std::string(text));
    return square;
}

inline Tile tile(std::string_view text) {
    Tile tile;
    if (!from_text(text, tile)) throw std::invalid_argument("no tile: " + std::string(text));
    return tile;
}

/// The names of the squares, such as ` a1 a2`.
inline std::string names(const Territory& territory) {
    std::string text;
    for (const Square square : territory) text += ' ' + to_text(square);
    return text;
}

}  // namespace reami::dominium
