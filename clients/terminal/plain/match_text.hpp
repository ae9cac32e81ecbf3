// The match in the player's language: moves as people type them, and the words for moves, events and views.
#pragma once

#include <string>
#include <vector>

#include "clients/terminal/games/boards.hpp"
#include "clients/terminal/room/room_client.hpp"
#include "clients/terminal/text/sentences.hpp"
#include "clients/terminal/text/words.hpp"

namespace reami::terminal {

class MatchText {
public:
    /// The room and the words must outlive it.
    MatchText(const RoomClient& room, const Words& words, Paint paint)
        : room_(room), words_(words), paint_(paint) {}

    /// Remembers the names of the players.
    void know(const protocol::from_server::Room& room) { names_ = names_of(room, words_); }
    void know_catalog(std::string catalog) { catalog_ = std::move(catalog); }

    const Names& names() const { return names_; }
    std::string game() const;  ///< empty while the client knows no room
    const Board* board() const { return find_board(game()); }

    /// The move as people write it in the client's language.
    std::string spelled(const std::string& move) const;
    std::vector<std::string> spelled(const std::vector<std::string>& moves) const;
    /// The moves that the player means with these texts, which may be in capitals.
    std::vector<std::string> meant(const std::vector<std::string>& typed) const;
    /// The effect of the move, in words.
    std::string in_words(const std::string& move) const;
    /// One sentence for each event. For an unknown game, returns the events as JSON.
    std::vector<std::string> sentences_of(const std::string& events, const NamesOnBoard& called) const;

    BoardInput board_input() const;                         ///< for the present view of the match
    BoardInput board_input(const std::string& view) const;  ///< for this view, which must outlive the result
    Board::Picture drawn(const std::string& view, std::optional<Seat> only) const;

private:
    const RoomClient& room_;
    const Words& words_;
    Paint paint_;
    std::string catalog_ = "null";  ///< JSON
    Names names_;
};

}  // namespace reami::terminal
