// Positions from text: what a test puts on the table is drawn as people would draw it.
//
//   kingdom("w0 w1 w0 / C w0 f0 / f1 f0 f0")
//
// Rows from the top, squares apart by blanks: the letter of a terrain (w f l g s m) and its crowns, C the
// castle, a full stop nothing. The castle stands on g7, so the picture has its place on the board. The
// squares belong to no domino.
#pragma once

#include <gtest/gtest.h>

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

/// The kingdom drawn; it may grow to `size` columns and rows. Throws if the picture is none, or has no
/// castle.
inline Kingdom kingdom(const std::string& drawn, int size = 5) {
    std::vector<std::vector<std::string>> rows(1);
    std::istringstream words(drawn);
    for (std::string word; words >> word;)
        if (word == "/")
            rows.emplace_back();
        else
            rows.back().push_back(word);
    const auto at = [&](std::size_t column, std::size_t row) {
        return Square(static_cast<int>(column), -static_cast<int>(row));
    };
    std::optional<Square> castle_drawn;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == "C") castle_drawn = at(column, row);
    if (!castle_drawn) throw std::invalid_argument("no castle: " + drawn);
    Kingdom kingdom(size);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const std::string& word = rows[row][column];
            if (word == "." || word == "C") continue;
            const Square square = at(column, row);
            kingdom.cover({castle.column() + square.column() - castle_drawn->column(),
                           castle.row() + square.row() - castle_drawn->row()},
                          half(word));
        }
    return kingdom;
}

/// A placement as it is written, `g8g9`.
inline Placement placement(std::string_view text) {
    Placement placement;
    if (!from_text(text, placement)) throw std::invalid_argument("no placement: " + std::string(text));
    return placement;
}

}  // namespace reami::kingdomino
