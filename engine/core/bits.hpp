// The bits of a word one after another, from the lowest up: small sets are such words.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <type_traits>

namespace reami {

/// Goes through the bits that are set; `make` gives the value of a bit by its place, from 0.
template <std::unsigned_integral Word, auto make>
class BitIterator {
public:
    using value_type = std::remove_cvref_t<decltype(make(0))>;
    using difference_type = std::ptrdiff_t;
    constexpr BitIterator() = default;
    explicit constexpr BitIterator(Word left) : left_(left) {}
    /// Expects that some are left.
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

}  // namespace reami
