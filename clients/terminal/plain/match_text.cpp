#include "clients/terminal/plain/match_text.hpp"

#include <algorithm>

#include "clients/terminal/plain/command_pieces.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/text/move_text.hpp"

namespace reami::terminal {

std::string MatchText::game() const { return room_.room() ? room_.room()->game : std::string(); }

std::string MatchText::spelled(const std::string& move) const {
    const Board* const on = board();
    return on ? on->spelled(words_.language(), move) : move;
}

std::vector<std::string> MatchText::spelled(const std::vector<std::string>& moves) const {
    std::vector<std::string> all;
    all.reserve(moves.size());
    for (const std::string& move : moves) all.push_back(spelled(move));
    return all;
}

std::vector<std::string> MatchText::meant(const std::vector<std::string>& typed) const {
    const Board* const on = board();
    const auto in_notation = [&](const std::string& move) {
        return on ? on->meant(words_.language(), move) : move;
    };
    const auto& legal = room_.match().legal();
    std::vector<std::string> moves;
    moves.reserve(typed.size());
    for (const std::string& one : typed) {
        const auto small = piece::lowered(in_notation(piece::lowered(one)));
        const auto alike = std::ranges::find(legal, small, piece::lowered);
        const bool is_in_capitals = std::ranges::find(legal, one) == legal.end() && alike != legal.end();
        moves.push_back(is_in_capitals ? *alike : in_notation(one));
    }
    return moves;
}

std::string MatchText::in_words(const std::string& move) const {
    const Board* const on = board();
    std::string text = on ? on->in_words(board_input(), move) : std::string();
    if (move == "ready")
        text = words_("moves.ready");
    else if (text.empty())
        text = protocol::move_text(words_.language(), game(), move);
    return spelled(move) + ": " + text;
}

std::vector<std::string> MatchText::sentences_of(const std::string& events,
                                                 const NamesOnBoard& called) const {
    const protocol::GameInfo* kind = protocol::find_game(game());
    if (!kind) return {events};
    return kind->history(events, {words_.language(), names_, called});
}

BoardInput MatchText::board_input() const { return board_input(room_.match().view()); }

BoardInput MatchText::board_input(const std::string& view) const {
    static const std::string nothing = "null";
    const auto& room = room_.room();
    return {view, catalog_, room ? room->options.text : nothing, names_, room_.me(), words_, paint_};
}

Board::Picture MatchText::drawn(const std::string& view, std::optional<Seat> only) const {
    const Board* const on = board();
    return on ? on->draw(board_input(view), only) : draw_plainly(view);
}

}  // namespace reami::terminal
