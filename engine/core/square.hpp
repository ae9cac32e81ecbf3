// Squares by name, as on a chessboard: a letter for the column, then the number of the row, where 1 is the
// bottom row. The square `g7` has column 6 and row 6, both counted from 0.
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

/// A board that contains every game's board: its columns end at z, and its row numbers have at most two
/// digits.
inline constexpr Board largest_board{26, 99};

/// Whether the two squares share a side.
constexpr bool adjacent(Square a, Square b) {
    const int across = a.column() - b.column(), along = a.row() - b.row();
    return across * across + along * along == 1;
}

/// The squares of the board that share a side with this one.
boost::container::static_vector<Square, 4> neighbours(Square square, Board board);

/// The name of a square: `g7`. Expects a square of some board.
std::string to_text(Square square);
void append_text(std::string& out, Square square);

/// Removes the name of a square of this board from the front of the text, and returns the square. Reads all
/// digits after the letter as the number of the row. If the text does not begin with such a name, returns an
/// empty optional and leaves the text unchanged.
std::optional<Square> take_square(std::string_view& text, Board board);

/// Reads the name of a square of the largest board; returns false for any other text.
bool from_text(std::string_view text, Square& square);

}  // namespace reami
