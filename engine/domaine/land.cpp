#include "engine/domaine/land.hpp"

#include "engine/core/number_text.hpp"

namespace reami::domaine {

namespace {

using Rows = std::array<std::string_view, tile_size>;
constexpr std::array<Rows, tile_count> tile_rows{{
    {"mfmS", "CmRf", "fmmD", "Gfmf"},
    {"vmfm", "mmGf", "fmmm", "mffv"},
    {"mfmv", "fmmm", "mDfm", "fvmf"},
    {"Gmmf", "mfvm", "fmmf", "mCff"},
    {"fmmS", "fvfm", "mmfm", "Dmff"},
    {"mmfm", "Cfmf", "fmvf", "mmSf"},
    {"mffm", "vmmG", "fmfm", "fDmf"},
    {"fmmf", "mvmC", "mmfm", "ffmf"},
    {"mmff", "fSmm", "mmvf", "mffm"},
}};

constexpr std::string_view letters = "mfvRGSCD";

/// The letter of a turned tile in this row, counted from the top, and this column.
char letter_on(TurnedTile turned, int row, int column) {
    for (int quarter = 0; quarter < turned.quarters; ++quarter) {
        const int above = row;
        row = tile_size - 1 - column;
        column = above;
    }
    return rows_of(turned.tile)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

}  // namespace

std::string to_text(Tile tile) { return tile == centre ? "centre" : 't' + std::to_string(tile.index()); }

bool from_text(std::string_view text, Tile& tile) {
    for (int i = 0; i < tile_count; ++i)
        if (text == to_text(Tile::from_index(i))) {
            tile = Tile::from_index(i);
            return true;
        }
    return false;
}

std::span<const std::string_view, tile_size> rows_of(Tile tile) {
    return tile_rows[static_cast<std::size_t>(tile.index())];
}

std::string to_text(TurnedTile tile) { return to_text(tile.tile) + '.' + std::to_string(tile.quarters); }

bool from_text(std::string_view text, TurnedTile& tile) {
    const auto dot = text.find('.');
    if (dot == std::string_view::npos || text.size() != dot + 2) return false;
    if (text.back() < '0' || text.back() > '3') return false;
    tile.quarters = static_cast<std::int8_t>(text.back() - '0');
    return from_text(text.substr(0, dot), tile.tile);
}

Land::Land(const Layout& layout) {
    constexpr int slots = 3;
    for (int slot = 0; slot < tile_count; ++slot)
        for (int row = 0; row < tile_size; ++row)
            for (int column = 0; column < tile_size; ++column) {
                const char letter = letter_on(layout[static_cast<std::size_t>(slot)], row, column);
                put({slot % slots * tile_size + column, board.rows - 1 - slot / slots * tile_size - row},
                    static_cast<Terrain>(letters.find(letter)));
            }
}

Terrain Land::on(Square square) const {
    for (const Terrain terrain : all_terrains)
        if (of(terrain).contains(square)) return terrain;
    return Terrain::m;
}

void Land::put(Square square, Terrain terrain) {
    for (Squares& squares : squares_) squares.erase(square);
    squares_[static_cast<std::size_t>(terrain)].insert(square);
}

int Land::worth(const Squares& squares) const {
    int sum = 0;
    for (const Terrain terrain : {Terrain::f, Terrain::v, Terrain::R})
        sum += points_of(terrain) * (squares & of(terrain)).size();
    return sum;
}

}  // namespace reami::domaine
