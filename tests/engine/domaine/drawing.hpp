// Makes positions from the drawings of RULES.md, R17. A drawing is the lower left corner of the map. Each
// square has three characters: the terrain, and then the piece (`1C`, `1k`, `N` for the neutral kingdom). `|`
// and `---` are a border or the rim.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/domaine/state.hpp"

namespace reami::domaine {

using Lines = std::vector<std::string>;

inline Square square(std::string_view name) {
    Square square;
    if (!from_text(name, square) || !board.contains(square))
        throw std::invalid_argument("no square: " + std::string(name));
    return square;
}
inline Card card(std::string_view name) {
    Card card;
    if (!from_text(name, card)) throw std::invalid_argument("no card: " + std::string(name));
    return card;
}
inline Terrain terrain(char letter) {
    const auto at = std::string_view("mfvRGSCD").find(letter);
    if (at == std::string_view::npos) throw std::invalid_argument(std::string("no terrain: ") + letter);
    return static_cast<Terrain>(at);
}

/// Puts a piece, such as `1C` or `Nk`, on that square.
inline void put(Position& position, std::string_view piece, Square on) {
    const Colour colour = piece[0] == 'N' ? Colour::grey : static_cast<Colour>(piece[0] - '1');
    if (piece[1] == 'C') {
        position.pieces.castles[colour].insert(on);
    } else {
        position.pieces.knights[colour].insert(on);
        --position.reserve[colour];
    }
}

/// A drawing, and the squares in it.
class Drawing {
public:
    /// The lines are rows from the top with the edges between them; the last line has the letters of the
    /// columns.
    explicit Drawing(Lines lines) : lines_(std::move(lines)) {
        lines_.pop_back();
        rows_ = static_cast<int>(lines_.size()) / 2;
        columns_ = static_cast<int>(lines_.front().size()) / wide - 1;
    }
    bool shows(Square one) const { return one.column() < columns_ && one.row() < rows_; }

    /// The position of the drawing. The rest of the map is meadow. The domains are not computed yet.
    Position position() const {
        Position position;
        for (const Square one : Squares::all()) position.land.put(one, Terrain::m);
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) draw(position, {column, row});
        return position;
    }

private:
    static constexpr int wide = 4;

    const std::string& line(int from_below) const {
        return lines_[lines_.size() - 1 - static_cast<std::size_t>(from_below)];
    }
    void draw(Position& position, Square on) const {
        const auto at = static_cast<std::size_t>(wide * (on.column() + 1));
        const std::string& row = line(2 * on.row() + 1);
        position.land.put(on, terrain(row.at(at)));
        if (row.at(at + 1) != ' ') put(position, std::string_view(row).substr(at + 1, 2), on);
        lay(position, {on, Side::e}, row.at(at + 3) == '|');
        lay(position, {on, Side::n}, line(2 * on.row() + 2).at(at) == '-');
    }
    static void lay(Position& position, const Edge& edge, bool drawn) {
        if (!drawn || !board.contains(edge.beyond())) return;
        position.borders.insert(edge);
        --position.supply;
    }

    Lines lines_;
    int rows_ = 0, columns_ = 0;
};

}  // namespace reami::domaine
