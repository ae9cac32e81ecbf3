#include "engine/core/square.hpp"

#include "engine/core/number_text.hpp"

namespace reami {

boost::container::static_vector<Square, 4> neighbours(Square square, Board board) {
    boost::container::static_vector<Square, 4> found;
    for (const Square next :
         {Square(square.column() - 1, square.row()), Square(square.column() + 1, square.row()),
          Square(square.column(), square.row() - 1), Square(square.column(), square.row() + 1)})
        if (board.contains(next)) found.push_back(next);
    return found;
}

std::string to_text(Square square) {
    std::string text;
    append_text(text, square);
    return text;
}

void append_text(std::string& out, Square square) {
    const int row = square.row() + 1;
    out += static_cast<char>('a' + square.column());
    if (row >= 10) out += static_cast<char>('0' + row / 10);
    out += static_cast<char>('0' + row % 10);
}

std::optional<Square> take_square(std::string_view& text, Board board) {
    if (text.empty() || text.front() < 'a' || text.front() >= 'a' + board.columns) return std::nullopt;
    std::string_view rest = text.substr(1);
    const auto row = take_number(rest, board.rows);
    if (!row) return std::nullopt;
    const Square square(text.front() - 'a', *row - 1);
    text = rest;
    return square;
}

bool from_text(std::string_view text, Square& square) {
    const auto found = take_square(text, largest_board);
    if (!found || !text.empty()) return false;
    square = *found;
    return true;
}

}  // namespace reami
