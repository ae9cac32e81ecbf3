// Draws the boards of the games as text. For a game without a board the client shows the list of legal moves
// and the view as JSON.
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

/// The data for drawing a board. Boards must not keep it after a call.
struct BoardInput {
    const std::string& view;     ///< as the server sent it
    const std::string& catalog;  ///< the game's catalogue, JSON
    const std::string& options;  ///< the room's game options, JSON
    const std::map<Seat, std::string>& names;
    std::optional<Seat> me;  ///< this client's seat, drawn last
    const Words& words;
    Paint paint;
};

/// The names of places on a drawn board, by the protocol's names.
using NamesOnBoard = std::map<std::string, std::string>;

/// The name of the player in that seat; the seat's number if the name is unknown.
std::string name_of(const BoardInput& input, Seat seat);

/// The seats in order with this client's seat last, so that it is just above the question on the screen.
template <class BySeat>
std::vector<Seat> own_seat_last(const BoardInput& input, const BySeat& seats) {
    std::vector<Seat> order;
    order.reserve(seats.size());
    for (const auto& [seat, of_seat] : seats) order.push_back(seat);
    std::stable_partition(order.begin(), order.end(), [&](Seat seat) { return seat != input.me; });
    return order;
}

/// Draws one game. Functions that return lines return none if the view belongs to another game.
class Board {
public:
    using Picture = std::vector<std::string>;

    Board() = default;
    virtual ~Board() = default;
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    /// Draws the whole table, or only the part of one seat.
    virtual Picture draw(const BoardInput& input, std::optional<Seat> only) const = 0;
    /// Describes in one line the decision that this client is asked for.
    virtual Picture prompt(const BoardInput& input) const = 0;
    /// Describes a card or a square and this client's legal moves with it; with an empty name, all legal
    /// moves. Returns nothing if the board does not know the name.
    virtual Picture what(const BoardInput& /*input*/, const std::vector<std::string>& /*legal*/,
                         const std::string& /*about*/) const {
        return {};
    }
    /// The moves whose previews the client shows after the lines of `what`.
    virtual std::vector<std::string> to_preview(const std::vector<std::string>& /*legal*/,
                                                const std::string& /*about*/) const {
        return {};
    }
    /// A move in words; empty if the words would add nothing to its notation.
    virtual std::string in_words(const BoardInput& /*input*/, const std::string& /*move*/) const {
        return {};
    }
    /// The move in the spelling of that language.
    virtual std::string spelled(protocol::Language /*language*/, const std::string& move) const {
        return move;
    }
    /// The move that a text in the spelling of that language means.
    virtual std::string meant(protocol::Language /*language*/, const std::string& typed) const {
        return typed;
    }
    /// The names of places on the board of that view, if they differ from those in events.
    virtual NamesOnBoard names_on(const std::string& /*view*/) const { return {}; }
    /// The names of places on the board that these events lay out; nothing if they lay out no board.
    virtual std::optional<NamesOnBoard> names_laid_by(const std::string& /*events*/) const {
        return std::nullopt;
    }
    /// The event that announces the turn, which the client leaves out; empty if the game has none.
    virtual std::string_view turn_event() const { return {}; }
    /// Describes the changes between two views of a match, one sentence each.
    virtual Picture missed(const BoardInput& before, const BoardInput& now) const = 0;
};

/// Returns null if this client has no board for the game.
const Board* find_board(std::string_view game);

/// The view of any game as indented text.
Board::Picture draw_plainly(const std::string& view);

}  // namespace reami::terminal
