#include "clients/terminal/games/kingdomino.hpp"

#include <utility>
#include <vector>

#include "clients/terminal/games/kingdom_drawing.hpp"
#include "clients/terminal/games/side_by_side.hpp"
#include "engine/core/rounds.hpp"
#include "engine/kingdomino/state.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal::kingdomino {
namespace {

namespace game = reami::kingdomino;
using View = Rounds<game::State>::View;
using Picture = Board::Picture;

/// The domino's number and halves: `17 (w0 f1)`.
std::string domino_text(const BoardInput& input, const game::Catalog& catalog, int number) {
    const auto found = catalog.dominoes.find(number);
    if (found == catalog.dominoes.end()) return std::to_string(number);
    const auto& [first, second] = found->second;
    return std::to_string(number) + " (" + square_text(first, input.paint) + ' ' +
           square_text(second, input.paint) + ')';
}

/// Draws the row of this turn and the next row.
std::vector<Picture> draw_rows(const BoardInput& input, const game::Catalog& catalog,
                               const game::View& view) {
    std::vector<Picture> drawings;
    for (const auto& [turn, row] : view.rows) {
        if (row.empty()) continue;
        Picture& lines = drawings.emplace_back();
        lines.push_back(input.words(turn <= view.turn ? "kingdomino.row.now" : "kingdomino.row.next",
                                    {{"turn", std::to_string(turn)}}));
        for (const auto& [number, king] : row)
            lines.push_back("  " + domino_text(input, catalog, number) +
                            (king == 0 ? "" : "  " + name_of(input, Seat::from_number(king))));
    }
    return drawings;
}

Picture draw_seat(const BoardInput& input, const game::Catalog& catalog, Seat seat,
                  const game::SeatView& view) {
    const auto options = json::read_as<game::Options>(input.options).value_or(game::Options());
    const Drawing drawing{.catalog = catalog, .size = options.mighty_duel ? 7 : 5, .paint = input.paint};
    Picture lines = draw_kingdom(view.kingdom, drawing);
    lines.insert(lines.begin(),
                 input.words("kingdomino.kingdom", {{"name", name_of(input, seat)},
                                                    {"points", input.words.counted("points", view.points)}}));
    if (view.discarded > 0)
        lines.push_back(input.words.counted("kingdomino.kingdom.discarded", view.discarded));
    return lines;
}

void tell_kings(const BoardInput& now, const game::View& before, const game::View& after, Picture& lines) {
    for (const auto& [turn, row] : after.rows) {
        const auto old_row = before.rows.find(turn);
        for (const auto& [number, king] : row) {
            const bool was_there = old_row != before.rows.end() && old_row->second.contains(number) &&
                                   old_row->second.at(number) == king;
            if (king == 0 || was_there) continue;
            lines.push_back(now.words(
                "event.kingdomino.chosen",
                {{"seat", name_of(now, Seat::from_number(king))}, {"domino", std::to_string(number)}}));
        }
    }
}

}  // namespace

Picture KingdominoBoard::draw(const BoardInput& input, std::optional<Seat> only) const {
    const auto view = json::read_as<View>(input.view);
    const auto catalog = json::read_as<game::Catalog>(input.catalog);
    if (!view || !catalog) return {};
    Picture lines;
    if (!only)
        lines.push_back(input.words(view->table.turn == 0 ? "kingdomino.turn.first" : "kingdomino.turn",
                                    {{"turn", std::to_string(view->table.turn)},
                                     {"round", std::to_string(view->round)},
                                     {"rounds", std::to_string(view->rounds)},
                                     {"left", input.words.counted("kingdomino.left", view->table.left)}}));
    std::vector<Picture> others, own;
    for (const Seat seat : own_seat_last(input, view->table.seats)) {
        if (only && seat != *only) continue;
        auto& drawings = seat == input.me ? own : others;
        drawings.push_back(draw_seat(input, *catalog, seat, view->table.seats.at(seat)));
    }
    if (!only)
        for (Picture& row : draw_rows(input, *catalog, view->table)) own.push_back(std::move(row));
    for (const auto* drawings : {&others, &own})
        for (std::string& line : side_by_side(*drawings)) lines.push_back(std::move(line));
    return lines;
}

Picture KingdominoBoard::prompt(const BoardInput& input) const {
    const auto view = json::read_as<View>(input.view);
    const auto catalog = json::read_as<game::Catalog>(input.catalog);
    if (!view || !catalog || !view->table.acting) return {};
    if (!view->table.placing) return {input.words("kingdomino.choose")};
    return {
        input.words("kingdomino.place", {{"domino", domino_text(input, *catalog, *view->table.placing)}})};
}

Picture KingdominoBoard::missed(const BoardInput& before, const BoardInput& now) const {
    const auto then = json::read_as<View>(before.view), view = json::read_as<View>(now.view);
    if (!then || !view || then->round != view->round) return {};
    Picture lines;
    for (const auto& [seat, of_seat] : view->table.seats) {
        const auto was = then->table.seats.find(seat);
        if (was == then->table.seats.end()) continue;
        for (const auto& [number, at] : of_seat.kingdom)
            if (!was->second.kingdom.contains(number))
                lines.push_back(now.words(
                    "event.kingdomino.placed",
                    {{"seat", name_of(now, seat)}, {"domino", std::to_string(number)}, {"at", to_text(at)}}));
        if (of_seat.discarded > was->second.discarded)
            lines.push_back(now.words.counted("kingdomino.discarded",
                                              of_seat.discarded - was->second.discarded,
                                              {{"name", name_of(now, seat)}}));
    }
    tell_kings(now, then->table, view->table, lines);
    return lines;
}

}  // namespace reami::terminal::kingdomino
