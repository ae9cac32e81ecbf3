// The implementation of the commands inside a room.
#include <variant>

#include "clients/terminal/plain/plain.hpp"
#include "clients/terminal/text/rules_page.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/text/move_text.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;

constexpr std::size_t most_in_words = 30;  // the client also shows so many moves in words unasked

std::string text_of(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves) text += (text.empty() ? "" : " ") + move;
    return text;
}

}  // namespace

void Plain::run(const Command& command) {
    std::visit([this](const auto& one) { run(one); }, command);
}

// The room.

void Plain::request(from_client::Message message) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    room_.request(std::move(message));
}

void Plain::run(const command::Set& wanted) {
    from_client::Configure configure;
    if (wanted.settings.options != "{}") configure.options = json::RawJson{wanted.settings.options};
    configure.seats = wanted.settings.seats;
    configure.listed = wanted.settings.listed;
    request(configure);
}

void Plain::run(const command::Sit& wanted) {
    if (!wanted.name.empty()) preferences_.name = wanted.name;
    request(from_client::Sit{
        .id = {}, .seat = wanted.seat, .name = preferences_.name, .word = environment_.random_word()});
}

void Plain::run(const command::Stand&) { request(from_client::Stand{}); }

/// Between two rounds, `ready` is a move.
void Plain::run(const command::Ready& wanted) {
    const auto& legal = room_.match().legal();
    if (room_.match().ask() && legal.size() == 1 && legal.front() == "ready") return room_.play({"ready"});
    request(from_client::Ready{.id = {}, .ready = wanted.ready});
}

void Plain::run(const command::Start&) { request(from_client::Start{}); }

void Plain::run(const command::Rematch&) {
    request(from_client::Rematch{.id = {}, .word = environment_.random_word()});
}

void Plain::run(const command::Leave&) {
    is_leaving_ = room_.is_in_room();
    request(from_client::Leave{});
}

void Plain::run(const command::Bot& wanted) {
    request(from_client::SeatBot{.id = {}, .seat = wanted.seat, .bot = wanted.kind});
}

void Plain::run(const command::Chat& wanted) { request(from_client::Chat{.id = {}, .text = wanted.text}); }

void Plain::run(const command::Older&) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    if (!room_.ask_for_older_chat()) say(tag::info, words_("chat.no_older"));
}

void Plain::run(const command::HandOver&) { request(from_client::HandOver{}); }

// The match.

void Plain::run(const command::Room&) {
    if (!room_.room()) return say_wrong("wrong.no_room");
    say(describe(*room_.room(), words_));
    tell_host_offer({}, *room_.room());
    tell_turn_or_question();
}

void Plain::run(const command::Board& wanted) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    if (wanted.after) return room_.ask_for_position(*wanted.after);
    tell_board(room_.match().view(), wanted.seat);
    tell_turn_or_question();
}

void Plain::run(const command::Boards& wanted) {
    preferences_.shows_boards = wanted.shown;
    say(tag::info, words_(wanted.shown ? "boards.on" : "boards.off"));
}

void Plain::run(const command::Score&) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    say(scores(room_.match().view(), game(), names_, words_));
}

void Plain::run(const command::Log&) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    room_.ask_for_past(0);
}

/// Prints the notations in one line, then each move in words if there are few or the command names them.
void Plain::run(const command::Moves& wanted) {
    if (!may_play()) return tell_turn();
    std::vector<std::string> moves;
    for (const std::string& move : room_.match().legal())
        if (wanted.beginning == "all" || spelled(move).starts_with(wanted.beginning)) moves.push_back(move);
    say(tag::moves,
        moves.empty() ? words_("moves.none", {{"beginning", wanted.beginning}}) : text_of(spelled(moves)),
        {{"count", std::to_string(moves.size())}});
    if (wanted.beginning.empty() && moves.size() > most_in_words)
        return say(tag::info, words_("moves.in_words", {{"first", spelled(moves.front()).substr(0, 2)}}));
    for (const std::string& move : moves) say(tag::in_words, in_words(move), {{"m", move}});
}

std::string Plain::in_words(const std::string& move) const {
    const Board* board = find_board(game());
    std::string told = board ? board->in_words(board_input(), move) : std::string();
    if (move == "ready")
        told = words_("moves.ready");
    else if (told.empty())
        told = protocol::move_text(words_.language(), game(), move);
    return spelled(move) + ": " + told;
}

/// Prints the list of moves if the board has no answer.
void Plain::run(const command::What& wanted) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    const Board* board = find_board(game());
    const auto lines =
        board ? board->what(board_input(), room_.match().legal(), wanted.about) : Board::Picture();
    if (lines.empty()) return run(command::Moves{wanted.about});
    for (const std::string& line : lines) say(tag::what, line);
    if (!room_.match().ask()) return;
    for (const std::string& move : board->to_preview(room_.match().legal(), wanted.about))
        room_.preview({move});
}

void Plain::run(const command::Rules& wanted) {
    const std::string of = wanted.game.empty() ? game() : wanted.game;
    if (of.empty()) return say_wrong("wrong.rules_of_what");
    if (protocol::find_game(of) == nullptr) return say_wrong("wrong.no_rules", {{"game", of}});
    const auto lines = rules_lines(of, words_.language(), wanted.part);
    if (lines.empty()) return say_wrong("wrong.no_rule", {{"part", wanted.part}});
    for (const std::string& line : lines) say(tag::rules, line);
    if (wanted.part.empty()) say(tag::info, words_("rules.how"));
}

void Plain::run(const command::Play& wanted) {
    if (may_play()) room_.play(meant(wanted.notations));
}

void Plain::run(const command::Preview& wanted) {
    if (may_play()) room_.preview(meant(wanted.notations));
}

void Plain::tell(const protocol::from_server::Preview& preview) {
    for (const std::string& sentence : sentences_of(preview.events.text, called_))
        say(tag::preview, words_("preview.event", {{"event", sentence}}), {{"is", "event"}});
    std::string points;
    for (const auto& [seat, count] : preview.points)
        points +=
            (points.empty() ? "" : ", ") + protocol::seat_name(names_, seat) + ' ' + std::to_string(count);
    say(tag::preview, words_("preview.points", {{"points", points}}), {{"is", "points"}});
    if (const auto steps = steps_after(preview); !steps.empty()) {
        for (const std::string& line : steps) say(tag::what, line);
        return;
    }
    const auto& legal = preview.legal;
    say(tag::preview,
        words_(legal.empty() ? "preview.nothing" : "preview.moves", {{"moves", text_of(spelled(legal))}}),
        {{"is", "moves"}, {"count", std::to_string(legal.size())}});
    if (legal.size() > most_in_words) return;
    for (const std::string& move : legal) say(tag::preview, in_words(move), {{"is", "move"}, {"m", move}});
}

/// Describes the possible moves after the previewed ones; empty if the game's board can't.
Board::Picture Plain::steps_after(const protocol::from_server::Preview& preview) const {
    const Board* board = find_board(game());
    const auto view = room_.match().view_after(preview);
    if (!board || !view) return {};
    return board->what(board_input(*view), preview.legal, "");
}

bool Plain::may_play() {
    if (room_.match().ask()) return true;
    const bool is_over = room_.room() && room_.room()->phase == protocol::from_server::Phase::ended;
    say_wrong(!room_.is_in_room()         ? "wrong.no_room"
              : is_over                   ? "wrong.match_over"
              : !room_.match().is_there() ? "wrong.no_match"
                                          : "wrong.not_asked");
    return false;
}

// The client itself.

void Plain::run(const command::Auto& wanted) {
    preferences_.auto_play = wanted.how;
    played_ask_ = {};
    say(tag::info, words_(wanted.how == AutoPlay::off ? "auto.off" : "auto.on"));
}

void Plain::run(const command::Wait& wanted) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    waiting_for_ = wanted.until;
}

void Plain::run(const command::Help& wanted) {
    if (!wanted.command.empty())
        return say(tag::help, words_("help." + wanted.command), {{"command", wanted.command}});
    for (const std::string_view name : command_names())
        say(tag::help, words_("help." + std::string(name)), {{"command", std::string(name)}});
    say(tag::help, words_("help.moves_alone"));
    for (const protocol::GameInfo* one : protocol::all_games())
        if (!room_.room() || one->name == game())
            say(tag::help, words_("help.signs." + one->name), {{"game", one->name}});
}

void Plain::run(const command::Quit&) {
    is_finished_ = true;
    room_.go_away();
    environment_.finish(status_);
}

void Plain::run(const command::Misread& line) {
    if (line.is_known)
        say_wrong("wrong.usage", {{"usage", words_("help." + line.name)}});
    else if (line.name.empty())
        say_wrong("wrong.unknown");
    else
        say_wrong("wrong.nearest", {{"command", line.name}, {"usage", words_("help." + line.name)}});
}

}  // namespace reami::terminal
