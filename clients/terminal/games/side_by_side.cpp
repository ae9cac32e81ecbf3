#include "clients/terminal/games/side_by_side.hpp"

#include <algorithm>
#include <cstddef>

namespace reami::terminal {
namespace {

constexpr std::size_t columns_between = 3;

/// Adds a drawing on the right of the others. Its first column is `column`.
void add_at(std::size_t column, const Board::Picture& drawing, Board::Picture& row) {
    row.resize(std::max(row.size(), drawing.size()));
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        row[i].append(column - shown_width(row[i]), ' ');
        row[i] += drawing[i];
    }
}

std::size_t width_of(const Board::Picture& drawing) {
    std::size_t width = 0;
    for (const std::string& line : drawing) width = std::max(width, shown_width(line));
    return width;
}

}  // namespace

Board::Picture side_by_side(const std::vector<Board::Picture>& drawings) {
    Board::Picture lines, row;
    std::size_t taken = 0;
    for (const Board::Picture& drawing : drawings) {
        const std::size_t column = row.empty() ? 0 : taken + columns_between;
        const std::size_t end = column + width_of(drawing);
        if (!row.empty() && end > terminal_columns) {
            lines.insert(lines.end(), row.begin(), row.end());
            row = drawing;
            taken = width_of(drawing);
            continue;
        }
        add_at(column, drawing, row);
        taken = end;
    }
    lines.insert(lines.end(), row.begin(), row.end());
    return lines;
}

}  // namespace reami::terminal
