// An array with one value per seat, indexed by the seat.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/seat.hpp"

namespace reami {

/// The values of seats 1 to `count`. Iteration and initializer lists follow this order. If a list is shorter,
/// the array default-constructs the missing values.
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
