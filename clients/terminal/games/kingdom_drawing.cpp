#include "clients/terminal/games/kingdom_drawing.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "engine/kingdomino/move.hpp"

namespace reami::terminal::kingdomino {
namespace {

namespace game = reami::kingdomino;
using Squares = std::map<Square, game::Half>;

constexpr int domino_reach = 2;  // how many squares a domino reaches beyond the kingdom

struct Look {
    char letter;
    Colour colour;
};

/// The letters and colours of the terrains, in the order of game::Terrain.
constexpr std::array<Look, game::terrain_count> looks{{
    {'w', Colour::yellow},
    {'f', Colour::green},
    {'l', Colour::blue},
    {'g', Colour::light_green},
    {'s', Colour::cyan},
    {'m', Colour::magenta},
}};

Squares squares_of(const game::LaidDominoes& laid, const game::Catalog& catalog) {
    Squares squares;
    for (const auto& [number, at] : laid) {
        const auto faces = catalog.dominoes.find(number);
        if (faces == catalog.dominoes.end()) continue;
        squares[at.first] = faces->second.first;
        squares[at.second] = faces->second.second;
    }
    return squares;
}

/// The lowest and the highest column, or the lowest and the highest row.
struct Range {
    int low, high;

    void include(int place) {
        low = std::min(low, place);
        high = std::max(high, place);
    }
    /// Adds on both sides the squares that another domino can reach.
    Range widened(int size) const {
        const int room = std::min(domino_reach, size - (high - low + 1));
        return {low - room, high + room};
    }
};

std::string pad(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

/// The text of a square, three columns wide.
std::string cell(const Squares& squares, Square square, const Paint& paint) {
    if (square == game::castle) return "  C";
    const auto found = squares.find(square);
    if (found == squares.end()) return paint("  .", Colour::grey);
    return ' ' + square_text(found->second, paint);
}

std::string heading(Range columns) {
    std::string line = "   ";
    for (int column = columns.low; column <= columns.high; ++column)
        line += pad(std::string(1, static_cast<char>('a' + column)), 3);
    return line;
}

}  // namespace

std::vector<std::string> draw_kingdom(const game::LaidDominoes& laid, const Drawing& drawing) {
    const Squares squares = squares_of(laid, drawing.catalog);
    Range columns{game::castle.column(), game::castle.column()};
    Range rows{game::castle.row(), game::castle.row()};
    for (const auto& [square, half] : squares) {
        columns.include(square.column());
        rows.include(square.row());
    }
    columns = columns.widened(drawing.size);
    rows = rows.widened(drawing.size);

    std::vector<std::string> lines{heading(columns)};
    for (int row = rows.high; row >= rows.low; --row) {
        std::string line = pad(std::to_string(row + 1), 3);
        for (int column = columns.low; column <= columns.high; ++column)
            line += cell(squares, Square(column, row), drawing.paint);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string square_text(const game::Half& half, const Paint& paint) {
    const Look& look = looks[static_cast<std::size_t>(half.terrain)];
    return paint(look.letter + std::to_string(half.crowns), look.colour);
}

}  // namespace reami::terminal::kingdomino
