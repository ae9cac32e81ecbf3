// Iterates over the bits of a word, from the lowest up. The sets of small numbers in the engine are such
// words.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace reami {

/// Iterates over the set bits. `make` computes the iterator's value from the number of a bit; the lowest bit
/// has number 0.
template <std::unsigned_integral Word, auto make>
class BitIterator {
public:
    using value_type = std::remove_cvref_t<decltype(make(0))>;
    using difference_type = std::ptrdiff_t;
    constexpr BitIterator() = default;
    explicit constexpr BitIterator(Word left) : left_(left) {}
    /// Expects that the iterator is not at the end.
    constexpr value_type operator*() const { return make(std::countr_zero(left_)); }
    constexpr BitIterator& operator++() {
        left_ &= left_ - 1;
        return *this;
    }
    constexpr BitIterator operator++(int) {
        const BitIterator before = *this;
        ++*this;
        return before;
    }
    friend constexpr bool operator==(BitIterator, BitIterator) = default;

private:
    Word left_ = 0;
};

/// The place of the `rank`-th bit that is set, from 0 for the lowest. Expects `rank` < `popcount(word)`. Each
/// step handles four bits, because processors mispredict the end of a loop over a random rank.
constexpr int place_of_rank(std::uint64_t word, int rank) {
    for (;; rank -= 4) {
        std::array<std::uint64_t, 4> from{word};  // without its lowest bit, its lowest two, its lowest three
        for (std::size_t i = 1; i < from.size(); ++i) from[i] = from[i - 1] & (from[i - 1] - 1);
        if (rank < 4) return std::countr_zero(from[static_cast<std::size_t>(rank)]);
        word = from[3] & (from[3] - 1);
    }
}

}  // namespace reami
