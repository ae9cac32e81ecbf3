// `reami --plain` reads commands and prints lines. It runs the commands in order. If a command needs the
// answer to an earlier command, the client waits for this answer, so a script can send all commands at once.
// README.md describes commands and lines.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/terminal/plain/http_commands.hpp"
#include "clients/terminal/plain/match_commands.hpp"
#include "clients/terminal/plain/room_commands.hpp"

namespace reami::terminal {

class Plain : boost::noncopyable {
public:
    Plain(Environment& environment, const Words& words, PlainPreferences preferences);

    // Events for the client.
    void command(std::string_view line);
    /// There are no more commands. The client ends when the last one is done and the server has answered it.
    void end_of_input();
    void opened() { room_.opened(); }
    void received(std::string_view text);
    void lost(std::uint16_t code, const ComeBack& then, const Trouble& why);
    void tick() { room_.tick(); }  ///< call this every second
    /// The legal moves of this client, as the player types them.
    std::vector<std::string> legal() const { return text_.spelled(room_.match().legal()); }
    /// See HttpCommands.
    void look_around() { http_commands_.look_around(); }
    void enter_by_link(const std::string& code, const std::string& hand_over) {
        http_commands_.enter_by_link(code, hand_over);
    }

private:
    void enter(const std::string& code, const std::string& hand_over);
    void resume();
    bool must_wait() const;
    bool is_answered() const;
    bool is_settled() const;
    bool has_come(Until until) const;
    void play_by_itself();
    Command read(std::string_view line) const;

    /// Gives the command to the object that runs it.
    template <class One>
    void run(const One& one);
    void run(const command::Auto& wanted);
    void run(const command::Wait& wanted);
    void run(const command::Help& wanted);
    void run(const command::Quit&);
    void run(const command::Misread& line);

    Environment& environment_;
    const Words& words_;
    PlainPreferences preferences_;
    RoomClient room_;
    Screen screen_;
    Fetches fetches_;
    MatchText text_;
    MatchAnnouncer match_announcer_;
    RoomAnnouncer room_announcer_;
    HttpCommands http_commands_;
    RoomCommands room_commands_;
    MatchCommands match_commands_;

    std::deque<std::string> lines_;
    std::optional<Until> waiting_for_;
    std::pair<protocol::MatchNumber, protocol::AskNumber> played_ask_;  ///< of the last move by `auto`
    bool is_input_over_ = false, is_finished_ = false;
};

}  // namespace reami::terminal
