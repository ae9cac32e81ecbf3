// `reami --plain`: commands in, lines out. Commands run in order; one that needs the answer to an earlier one
// waits for it, so that a script can send them all at once. README.md describes both.
#pragma once

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/terminal/connection/reconnect_policy.hpp"
#include "clients/terminal/games/boards.hpp"
#include "clients/terminal/plain/commands.hpp"
#include "clients/terminal/room/environment.hpp"
#include "clients/terminal/room/room_client.hpp"
#include "clients/terminal/text/sentences.hpp"
#include "clients/terminal/text/words.hpp"

namespace reami::terminal {

class Plain {
public:
    struct Preferences {
        std::string server;  ///< the server's link (`Address::link`)
        std::string name;    ///< the player's name until `sit` names another
        AutoPlay auto_play = AutoPlay::off;
        std::optional<Until> until = {};  ///< the event to wait for after the last command
        bool shows_boards = true;         ///< draws the board whenever this client is asked for a move
        bool by_hand = false;             ///< a person types the commands and sees the output
        Paint paint = Paint::none();
    };
    Plain(Environment& environment, const Words& words, Preferences preferences)
        : environment_(environment),
          words_(words),
          preferences_(std::move(preferences)),
          room_(environment, words.language()) {}

    // Events.
    void command(std::string_view line);
    /// No more commands follow: the client ends once the last one is done and answered.
    void end_of_input();
    void opened() { room_.opened(); }
    void received(std::string_view text);
    void lost(std::uint16_t code, const ComeBack& then, const Trouble& why);
    void tick();  ///< every second
    /// The legal moves of this client, in the spelling that the player types.
    std::vector<std::string> legal() const { return spelled(room_.match().legal()); }
    /// Prints the server's name and release, or the reason why it can't be reached.
    void look_around();
    /// Enters that room without checking first whether it exists. If the link belongs to another player than
    /// the one this client already is on this server, the client first asks the person.
    void enter_by_link(const std::string& code, const std::string& hand_over);

private:
    // The queue of commands: plain.cpp.
    void go_on();
    bool must_wait() const;
    bool is_answered() const;
    bool is_settled() const;
    bool has_come(Until until) const;
    void play_by_itself();
    Command read(std::string_view line) const;

    // The spelling of moves in the client's language. People may type moves in capitals.
    std::string spelled(const std::string& move) const;
    std::vector<std::string> spelled(const std::vector<std::string>& moves) const;
    std::vector<std::string> meant(const std::vector<std::string>& typed) const;

    // Each command: run_commands.cpp, run_finding.cpp, run_people.cpp.
    void run(const Command& command);
    void run(const command::Games&);
    void run(const command::Rooms&);
    void run(const command::Mine&);
    void run(const command::New& wanted);
    void run(const command::Invite& invite);
    void run(const command::Set& wanted);
    void run(const command::Join& wanted);
    void run(const command::Sit& wanted);
    void run(const command::Stand&);
    void run(const command::Ready& wanted);
    void run(const command::Start&);
    void run(const command::Rematch&);
    void run(const command::Leave&);
    void run(const command::Kick& wanted);
    void run(const command::Silence& wanted);
    void run(const command::Pace& wanted);
    void run(const command::Keep& wanted);
    void run(const command::Host& wanted);
    void run(const command::Ban& wanted);
    void run(const command::Vote& wanted);
    void run(const command::Ignore& wanted);
    void run(const command::Devices& wanted);
    void run(const command::Bot& wanted);
    void run(const command::Room&);
    void run(const command::Board& wanted);
    void run(const command::Boards& wanted);
    void run(const command::Score&);
    void run(const command::Log&);
    void run(const command::Moves& wanted);
    void run(const command::What& wanted);
    void run(const command::Rules& wanted);
    void run(const command::Play& wanted);
    void run(const command::Preview& wanted);
    bool may_play();  ///< prints the reason if not
    Board::Picture steps_after(const protocol::from_server::Preview& preview) const;
    void run(const command::Chat& wanted);
    void run(const command::Older&);
    void run(const command::HandOver&);
    void run(const command::Auto& wanted);
    void run(const command::Wait& wanted);
    void run(const command::Help& wanted);
    void run(const command::Quit&);
    void run(const command::Misread& line);
    void request(protocol::from_client::Message message);
    void fetch(HttpRequest request, void (Plain::*then)(const HttpAnswer&));
    void show_games(const HttpAnswer& answer);
    void show_rooms(const HttpAnswer& answer);
    void show_mine(const HttpAnswer& answer);
    void open_room();
    void enter_new_room(const HttpAnswer& answer);
    void use_invite();
    void tell_invited(const HttpAnswer& answer);
    void go_to(const std::string& code, const std::string& hand_over);
    void enter_known_room(const HttpAnswer& answer);
    void ask_who_to_be(const HttpAnswer& answer);
    void decide_who_to_be(const std::string& answer);
    void enter(const std::string& code, const std::string& hand_over);
    void greet(const HttpAnswer& answer);
    void show_devices(const HttpAnswer& answer);
    void tell_signed_out(const HttpAnswer& answer);
    void tell_problem(const HttpAnswer& answer);
    void tell_unreachable(const Trouble& trouble);
    std::string why(const Trouble& trouble) const;

    // Messages of the server: tell_room.cpp, and tell_match.cpp for those about the match.
    void tell(const protocol::from_server::Here& here);
    void tell(const protocol::from_server::Room& room);
    void tell(const protocol::from_server::State& state);
    void tell(const protocol::from_server::Patch& patch);
    void tell(const protocol::from_server::Ok& ok);
    void tell(const protocol::from_server::No& no);
    void tell(const protocol::from_server::Pong&) {}
    void tell(const protocol::from_server::There&) {}
    void tell(const protocol::from_server::Bye& bye);
    void tell(const protocol::from_server::Notice& notice);
    void tell(const protocol::from_server::Chat& chat);
    void tell(const protocol::from_server::Lines& lines);
    void tell(const protocol::from_server::Reveal& reveal);
    void tell(const protocol::from_server::Rooms&) {}
    void tell(const protocol::from_server::Preview& preview);
    void tell(const protocol::from_server::Events& past);
    void tell(const protocol::from_server::Position& past);
    void tell_judgement(const protocol::from_server::Reveal& reveal);
    void tell_changed_commitment(const protocol::from_server::Room& room);
    void tell_evidence(const std::string& evidence, protocol::MatchNumber match);
    void tell_same_address(const protocol::from_server::Room& room);
    void tell_host_offer(const protocol::from_server::Room& before, const protocol::from_server::Room& room);
    void tell_stalled(bool stalled);
    void tell_lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble);
    void tell_missed(const protocol::from_server::State& state);
    void tell_turn();
    void tell_news_of_turn();
    bool knows_room_of_match() const;
    void tell_others_turn();
    void tell_asked();
    void tell_question();
    void tell_turn_or_question();
    void tell_result();
    void tell_board(const std::string& view, std::optional<Seat> only);
    void tell_refusal(const std::string& code, const std::string& text);
    /// `tag` is `event` for new events, and `log` for earlier ones.
    void tell_events(std::string_view tag, protocol::MatchNumber match, protocol::Version v,
                     const std::string& events);
    std::vector<std::string> sentences_of(const std::string& events, const NamesOnBoard& called) const;
    std::string in_words(const std::string& move) const;
    void know_catalog(const std::string& hash);
    void take_catalog(const HttpAnswer& answer);
    BoardInput board_input() const;                         ///< for the match's current view
    BoardInput board_input(const std::string& view) const;  ///< for that view, which must outlive the result
    std::string game() const;

    void say(std::string_view tag, std::string text, OutputLine::Facts facts = {});
    void say(const Lines& lines);
    void print(OutputLine line);
    void fail();  ///< a command of a script failed
    void say_wrong(std::string_view key, const protocol::Placeholders& places = {});

    Environment& environment_;
    const Words& words_;
    Preferences preferences_;
    RoomClient room_;

    std::deque<std::string> lines_;
    std::optional<Until> waiting_for_;
    int fetching_ = 0;                              ///< plain requests without an answer yet
    HttpRequest opening_;                           ///< the last request to open a room
    HttpRequest inviting_;                          ///< the last request to use an invitation
    std::pair<std::string, std::string> going_to_;  ///< a room's code and the hand-over code
    bool is_asking_who_to_be_ = false;              ///< the player has to decide on using that hand-over
    std::set<int> ignored_;                         ///< numbers of people in this room
    bool is_input_over_ = false, is_finished_ = false;
    int status_ = 0;

    std::optional<protocol::from_server::Room> told_room_;
    std::pair<protocol::MatchNumber, protocol::AskNumber> told_ask_, played_ask_;  ///< match and ask
    std::pair<protocol::MatchNumber, std::vector<Seat>> told_turn_;  ///< match and who is to act
    bool asks_again_ = false;  ///< repeats the question once the room is known
    bool is_leaving_ = false;  ///< gave the seat up, and waits for the server to close the connection
    NamesOnBoard called_, called_then_;  ///< the names of places, now and in the log
    protocol::MatchNumber told_result_;  ///< the match whose result was printed
    std::string told_commitment_;        ///< the reported commitment that differs from the earlier one
    std::string catalog_ = "null";       ///< JSON
    Names names_;
};

}  // namespace reami::terminal
