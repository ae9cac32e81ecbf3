// Squares by name, as on a chessboard: column letter, row number from 1 at the bottom. `g7` is the square of
// column 6 and row 6, counted from 0.
#pragma once

#include <boost/container/static_vector.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami {

class Square {
public:
    constexpr Square() = default;
    /// Column and row from 0.
    constexpr Square(int column, int row)
        : column_(static_cast<std::int8_t>(column)), row_(static_cast<std::int8_t>(row)) {}

    constexpr int column() const { return column_; }
    constexpr int row() const { return row_; }

    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::int8_t column_ = 0, row_ = 0;
};

/// The size of a game's board.
struct Board {
    int columns = 0, rows = 0;

    constexpr bool contains(Square square) const {
        return square.column() >= 0 && square.column() < columns && square.row() >= 0 && square.row() < rows;
    }
};

/// The board that contains every other: column letters end at z, and row numbers have at most two digits.
inline constexpr Board largest_board{26, 99};

/// Whether the two share a side.
constexpr bool adjacent(Square a, Square b) {
    const int across = a.column() - b.column(), along = a.row() - b.row();
    return across * across + along * along == 1;
}

/// The squares of the board that share a side with this one.
boost::container::static_vector<Square, 4> neighbours(Square square, Board board);

/// The name `g7`. Expects a square of some board.
std::string to_text(Square square);
void append_text(std::string& out, Square square);

/// Removes the name of a square of this board from the front of the text, and returns the square. Returns
/// nothing, and leaves the text unchanged, if the text does not begin with one. All digits after the letter
/// belong to the name.
std::optional<Square> take_square(std::string_view& text, Board board);

/// The square of this name, of the largest board; false if the text is anything else.
bool from_text(std::string_view text, Square& square);

}  // namespace reami
