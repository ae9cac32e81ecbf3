// The commands about the match: the board, the score, the log, moves and rules.
#pragma once

#include "clients/terminal/plain/match_announcer.hpp"

namespace reami::terminal {

class MatchCommands {
public:
    /// All arguments must outlive it.
    MatchCommands(Screen& screen, RoomClient& room, const MatchText& text, MatchAnnouncer& match,
                  PlainPreferences& preferences)
        : screen_(screen),
          words_(screen.words()),
          room_(room),
          text_(text),
          match_(match),
          preferences_(preferences) {}

    void run(const command::Board& wanted);
    void run(const command::Boards& wanted);
    void run(const command::Score&);
    void run(const command::Clock&);
    void run(const command::Log&);
    void run(const command::Plan& wanted);
    void run(const command::Undo&);
    void run(const command::Moves& wanted);
    void run(const command::What& wanted);
    void run(const command::Rules& wanted);
    void run(const command::Play& wanted);
    void run(const command::Preview& wanted);
    void run(const command::Hint&);

private:
    bool may_play();  ///< prints the reason if this player may not

    Screen& screen_;
    const Words& words_;
    RoomClient& room_;
    const MatchText& text_;
    MatchAnnouncer& match_;
    PlainPreferences& preferences_;
};

}  // namespace reami::terminal
