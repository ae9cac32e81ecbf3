// Moves and their notation: RULES.md, R6. `ne` moves the King to the place in the north-east.
#pragma once

#include <array>
#include <cstddef>

#include "engine/toncc/board.hpp"

namespace reami::toncc {

using Move = Direction;

/// The legal directions of a King, each once.
class Moves {
public:
    /// Appends a move. Expects that the list has fewer moves than there are directions.
    void push_back(Move move) { moves_[size_++] = move; }

    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    Move operator[](std::size_t i) const { return moves_[i]; }  ///< expects `i` < `size()`
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return begin() + size_; }

private:
    std::array<Move, all_directions.size()> moves_{};
    std::size_t size_ = 0;
};

}  // namespace reami::toncc
