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
struct BoardInput {
    const std::string& view;     ///< as the server sent it
    const std::string& catalog;  ///< of the game
    const std::string& options;  ///< of the room
    const std::map<Seat, std::string>& names;
    std::optional<Seat> me;  ///< drawn last
    const Words& words;
    Paint paint;
};

/// Names that stand on a drawn board, by those that the protocol has for the same.
using NamesOnBoard = std::map<std::string, std::string>;

/// Who sits there, by name; by number if nobody knows.
std::string name_of(const BoardInput& input, Seat seat);

/// The keys of a map by seat in their order, this client's seat last: it stays in sight above the question.
template <class BySeat>
std::vector<Seat> own_seat_last(const BoardInput& input, const BySeat& seats) {
    std::vector<Seat> order;
    order.reserve(seats.size());
    for (const auto& [seat, of_seat] : seats) order.push_back(seat);
    std::stable_partition(order.begin(), order.end(), [&](Seat seat) { return seat != input.me; });
    return order;
}

/// How one game is shown. Every function gives lines; none if the view is not of this game.
class Board {
public:
    using Picture = std::vector<std::string>;

    Board() = default;
    virtual ~Board() = default;
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    /// Everything, or only what belongs to one seat.
    virtual Picture draw(const BoardInput& input, std::optional<Seat> only) const = 0;
    /// What this client is asked to do: one line.
    virtual Picture prompt(const BoardInput& input) const = 0;
    /// What that is (a card, a square), and what this client could do with it now, in words; with no name,
    /// what it could do at all. None if this board knows nothing of that name.
    virtual Picture what(const BoardInput& /*input*/, const std::vector<std::string>& /*legal*/,
                         const std::string& /*about*/) const {
        return {};
    }
    /// The moves whose previews say more of it.
    virtual std::vector<std::string> to_preview(const std::vector<std::string>& /*legal*/,
                                                const std::string& /*about*/) const {
        return {};
    }
    /// A move in words that tell more than its own text; empty: there are none.
    virtual std::string in_words(const BoardInput& /*input*/, const std::string& /*move*/) const {
        return {};
    }
    /// The move as people of that language read and type it.
    virtual std::string spelled(protocol::Language /*language*/, const std::string& move) const {
        return move;
    }
    /// The move that people of that language mean by what they typed.
    virtual std::string meant(protocol::Language /*language*/, const std::string& typed) const {
        return typed;
    }
    /// The names on the board of that view, where events have others.
    virtual NamesOnBoard names_on(const std::string& /*view*/) const { return {}; }
    /// The same of a board that these events lay out anew; nothing if they don't.
    virtual std::optional<NamesOnBoard> names_laid_by(const std::string& /*events*/) const {
        return std::nullopt;
    }
    /// The event that says whose turn it is, which the client says by itself; empty: there is none.
    virtual std::string_view turn_event() const { return {}; }
    /// What was done between two views of a match, a sentence each.
    virtual Picture missed(const BoardInput& before, const BoardInput& now) const = 0;
};

/// Nothing if the game has no board here.
const Board* find_board(std::string_view game);

/// The view of any game as indented text.
Board::Picture draw_plainly(const std::string& view);

}  // namespace reami::terminal
