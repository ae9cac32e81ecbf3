#include "clients/terminal/games/domaine_map.hpp"

#include <boost/describe/enum_from_string.hpp>

namespace reami::terminal::domaine {
namespace {

namespace game = reami::domaine;

constexpr auto board = game::board;
constexpr int cell_columns = 3;

/// The row's number, three columns wide: ` 3 ` or `12 `.
std::string row_name(int row) {
    const std::string name = std::to_string(row + 1);
    return (name.size() < 2 ? " " : "") + name + ' ';
}

const std::string no_name(cell_columns, ' ');

std::string heading() {
    std::string line = no_name;
    for (int column = 0; column < board.columns; ++column)
        line += std::string("  ") + static_cast<char>('a' + column) + ' ';
    line.pop_back();
    return line;
}

bool is_border(const game::View& view, Square square, game::Side side) {
    return view.borders.contains({square, side});
}

/// The edges above a row of squares, as one line. The line for row -1 is the lower rim of the map.
std::string upper_edges(const game::View& view, int row) {
    std::string line = no_name + '+';
    for (int column = 0; column < board.columns; ++column) {
        const bool closed = row == board.rows - 1 || row < 0 || is_border(view, {column, row}, game::Side::n);
        line += closed ? "---+" : "   +";
    }
    return line;
}

/// The colour of the piece on the square; without a piece, the colour of the square's domain.
std::optional<game::Colour> colour_of(const game::View& view, Square square) {
    for (const auto* pieces : {&view.castles, &view.knights})
        if (const auto found = pieces->find(square); found != pieces->end()) return found->second;
    const auto domain = view.domain_of.find(square);
    if (domain == view.domain_of.end()) return std::nullopt;
    const auto castle = view.castles.find(domain->second);
    return castle == view.castles.end() ? std::nullopt : std::optional(castle->second);
}

/// The three characters of a square: `m1C`, `f2k`, `v  `.
std::string cell(const game::View& view, Square square, const Paint& paint) {
    const auto row = view.land.find(square.row() + 1);
    const auto column = static_cast<std::size_t>(square.column());
    std::string text(1, row != view.land.end() && column < row->second.size() ? row->second[column] : '?');
    if (const auto castle = view.castles.find(square); castle != view.castles.end())
        text += {mark_of(castle->second), 'C'};
    else if (const auto knight = view.knights.find(square); knight != view.knights.end())
        text += {mark_of(knight->second), 'k'};
    else
        text += "  ";
    const auto colour = colour_of(view, square);
    return colour ? paint(text, paint_of(*colour)) : text;
}

std::string row_of_squares(const game::View& view, int row, const Paint& paint) {
    std::string line = row_name(row) + '|';
    for (int column = 0; column < board.columns; ++column) {
        const Square square(column, row);
        const bool closed = column == board.columns - 1 || is_border(view, square, game::Side::e);
        line += cell(view, square, paint) + (closed ? '|' : ' ');
    }
    return line;
}

}  // namespace

std::vector<std::string> draw_map(const game::View& view, const Paint& paint) {
    std::vector<std::string> lines{heading()};
    for (int row = board.rows - 1; row >= 0; --row) {
        lines.push_back(upper_edges(view, row));
        lines.push_back(row_of_squares(view, row, paint));
    }
    lines.push_back(upper_edges(view, -1));
    lines.push_back(heading());
    return lines;
}

std::optional<game::Terrain> terrain_on(const game::View& view, Square square) {
    const auto row = view.land.find(square.row() + 1);
    const auto column = static_cast<std::size_t>(square.column());
    if (row == view.land.end() || column >= row->second.size()) return std::nullopt;
    game::Terrain terrain{};
    const std::string letter(1, row->second[column]);
    return boost::describe::enum_from_string(letter.c_str(), terrain) ? std::optional(terrain) : std::nullopt;
}

char mark_of(game::Colour colour) {
    const auto seat = game::seat_of(colour);
    return seat ? static_cast<char>('0' + seat->number()) : 'N';
}

Colour paint_of(game::Colour colour) {
    switch (colour) {
        case game::Colour::red:
            return Colour::red;
        case game::Colour::blue:
            return Colour::blue;
        case game::Colour::orange:
            return Colour::yellow;
        case game::Colour::green:
            return Colour::green;
        case game::Colour::grey:
            return Colour::grey;
    }
    return Colour::plain;
}

}  // namespace reami::terminal::domaine
