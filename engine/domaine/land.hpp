// The terrains, the nine land tiles, and the map that the tiles make: RULES.md, R1.1, R2.1 and R3.1. A test
// compares the tables with tiles.json beside this file.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/domaine/squares.hpp"

namespace reami::domaine {

/// The terrains. Each enumerator is the letter that the map shows for the terrain.
// NOLINTBEGIN(readability-identifier-naming): as the wire and the cards write them
enum class Terrain : std::uint8_t {
    m,  ///< meadow
    f,  ///< forest
    v,  ///< village
    R,  ///< royal city
    G,  ///< gold mine
    S,  ///< silver mine
    C,  ///< copper mine
    D,  ///< diamond mine
};
// NOLINTEND(readability-identifier-naming)
BOOST_DESCRIBE_ENUM(Terrain, m, f, v, R, G, S, C, D)
inline constexpr std::array all_terrains{Terrain::m, Terrain::f, Terrain::v, Terrain::R,
                                         Terrain::G, Terrain::S, Terrain::C, Terrain::D};
inline constexpr std::array all_mines{Terrain::G, Terrain::S, Terrain::C, Terrain::D};

inline constexpr int knight_in_forest = 1;  ///< R7.1: its price in ducats
inline constexpr int monopoly_points = 5, mines_of_monopoly = 3;

/// The points of a square with this terrain: R2.1.
constexpr int points_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::f:
            return 1;
        case Terrain::v:
            return 3;
        case Terrain::R:
            return 5;
        default:
            return 0;
    }
}

/// One of the nine tiles: `centre`, `t1` … `t8`.
class Tile {
public:
    constexpr Tile() = default;
    /// The tile of this index; 0 is the centre.
    static constexpr Tile from_index(int index) { return Tile(index); }
    constexpr int index() const { return index_; }
    friend constexpr auto operator<=>(Tile, Tile) = default;

private:
    explicit constexpr Tile(int index) : index_(static_cast<std::int8_t>(index)) {}
    std::int8_t index_ = 0;
};
inline constexpr int tile_count = 9, tile_size = 4;
inline constexpr Tile centre = Tile::from_index(0);

std::string to_text(Tile tile);
bool from_text(std::string_view text, Tile& tile);

/// The tile's four rows from the top, each with four letters, before the tile is turned.
std::span<const std::string_view, tile_size> rows_of(Tile tile);

/// A tile, turned clockwise by this number of quarter turns: `t7.1`.
struct TurnedTile {
    Tile tile;
    std::int8_t quarters = 0;
    friend constexpr auto operator<=>(const TurnedTile&, const TurnedTile&) = default;
};
std::string to_text(TurnedTile tile);
bool from_text(std::string_view text, TurnedTile& tile);

/// The tiles by slot, from the top left to the bottom right.
using Layout = std::array<TurnedTile, tile_count>;
inline constexpr std::size_t middle_slot = 4;

/// The terrains of all squares of the map.
class Land {
public:
    Land() = default;
    explicit Land(const Layout& layout);

    const Squares& of(Terrain terrain) const { return squares_[static_cast<std::size_t>(terrain)]; }
    Terrain on(Square square) const;
    void put(Square square, Terrain terrain);
    /// The points that these squares score inside a domain: R2.1.
    int worth(const Squares& squares) const;

    friend bool operator==(const Land&, const Land&) = default;

private:
    std::array<Squares, all_terrains.size()> squares_{};
};

}  // namespace reami::domaine
