// Announces what the server says about the match: events, whose turn it is, the question, the result. Each
// change is printed once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/terminal/plain/fetches.hpp"
#include "clients/terminal/plain/match_text.hpp"

namespace reami::terminal {

/// The most moves that the client shows in words without a command.
inline constexpr std::size_t most_in_words = 30;

class MatchAnnouncer {
public:
    /// All arguments must outlive it.
    MatchAnnouncer(Screen& screen, RoomClient& room, MatchText& text, Fetches& fetches,
                   const PlainPreferences& preferences)
        : screen_(screen),
          words_(screen.words()),
          room_(room),
          text_(text),
          fetches_(fetches),
          preferences_(preferences) {}

    void announce(const protocol::from_server::State& state);
    void announce(const protocol::from_server::Patch& patch);
    void announce(const protocol::from_server::Events& past);
    void announce(const protocol::from_server::Position& past);
    void announce(const protocol::from_server::Preview& preview);
    /// Announces whose turn it is, and draws the question to this client, unless both were printed already.
    void announce_news_of_turn();
    /// Forgets the printed state, because the client enters another room.
    void forget();

    /// Prints the players who are to act. Prints nothing once the match is over.
    void show_turn();
    /// Prints the decision that this client is asked for. Requires that it is asked.
    void show_question();
    void show_turn_or_question();
    void show_board(const std::string& view, std::optional<Seat> only);

private:
    void know_catalog(const std::string& hash);
    /// `tag` is `event` for new events, and `log` for earlier ones.
    void announce_events(std::string_view tag, protocol::MatchNumber match, protocol::Version v,
                         const std::string& events);
    void announce_missed(const protocol::from_server::State& state);
    bool knows_room_of_match() const;
    void announce_others_turn();
    void announce_ask();
    void announce_result();
    Board::Picture steps_after(const protocol::from_server::Preview& preview) const;

    Screen& screen_;
    const Words& words_;
    RoomClient& room_;
    MatchText& text_;
    Fetches& fetches_;
    const PlainPreferences& preferences_;
    std::pair<protocol::MatchNumber, protocol::AskNumber> announced_ask_;  ///< match and ask
    std::pair<protocol::MatchNumber, std::vector<Seat>> announced_turn_;   ///< match and who is to act
    protocol::MatchNumber announced_result_;                               ///< the match of the result
    NamesOnBoard called_, called_then_;  ///< the names of places, now and in the log
};

}  // namespace reami::terminal
