// Seats, sets of seats, and viewers. A viewer is a seat or the public.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace reami {

inline constexpr int max_seats = 4;  ///< the most seats that any game has

/// A place at the table. People see its `number`, from 1; arrays use its `index`, from 0.
class Seat {
public:
    constexpr Seat() = default;
    static constexpr Seat from_index(int index) { return Seat(index); }
    static constexpr Seat from_number(int number) { return Seat(number - 1); }

    constexpr int index() const { return index_; }
    constexpr int number() const { return index_ + 1; }

    friend constexpr auto operator<=>(Seat, Seat) = default;

private:
    explicit constexpr Seat(int index) : index_(static_cast<std::int8_t>(index)) {}
    std::int8_t index_ = 0;
};

/// A set of seats. Iteration goes in rising order.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat)
        : bits_(bit(seat)) {}  // NOLINT(google-explicit-constructor): a seat is a set of one
    /// Seats 1 to `count`.
    static constexpr SeatSet first(int count) { return SeatSet((1u << count) - 1u); }

    constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Seat seat) { bits_ |= bit(seat); }
    constexpr void erase(Seat seat) { bits_ &= ~bit(seat); }

    using Iterator = BitIterator<std::uint32_t, Seat::from_index>;
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    explicit constexpr SeatSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr std::uint32_t bit(Seat seat) { return 1u << seat.index(); }
    std::uint32_t bits_ = 0;
};

/// A viewer of a match: a seat or the public. A seat sees its own hand and secret choice, and all public
/// facts; the public sees only the public facts.
class Viewer {
public:
    constexpr Viewer() = default;
    constexpr Viewer(Seat seat)
        : index_(static_cast<std::int8_t>(seat.index())) {}  // NOLINT(google-explicit-constructor)
    static constexpr Viewer everybody() { return {}; }

    constexpr bool is_seat() const { return index_ >= 0; }
    constexpr bool is(Seat seat) const { return index_ == seat.index(); }
    constexpr Seat seat() const { return Seat::from_index(index_); }  ///< expects `is_seat()`
    /// An index for tables with one row per viewer: first the public with 0, then the seats by number.
    constexpr int slot() const { return index_ + 1; }
    static constexpr int slots = max_seats + 1;

    friend constexpr auto operator<=>(Viewer, Viewer) = default;

private:
    std::int8_t index_ = -1;
};

}  // namespace reami
