// Edges, the sides that two squares share, and the borders that lie on edges: RULES.md, R1.2 and R14. `e4n`
// is the upper edge of e4, `e4e` its right edge.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/domaine/squares.hpp"

namespace reami::domaine {

enum class Side : std::uint8_t {
    n,
    e,
};

struct Edge {
    Square square;
    Side side = Side::n;

    /// The square on the other side of the edge.
    constexpr Square beyond() const {
        return side == Side::n ? Square(square.column(), square.row() + 1)
                               : Square(square.column() + 1, square.row());
    }
    friend constexpr auto operator<=>(const Edge&, const Edge&) = default;
};

/// The name of an edge: `e4n`.
std::string to_text(const Edge& edge);
/// Reads the name of an edge; returns false for any other text. Edges at the rim have no name.
bool from_text(std::string_view text, Edge& edge);

/// The edge between two squares that share a side.
constexpr Edge between(Square a, Square b) {
    const Square lower = a < b ? a : b;
    return {lower, a.column() == b.column() ? Side::n : Side::e};
}

/// The squares that share a side with this one.
using Neighbours = boost::container::static_vector<Square, 4>;
inline Neighbours neighbours_of(Square square) { return neighbours(square, board); }

/// A set of edges. Each edge is the upper or the right edge of one of these squares.
struct Edges {
    Squares north, east;

    bool empty() const { return north.empty() && east.empty(); }
    int size() const { return north.size() + east.size(); }
    bool contains(const Edge& edge) const { return of(edge.side).contains(edge.square); }
    void insert(const Edge& edge) { of(edge.side).insert(edge.square); }
    void erase(const Edge& edge) { of(edge.side).erase(edge.square); }
    const Squares& of(Side side) const { return side == Side::n ? north : east; }
    Squares& of(Side side) { return side == Side::n ? north : east; }
    friend Edges operator&(const Edges& a, const Edges& b) { return {a.north & b.north, a.east & b.east}; }
    friend Edges operator|(const Edges& a, const Edges& b) { return {a.north | b.north, a.east | b.east}; }
    friend Edges operator-(const Edges& a, const Edges& b) { return {a.north - b.north, a.east - b.east}; }
    friend bool operator==(const Edges&, const Edges&) = default;
};

/// The edges between two squares of this set.
constexpr Edges inside(const Squares& squares) { return {squares & down(squares), squares & left(squares)}; }
/// All edges of the map.
inline constexpr Edges all_edges = inside(Squares::all());

/// The squares that one step over an edge without a border reaches from these squares.
constexpr Squares stepped(const Squares& from, const Edges& borders) {
    return up(from - borders.north) | (down(from) - borders.north) | right(from - borders.east) |
           (left(from) - borders.east);
}

/// R1.4: `from`, and all squares of `land` that steps over edges without a border reach from it.
constexpr Squares reached(Squares from, const Edges& borders, const Squares& land = Squares::all()) {
    for (;;) {
        const Squares next = from | (stepped(from, borders) & land);
        if (next == from) return from;
        from = next;
    }
}

}  // namespace reami::domaine
