// The 18 regions and the three Kings: RULES.md, R1.1 and R1.4. A test compares them with toncc.json beside
// this file.
#pragma once

#include <array>
#include <bit>
#include <boost/describe/enum.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

namespace reami::toncc {

inline constexpr int king_count = 3;
inline constexpr int region_count = 18;
inline constexpr int regions_of_colour = 6;

enum class Colour : std::uint8_t {
    blue,
    yellow,
    red,
};
BOOST_DESCRIBE_ENUM(Colour, blue, yellow, red)
inline constexpr std::array all_colours{Colour::blue, Colour::yellow, Colour::red};

enum class Shape : std::uint8_t {
    circle,
    triangle,
    square,
    star,
    cross,
    crescent,
};
BOOST_DESCRIBE_ENUM(Shape, circle, triangle, square, star, cross, crescent)

/// One of the 18 regions: `B1` … `B6`, `Y1` … `Y6`, `R1` … `R6`, in this order.
class Region {
public:
    constexpr Region() = default;
    /// The region of this index, from 0.
    static constexpr Region from_index(int index) { return Region(index); }
    /// The region of this colour with this number. Numbers go in a circle: 0 is the sixth region, 7 is the
    /// first.
    static constexpr Region of(Colour colour, int number) {
        return Region(static_cast<int>(colour) * regions_of_colour + (number + 5) % regions_of_colour);
    }

    constexpr int index() const { return index_; }
    constexpr Colour colour() const { return static_cast<Colour>(index_ / regions_of_colour); }
    constexpr int number() const { return index_ % regions_of_colour + 1; }  ///< in its colour, from 1
    constexpr Shape shape() const { return static_cast<Shape>(number() - 1); }
    constexpr int lines() const { return round(number() - 1 + static_cast<int>(colour())); }
    constexpr int dots() const { return round(number() + 1 - static_cast<int>(colour())); }

    friend constexpr auto operator<=>(Region, Region) = default;

private:
    explicit constexpr Region(int index) : index_(static_cast<std::int8_t>(index)) {}
    static constexpr int round(int count) { return (count + 5) % regions_of_colour + 1; }
    std::int8_t index_ = 0;
};

/// The name of a region: `B1`.
inline std::string to_text(Region region) {
    return {"BYR"[static_cast<std::size_t>(region.colour())], static_cast<char>('0' + region.number())};
}

/// Reads the name of a region; returns false for any other text.
inline bool from_text(std::string_view text, Region& region) {
    for (int i = 0; i < region_count; ++i)
        if (text == to_text(Region::from_index(i))) {
            region = Region::from_index(i);
            return true;
        }
    return false;
}

/// A set of regions.
class RegionSet {
public:
    constexpr RegionSet() = default;
    constexpr bool contains(Region region) const { return (bits_ >> region.index() & 1u) != 0; }
    constexpr bool contains(RegionSet other) const { return (bits_ & other.bits_) == other.bits_; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Region region) { bits_ |= 1u << region.index(); }
    constexpr void insert(RegionSet other) { bits_ |= other.bits_; }
    friend constexpr bool operator==(RegionSet, RegionSet) = default;

private:
    std::uint32_t bits_ = 0;
};

/// R1.4: the parts of a King that have a colour, from the strongest to the weakest.
enum class Trait : std::uint8_t {
    body,
    hair,
    feet,
};
BOOST_DESCRIBE_ENUM(Trait, body, hair, feet)

/// The colour of the King's body, after which he is named: seat 1 is the Blue King, seat 2 the Yellow, seat 3
/// the Red.
constexpr Colour body_of(Seat king) { return static_cast<Colour>(king.index()); }

constexpr Trait trait_of(Seat king, Colour colour) {
    return static_cast<Trait>((static_cast<int>(colour) - king.index() + king_count) % king_count);
}

/// R3.2: of these Kings, the one who is strongest in this colour. Expects at least one King.
constexpr Seat strongest(SeatSet kings, Colour colour) {
    Seat best = *kings.begin();
    for (const Seat king : kings)
        if (trait_of(king, colour) < trait_of(best, colour)) best = king;
    return best;
}

}  // namespace reami::toncc
