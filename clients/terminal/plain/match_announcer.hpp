// Prints what the server says about the match: events, whose turn it is, the question, the result. It prints
// each change once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/terminal/plain/fetches.hpp"
#include "clients/terminal/plain/match_text.hpp"

namespace reami::terminal {

/// The greatest number of moves that the client shows in words without being asked.
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
    void announce(const protocol::from_server::Clocks& clocks);
    void announce(const protocol::from_server::Events& past);
    void announce(const protocol::from_server::Position& past);
    void announce(const protocol::from_server::Preview& preview);
    void announce(const protocol::from_server::Hint& hint);
    /// Says whose turn it is, and prints the question to this client. Prints nothing twice.
    void announce_news_of_turn();
    /// Forgets what it has printed, because the client enters another room.
    void forget();

    /// Prints the players who must decide. Prints nothing once the match is over.
    void show_turn();
    /// Prints what this client must decide. Expects that the match asks this client.
    void show_question();
    void show_turn_or_question();
    /// Prints the clocks of the match. Expects that it has clocks.
    void show_clocks();
    void show_board(const std::string& view, std::optional<Seat> only);

private:
    void know_catalog(const std::string& hash);
    /// Prints events. `tag` is `event` for new events and `log` for earlier ones.
    void announce_events(std::string_view tag, protocol::MatchNumber match, protocol::Version v,
                         const std::string& events);
    void announce_missed(const protocol::from_server::State& state);
    bool knows_room_of_match() const;
    void announce_others_turn();
    void announce_ask();
    void announce_result();
    /// The time on the seat's clock, in words. Expects that the client knows this clock.
    std::string time_of(Seat seat) const;
    /// ` 4:05 left.`; empty if the client knows no clock of this seat.
    std::string time_of_turn(Seat seat) const;
    bool has_clock(Seat seat) const;
    Board::Picture steps_after(const protocol::from_server::Preview& preview) const;

    Screen& screen_;
    const Words& words_;
    RoomClient& room_;
    MatchText& text_;
    Fetches& fetches_;
    const PlainPreferences& preferences_;
    std::pair<protocol::MatchNumber, protocol::AskNumber> announced_ask_;  ///< of the last printed question
    std::pair<protocol::MatchNumber, std::vector<Seat>> announced_turn_;   ///< of the last printed turn
    protocol::MatchNumber announced_result_;                               ///< of the last printed result
    protocol::MatchNumber announced_clocks_;                               ///< of the first printed clocks
    NamesOnBoard called_, called_then_;  ///< the board's names of places: now, and in the log
};

}  // namespace reami::terminal
