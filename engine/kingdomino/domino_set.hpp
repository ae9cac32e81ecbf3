// A set of dominoes, which have the numbers 1 to 48.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "engine/core/bits.hpp"

namespace reami::kingdomino {

/// The number of the domino that this bit represents. The number of a domino is the place of its bit.
constexpr std::uint8_t number_on(int bit) { return static_cast<std::uint8_t>(bit); }

/// A set of numbers from 1 to 48. Iteration goes in rising order.
class DominoSet {
public:
    constexpr DominoSet() = default;
    constexpr explicit DominoSet(std::span<const std::uint8_t> numbers) {
        for (const std::uint8_t number : numbers) insert(number);
    }

    /// The number at place `i` in rising order. The lowest number is at place 0. Expects `i` < `size()`.
    constexpr std::uint8_t operator[](int i) const { return number_on(place_of_rank(bits_, i)); }
    /// How many numbers of the set are lower than this one.
    constexpr int rank(int number) const { return std::popcount(bits_ & (bit(number) - 1)); }
    constexpr bool contains(int number) const { return (bits_ & bit(number)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(int number) { bits_ |= bit(number); }
    constexpr void erase(int number) { bits_ &= ~bit(number); }

    using Iterator = BitIterator<std::uint64_t, number_on>;
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(DominoSet, DominoSet) = default;

private:
    static constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << number; }
    std::uint64_t bits_ = 0;
};

}  // namespace reami::kingdomino
