// An array with one value per seat, indexed by the seat.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/seat.hpp"

namespace reami {

/// Values of seats 1 to `count`, in this order for iteration and initializer lists. Values that a list lacks
/// are default-constructed.
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
