#include "clients/terminal/games/toncc.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "engine/core/rounds.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/toncc/state.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal::toncc {
namespace {

namespace game = reami::toncc;
using View = Rounds<game::State>::View;
using Picture = Board::Picture;

constexpr int half_rows = 9;
constexpr std::size_t column_width = 9;  // `R3=Y BYR` and a blank

struct Look {
    char letter;
    Colour colour;
};

/// The letter and the colour of each King, by seat. His body has the colour after which he is named.
constexpr SeatArray<Look, game::king_count> looks{
    {{{'B', Colour::blue}, {'Y', Colour::yellow}, {'R', Colour::red}}}};

char letter_of(Seat king) { return looks[king].letter; }

std::string coloured(const BoardInput& input, game::Region region, const std::string& text) {
    return input.paint(text, looks.values[static_cast<std::size_t>(region.colour())].colour);
}

/// The region, and its conqueror if it has one: `R3`, `R3=Y`.
std::string region_text(const game::View& view, game::Region region) {
    const auto owner = view.conquered.find(region);
    return owner == view.conquered.end() ? to_text(region) : to_text(region) + '=' + letter_of(owner->second);
}

/// A blank and the letters of the Kings on this place; empty if no King is on it.
std::string kings_on(const game::View& view, game::Place place) {
    std::string text;
    for (const auto& [king, of_king] : view.seats)
        if (of_king.at == place) text += letter_of(king);
    return text.empty() ? text : ' ' + text;
}

/// The name of each place on the board, which is the place's region. The compass has no region.
NamesOnBoard names_by(const std::map<game::Place, game::Region>& layout) {
    NamesOnBoard names;
    for (const auto& [place, region] : layout) names[to_text(place)] = to_text(region);
    return names;
}

/// The name of this place on the board: `Y3`, `the compass`.
std::string board_name(const BoardInput& input, const game::View& view, game::Place place) {
    const auto region = view.layout.find(place);
    return region == view.layout.end() ? input.words("word.toncc." + to_text(place))
                                       : to_text(region->second);
}

// Directions.

struct Spelling {
    std::string_view move, italian;
};
/// The directions that people write differently in Italian: sud-ovest, nord-ovest.
constexpr std::array spellings{Spelling{"sw", "so"}, Spelling{"nw", "no"}};

/// The place that this client's King reaches in this direction; nothing if he is not on the board.
std::optional<game::Place> led_to(const BoardInput& input, const game::View& view,
                                  game::Direction direction) {
    const auto king = input.me ? view.seats.find(*input.me) : view.seats.end();
    if (king == view.seats.end() || !king->second.at) return std::nullopt;
    return beside(*king->second.at, direction);
}

std::string place_text(const BoardInput& input, const game::View& view, game::Place place) {
    const auto region = view.layout.find(place);
    const std::string name = region == view.layout.end() ? "*" : region_text(view, region->second);
    const std::string text = name + kings_on(view, place);
    std::string cell = region == view.layout.end() ? text : coloured(input, region->second, text);
    return cell.append(column_width - text.size(), ' ');
}

/// Draws the places in five columns. Each column is half a row lower or higher than its neighbours.
Picture draw_board(const BoardInput& input, const game::View& view) {
    Picture lines;
    for (int half_row = 0; half_row < half_rows; ++half_row) {
        std::string line;
        for (int q = -2; q <= 2; ++q) {
            std::string cell(column_width, ' ');
            for (int i = 0; i < game::place_count; ++i) {
                const game::Place place = game::Place::from_index(i);
                if (axial(place).q == q && 2 * axial(place).r + q + half_rows / 2 == half_row)
                    cell = place_text(input, view, place);
            }
            line += cell;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back("  " + line);
    }
    return lines;
}

Picture draw_map(const BoardInput& input, const game::View& view) {
    Picture lines{input.words("toncc.map")};
    for (const game::Colour ring : game::all_colours) {
        std::string line = " ";
        for (int number = 1; number <= game::regions_of_colour; ++number) {
            const game::Region region = game::Region::of(ring, number);
            const std::string text = region_text(view, region);
            line += ' ' + coloured(input, region, text).append(4 - text.size(), ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    for (const auto& [kingdom, king] : view.kingdoms)
        lines.push_back(
            input.words("toncc.kingdom", {{"kingdom", to_text(kingdom)}, {"name", name_of(input, king)}}));
    return lines;
}

std::string king_line(const BoardInput& input, const game::View& view, Seat king) {
    const game::KingView& of_king = view.seats.at(king);
    return input.words("toncc.king",
                       {{"name", name_of(input, king)},
                        {"king", std::string(1, letter_of(king))},
                        {"score", std::to_string(of_king.score)},
                        {"kingdom_points", std::to_string(of_king.kingdom_points)},
                        {"king_points", std::to_string(of_king.king_points)},
                        {"seals", std::to_string(of_king.seals)},
                        {"chosen", view.chosen.contains(king) ? input.words("toncc.chosen") : ""}});
}

}  // namespace

Picture TonccBoard::draw(const BoardInput& input, std::optional<Seat> only) const {
    const auto view = json::read_as<View>(input.view);
    if (!view || view->table.seats.size() != game::king_count) return {};
    if (only && !view->table.seats.contains(*only)) return {};
    if (only) return {king_line(input, view->table, *only)};
    Picture lines{input.words("toncc.round", {{"round", std::to_string(view->round)},
                                              {"rounds", std::to_string(view->rounds)},
                                              {"blank", std::to_string(view->table.blank)}})};
    for (const Picture& part : {draw_board(input, view->table), draw_map(input, view->table)})
        lines.insert(lines.end(), part.begin(), part.end());
    for (const Seat king : own_seat_last(input, view->table.seats))
        lines.push_back(king_line(input, view->table, king));
    return lines;
}

Picture TonccBoard::prompt(const BoardInput& input) const {
    const auto view = json::read_as<View>(input.view);
    if (!view || view->table.choice) return {};
    std::string ways;
    for (const game::Direction direction : game::all_directions) {
        const auto place = led_to(input, view->table, direction);
        if (!place) continue;
        ways += ways.empty() ? "" : ", ";
        ways += input.words(
            "toncc.way", {{"move", spelled(input.words.language(), std::string(json::enum_name(direction)))},
                          {"place", board_name(input, view->table, *place)}});
    }
    if (ways.empty()) return {};
    return {input.words("toncc.choose", {{"ways", ways}})};
}

/// A direction, and the place to which it leads: `n: north, to Y3 (yellow)`.
std::string TonccBoard::in_words(const BoardInput& input, const std::string& move) const {
    const auto view = json::read_as<View>(input.view);
    const auto direction = game::State::parse(move);
    const auto place = view && direction ? led_to(input, view->table, *direction) : std::nullopt;
    if (!place) return {};
    const auto region = view->table.layout.find(*place);
    const bool is_compass = region == view->table.layout.end();
    return input.words(
        is_compass ? "toncc.leads.compass" : "toncc.leads",
        {{"direction", input.words("word.toncc." + move)},
         {"place", board_name(input, view->table, *place)},
         {"colour",
          is_compass ? ""
                     : input.words("word.toncc." + std::string(json::enum_name(region->second.colour())))}});
}

std::string TonccBoard::spelled(protocol::Language language, const std::string& move) const {
    const auto* const found = std::ranges::find(spellings, move, &Spelling::move);
    return language == protocol::Language::it && found != spellings.end() ? std::string(found->italian)
                                                                          : move;
}

std::string TonccBoard::meant(protocol::Language language, const std::string& typed) const {
    const auto* const found = std::ranges::find(spellings, typed, &Spelling::italian);
    return language == protocol::Language::it && found != spellings.end() ? std::string(found->move) : typed;
}

NamesOnBoard TonccBoard::names_on(const std::string& view) const {
    const auto read = json::read_as<View>(view);
    return read ? names_by(read->table.layout) : NamesOnBoard();
}

std::optional<NamesOnBoard> TonccBoard::names_laid_by(const std::string& events) const {
    const auto read = json::read_as<std::vector<Rounds<game::State>::Event>>(events);
    if (!read) return std::nullopt;
    std::optional<NamesOnBoard> names;
    for (const auto& event : *read)
        if (const auto* laid = std::get_if<game::LaidOut>(&event)) names = names_by(laid->layout);
    return names;
}

Picture TonccBoard::missed(const BoardInput& before, const BoardInput& now) const {
    const auto then = json::read_as<View>(before.view), view = json::read_as<View>(now.view);
    if (!then || !view || then->round != view->round) return {};
    Picture lines;
    for (const auto& [region, king] : view->table.conquered)
        if (!then->table.conquered.contains(region))
            lines.push_back(now.words("event.toncc.conquered",
                                      {{"seat", name_of(now, king)}, {"region", to_text(region)}}));
    for (const auto& [kingdom, king] : view->table.kingdoms)
        if (!then->table.kingdoms.contains(kingdom))
            lines.push_back(now.words("event.toncc.kingdom",
                                      {{"seat", name_of(now, king)}, {"kingdom", to_text(kingdom)}}));
    for (const auto& [king, of_king] : view->table.seats) {
        const auto was = then->table.seats.find(king);
        if (was == then->table.seats.end() || !was->second.at || was->second.at == of_king.at) continue;
        lines.push_back(of_king.at
                            ? now.words("event.toncc.moved.kings",
                                        {{"key", name_of(now, king)},
                                         {"from", board_name(now, view->table, *was->second.at)},
                                         {"to", board_name(now, view->table, *of_king.at)}})
                            : now.words("event.toncc.left",
                                        {{"seat", name_of(now, king)},
                                         {"king_points", now.words.counted("event.toncc.left.king_points",
                                                                           of_king.king_points)}}));
    }
    return lines;
}

}  // namespace reami::terminal::toncc
