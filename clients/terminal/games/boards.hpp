// Draws the boards of games as text. If the client has no board for a game, it shows the legal moves and the
// view as JSON.
#pragma once

#include <algorithm>
#include <boost/core/noncopyable.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/text/paint.hpp"
#include "clients/terminal/text/words.hpp"
#include "engine/core/seat.hpp"

namespace reami::terminal {

/// Everything that a board needs for a drawing. A board must not use it after the call has returned.
struct BoardInput {
    const std::string& view;     ///< as the server sent it
    const std::string& catalog;  ///< the catalogue of the game as JSON
    const std::string& options;  ///< the options of the room's game as JSON
    const std::map<Seat, std::string>& names;
    std::optional<Seat> me;  ///< this client's seat, which boards draw last
    const Words& words;
    Paint paint;
};

/// How the drawn board calls places. The keys are the names in the protocol.
using NamesOnBoard = std::map<std::string, std::string>;

/// The name of the player in this seat; the seat's number if nobody knows the name.
std::string name_of(const BoardInput& input, Seat seat);

/// The seats in order, but this client's seat last. So its part of the drawing is just above the question.
template <class BySeat>
std::vector<Seat> own_seat_last(const BoardInput& input, const BySeat& seats) {
    std::vector<Seat> order;
    order.reserve(seats.size());
    for (const auto& [seat, of_seat] : seats) order.push_back(seat);
    std::stable_partition(order.begin(), order.end(), [&](Seat seat) { return seat != input.me; });
    return order;
}

/// Draws the boards of one game. If the view is of another game, functions that return lines return none.
class Board : boost::noncopyable {
public:
    using Picture = std::vector<std::string>;

    Board() = default;
    virtual ~Board() = default;

    /// Draws the whole table, or only the part of seat `only`.
    virtual Picture draw(const BoardInput& input, std::optional<Seat> only) const = 0;
    /// Says in one line what this client has to decide.
    virtual Picture prompt(const BoardInput& input) const = 0;
    /// Describes a card or a square, and the legal moves of this client with it. If the name is empty,
    /// describes all legal moves. Returns nothing if the board does not know the name.
    virtual Picture what(const BoardInput& /*input*/, const std::vector<std::string>& /*legal*/,
                         const std::string& /*about*/) const {
        return {};
    }
    /// The moves whose effects the client shows after the lines of `what`.
    virtual std::vector<std::string> to_preview(const std::vector<std::string>& /*legal*/,
                                                const std::string& /*about*/) const {
        return {};
    }
    /// Describes a move in words; empty if words would add nothing to the notation.
    virtual std::string in_words(const BoardInput& /*input*/, const std::string& /*move*/) const {
        return {};
    }
    /// The move as people write it in this language.
    virtual std::string spelled(protocol::Language /*language*/, const std::string& move) const {
        return move;
    }
    /// The move that a person means who has typed this text in this language.
    virtual std::string meant(protocol::Language /*language*/, const std::string& typed) const {
        return typed;
    }
    /// The board's names of places for this view; empty if they are the protocol's names.
    virtual NamesOnBoard names_on(const std::string& /*view*/) const { return {}; }
    /// If these events lay out a board, the names of its places; otherwise nothing.
    virtual std::optional<NamesOnBoard> names_laid_by(const std::string& /*events*/) const {
        return std::nullopt;
    }
    /// The event with which a turn begins. The client does not print it. Empty if the game has no such event.
    virtual std::string_view turn_event() const { return {}; }
    /// Describes each change between two views of a match in one sentence.
    virtual Picture missed(const BoardInput& before, const BoardInput& now) const = 0;
};

/// The board of this game; null if the client has none.
const Board* find_board(std::string_view game);

/// The view of any game as JSON with indentation.
Board::Picture draw_plainly(const std::string& view);

}  // namespace reami::terminal
