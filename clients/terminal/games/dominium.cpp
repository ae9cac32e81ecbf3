#include "clients/terminal/games/dominium.hpp"

#include <array>
#include <map>
#include <utility>

#include "engine/core/rounds.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/dominium/state.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal::dominium {
namespace {

namespace game = reami::dominium;
using View = Rounds<game::State>::View;
using Picture = Board::Picture;

struct Look {
    char mark;
    Colour colour;
};
constexpr SeatArray<Look, game::player_count> looks{{{{'*', Colour::yellow}, {'+', Colour::cyan}}}};

const Look& look_of(Seat seat) { return looks[seat]; }

std::map<Square, int> numbers_of(const game::View& view) {
    std::map<Square, int> numbers;
    for (const auto& [at, tile] : view.laid) {
        numbers[at.first] = tile.low;
        numbers[at.second] = tile.high;
    }
    return numbers;
}

/// The text of a square, three columns wide.
std::string cell(const BoardInput& input, const std::map<Square, int>& numbers, const game::View& view,
                 Square square) {
    const auto number = numbers.find(square);
    if (number == numbers.end()) return input.paint("  .", Colour::grey);
    const std::string text = ' ' + std::to_string(number->second);
    const auto owner = view.owners.find(square);
    if (owner == view.owners.end()) return ' ' + text;
    const Look& look = look_of(owner->second);
    return input.paint(text + look.mark, look.colour);
}

Picture draw_board(const BoardInput& input, const game::View& view) {
    const auto numbers = numbers_of(view);
    Picture lines{"    a  b  c  d  e  f  g  h"};
    for (int row = game::board.rows - 1; row >= 0; --row) {
        std::string line = ' ' + std::to_string(row + 1);
        for (int column = 0; column < game::board.columns; ++column)
            line += cell(input, numbers, view, {column, row});
        lines.push_back(std::move(line));
    }
    return lines;
}

/// The tiles of a row: `2-3 3-1 1-5`.
std::string tiles_text(int fief, const game::RowView& row) {
    std::string text;
    int left = fief;
    for (const auto& [place, right] : row.numbers) {
        text += (text.empty() ? "" : " ") + std::to_string(left) + '-' + std::to_string(right);
        left = right;
    }
    return text;
}

Picture draw_seat(const BoardInput& input, const game::View& view, Seat seat) {
    const game::SeatView& of_seat = view.seats.at(seat);
    Picture lines{
        input.words("dominium.seat", {{"name", name_of(input, seat)},
                                      {"mark", std::string(1, look_of(seat).mark)},
                                      {"points", input.words.counted("points", of_seat.points)},
                                      {"squares", input.words.counted("dominium.squares", of_seat.squares)},
                                      {"pawns", input.words.counted("dominium.pawns", of_seat.pawns)}})};
    for (const auto& [fief, row] : of_seat.rows) {
        const auto title = view.titles.find(fief);
        const bool holds_it = title != view.titles.end() && title->second == seat;
        lines.push_back(input.words(holds_it ? "dominium.row.title" : "dominium.row",
                                    {{"fief", std::to_string(fief)},
                                     {"tiles", tiles_text(fief, row)},
                                     {"power", std::to_string(row.power)}}));
    }
    return lines;
}

}  // namespace

Picture DominiumBoard::draw(const BoardInput& input, std::optional<Seat> only) const {
    const auto view = json::read_as<View>(input.view);
    if (!view || view->table.seats.size() != game::player_count) return {};
    Picture lines;
    if (!only) {
        lines = draw_board(input, view->table);
        lines.push_back(input.words.counted("dominium.left", view->table.left));
    }
    for (const Seat seat : own_seat_last(input, view->table.seats)) {
        if (only && seat != *only) continue;
        for (std::string& line : draw_seat(input, view->table, seat)) lines.push_back(std::move(line));
    }
    return lines;
}

Picture DominiumBoard::prompt(const BoardInput& input) const {
    const auto view = json::read_as<View>(input.view);
    if (!view || !view->table.asked) return {};
    if (*view->table.asked == game::Asked::pawn) return {input.words("dominium.pawn")};
    if (*view->table.asked == game::Asked::territory) return {input.words("dominium.territory")};
    const game::Tile drawn = view->table.drawn.value_or(game::Tile());
    return {input.words("dominium.tile", {{"tile", to_text(drawn)},
                                          {"low", std::to_string(drawn.low)},
                                          {"high", std::to_string(drawn.high)}})};
}

Picture DominiumBoard::missed(const BoardInput& before, const BoardInput& now) const {
    auto then = json::read_as<View>(before.view);
    const auto view = json::read_as<View>(now.view);
    if (!then || !view) return {};
    Picture lines;
    for (const auto& [at, tile] : view->table.laid)
        if (!then->table.laid.contains(at))
            lines.push_back(now.words("dominium.laid", {{"tile", to_text(tile)}, {"at", to_text(at)}}));
    for (const auto& [seat, of_seat] : view->table.seats)
        for (const auto& [fief, row] : of_seat.rows) {
            const auto& rows = then->table.seats[seat].rows;
            const auto was = rows.find(fief);
            if (was != rows.end() && was->second == row) continue;
            lines.push_back(name_of(now, seat) + ":" +
                            now.words("dominium.row", {{"fief", std::to_string(fief)},
                                                       {"tiles", tiles_text(fief, row)},
                                                       {"power", std::to_string(row.power)}}));
        }
    return lines;
}

}  // namespace reami::terminal::dominium
