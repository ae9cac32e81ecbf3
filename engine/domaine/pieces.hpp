// Castles and knights of five colours, and their squares: RULES.md, R1.3 and R1.7.
#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/seat.hpp"
#include "engine/domaine/squares.hpp"

namespace reami::domaine {

enum class Colour : std::uint8_t {
    red,
    blue,
    orange,
    green,
    grey,  ///< the neutral kingdom
};
BOOST_DESCRIBE_ENUM(Colour, red, blue, orange, green, grey)
inline constexpr std::array all_colours{Colour::red, Colour::blue, Colour::orange, Colour::green,
                                        Colour::grey};

constexpr Colour colour_of(Seat seat) { return static_cast<Colour>(seat.index()); }
/// The seat of this colour; empty for the neutral kingdom.
constexpr std::optional<Seat> seat_of(Colour colour) {
    if (colour == Colour::grey) return std::nullopt;
    return Seat::from_index(static_cast<int>(colour));
}

/// A value for each colour.
template <class T>
struct OfColours {
    std::array<T, all_colours.size()> values{};
    constexpr T& operator[](Colour colour) { return values[static_cast<std::size_t>(colour)]; }
    constexpr const T& operator[](Colour colour) const { return values[static_cast<std::size_t>(colour)]; }
    friend constexpr bool operator==(const OfColours&, const OfColours&) = default;
};

struct Pieces {
    OfColours<Squares> castles, knights;

    Squares of(Colour colour) const { return castles[colour] | knights[colour]; }
    Squares all_castles() const { return together(castles); }
    Squares all_knights() const { return together(knights); }
    Squares all() const { return all_castles() | all_knights(); }
    /// The colour of the piece on this square; empty if the square is empty.
    std::optional<Colour> colour_on(Square square) const {
        for (const Colour colour : all_colours)
            if (of(colour).contains(square)) return colour;
        return std::nullopt;
    }
    friend bool operator==(const Pieces&, const Pieces&) = default;

private:
    static Squares together(const OfColours<Squares>& pieces) {
        Squares all;
        for (const Squares& squares : pieces.values) all |= squares;
        return all;
    }
};

}  // namespace reami::domaine
