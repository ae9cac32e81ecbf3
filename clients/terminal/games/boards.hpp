// The boards of the games, drawn in text. A game without a board is shown as the list of its legal moves, and
// its view as it came.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "clients/terminal/text/words.hpp"
#include "engine/core/seat.hpp"

namespace reami::terminal {

/// All that a board is drawn from. It outlives no call.
struct Table {
    const std::string& view;     ///< as the server sent it
    const std::string& catalog;  ///< of the game
    const std::string& options;  ///< of the room
    const std::map<Seat, std::string>& names;
    std::optional<Seat> me;  ///< drawn first
    const Words& words;
    Paint paint;
};

/// Who sits there, by name; by number if nobody knows.
std::string name_of(const Table& table, Seat seat);

/// The keys of a map by seat: this client's seat first, then the others in their order.
template <class BySeat>
std::vector<Seat> own_seat_first(const Table& table, const BySeat& seats) {
    std::vector<Seat> order;
    order.reserve(seats.size());
    for (const auto& [seat, of_seat] : seats) order.push_back(seat);
    std::stable_partition(order.begin(), order.end(), [&](Seat seat) { return seat == table.me; });
    return order;
}

/// How one game is shown. Every function gives lines; none if the view is not of this game.
class Board {
public:
    using Picture = std::vector<std::string>;

    /// Everything, or only what belongs to one seat.
    Picture (*draw)(const Table& table, std::optional<Seat> only);
    /// What this client is asked to do: one line.
    Picture (*prompt)(const Table& table);
    /// What was done between two views of a match, a sentence each.
    Picture (*missed)(const Table& before, const Table& now);
};

/// Nothing if the game has no board here.
const Board* find_board(std::string_view game);

/// The view of any game as indented text.
Board::Picture draw_plainly(const std::string& view);

}  // namespace reami::terminal
