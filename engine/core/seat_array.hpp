// A value for each seat, asked for by the seat itself.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/seat.hpp"

namespace reami {

/// Values of seats 1 to `count`, in this order when iterated or listed in braces; those not listed are made
/// by default.
template <class T, int count = max_seats>
struct SeatArray {
    std::array<T, static_cast<std::size_t>(count)> values{};

    constexpr T& operator[](Seat seat) { return values[static_cast<std::size_t>(seat.index())]; }
    constexpr const T& operator[](Seat seat) const { return values[static_cast<std::size_t>(seat.index())]; }

    constexpr void fill(const T& value) { values.fill(value); }

    constexpr auto begin() { return values.begin(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(const SeatArray&, const SeatArray&) = default;
};

}  // namespace reami
