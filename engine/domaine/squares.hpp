// Sets of the map's 144 squares as the bits of three words: RULES.md, R1.1.
//
// A column takes sixteen bits, twelve of which are squares, and a word holds four columns. A shift by one bit
// is a step up, and a shift by sixteen bits is a step to the right. The bit of a square that leaves the map
// lands on one of the four unused bits, or outside the three words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/square.hpp"

namespace reami::domaine {

inline constexpr Board board{12, 12};
inline constexpr int square_count = board.columns * board.rows;

class Squares {
public:
    constexpr Squares() = default;
    constexpr explicit Squares(Square square) { insert(square); }
    static constexpr Squares all() { return Squares({column_words, column_words, column_words}); }

    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    constexpr bool contains(Square square) const { return (words_[word(square)] & bit(square)) != 0; }
    constexpr bool contains(const Squares& other) const { return (other - *this).empty(); }
    constexpr void insert(Square square) { words_[word(square)] |= bit(square); }
    constexpr void erase(Square square) { words_[word(square)] &= ~bit(square); }
    /// The first square in the order of the letters, then of the numbers. Expects that the set is not empty.
    constexpr Square first() const {
        std::size_t i = 0;
        while (words_[i] == 0) ++i;
        const int at = std::countr_zero(words_[i]);
        return {static_cast<int>(i) * columns_of_word + at / bits_of_column, at % bits_of_column};
    }

    constexpr Squares& operator|=(const Squares& other) { return *this = *this | other; }
    constexpr Squares& operator&=(const Squares& other) { return *this = *this & other; }
    constexpr Squares& operator-=(const Squares& other) { return *this = *this - other; }
    friend constexpr Squares operator|(const Squares& a, const Squares& b) {
        return Squares({a.words_[0] | b.words_[0], a.words_[1] | b.words_[1], a.words_[2] | b.words_[2]});
    }
    friend constexpr Squares operator&(const Squares& a, const Squares& b) {
        return Squares({a.words_[0] & b.words_[0], a.words_[1] & b.words_[1], a.words_[2] & b.words_[2]});
    }
    friend constexpr Squares operator-(const Squares& a, const Squares& b) {
        return Squares({a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1], a.words_[2] & ~b.words_[2]});
    }
    friend constexpr bool operator==(const Squares&, const Squares&) = default;

    // Each of these moves every square by one step, and drops the squares that would leave the map.
    friend constexpr Squares up(const Squares& from) {
        return Squares({from.words_[0] << 1, from.words_[1] << 1, from.words_[2] << 1}) & all();
    }
    friend constexpr Squares down(const Squares& from) {
        return Squares({from.words_[0] >> 1, from.words_[1] >> 1, from.words_[2] >> 1}) & all();
    }
    friend constexpr Squares right(const Squares& from) {
        return Squares({from.words_[0] << 16, from.words_[1] << 16 | from.words_[0] >> 48,
                        from.words_[2] << 16 | from.words_[1] >> 48});
    }
    friend constexpr Squares left(const Squares& from) {
        return Squares({from.words_[0] >> 16 | from.words_[1] << 48,
                        from.words_[1] >> 16 | from.words_[2] << 48, from.words_[2] >> 16});
    }

    class Iterator;
    Iterator begin() const;
    Iterator end() const;

private:
    static constexpr int bits_of_column = 16, columns_of_word = 4;
    static constexpr std::uint64_t column_words = 0x0fff0fff0fff0fff;

    explicit constexpr Squares(const std::array<std::uint64_t, 3>& words) : words_(words) {}
    static constexpr std::size_t word(Square square) {
        return static_cast<std::size_t>(square.column() / columns_of_word);
    }
    static constexpr std::uint64_t bit(Square square) {
        return std::uint64_t{1} << (square.column() % columns_of_word * bits_of_column + square.row());
    }

    std::array<std::uint64_t, 3> words_{};
};

/// Iterates over the squares in the order of the letters, then of the numbers.
class Squares::Iterator {
public:
    using value_type = Square;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    explicit constexpr Iterator(const Squares& left) : left_(left) {}
    constexpr Square operator*() const { return left_.first(); }
    constexpr Iterator& operator++() {
        left_.erase(left_.first());
        return *this;
    }
    constexpr Iterator operator++(int) {
        const Iterator before = *this;
        ++*this;
        return before;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

private:
    Squares left_;
};
inline Squares::Iterator Squares::begin() const { return Iterator(*this); }
inline Squares::Iterator Squares::end() const { return {}; }

/// The squares that share a side with one of these, with or without a border.
constexpr Squares beside(const Squares& squares) {
    return up(squares) | down(squares) | right(squares) | left(squares);
}

}  // namespace reami::domaine
