#include "clients/terminal/plain/plain.hpp"

#include <algorithm>
#include <variant>

#include "clients/terminal/plain/command_pieces.hpp"
#include "protocol/text/plain_text.hpp"

namespace reami::terminal {
namespace {

using protocol::from_server::Phase;
using protocol::from_server::Room;

bool is_full(const Room& room) {
    return std::all_of(room.seats.begin(), room.seats.end(),
                       [](const auto& seat) { return seat.second.has_value(); });
}

bool is_ready(const Room& room) {
    return is_full(room) && std::all_of(room.seats.begin(), room.seats.end(), [](const auto& seat) {
               return seat.second->bot || seat.second->ready.value_or(false);
           });
}

}  // namespace

void Plain::command(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    // A `quit` that a person types ends the client at once while the server does not answer. A script's final
    // `quit` waits until the client has been in its room, so that the earlier commands run.
    const bool sees_it = preferences_.by_hand || room_.was_here();
    if (room_.is_in_room() && !is_answered() && sees_it &&
        std::holds_alternative<command::Quit>(parse_command(line))) {
        room_.give_up();
        lines_.clear();
        waiting_for_.reset();
        return run(command::Quit{});
    }
    lines_.emplace_back(line);
    go_on();
}

void Plain::end_of_input() {
    is_input_over_ = true;
    go_on();
}

void Plain::received(std::string_view text) {
    if (const auto message = room_.take(text)) std::visit([this](const auto& one) { tell(one); }, *message);
    go_on();
}

void Plain::tick() { room_.tick(); }

void Plain::enter(const std::string& code, const std::string& hand_over) {
    told_room_.reset();
    is_leaving_ = false;
    ignored_.clear();
    told_ask_ = played_ask_ = {};
    told_turn_ = {};
    told_result_ = 0;
    room_.enter(code, hand_over);
}

// The queue of commands.

void Plain::go_on() {
    while (!is_finished_) {
        play_by_itself();
        if (must_wait()) return;
        waiting_for_.reset();
        if (lines_.empty()) break;
        const std::string line = std::move(lines_.front());
        lines_.pop_front();
        if (is_asking_who_to_be_)
            decide_who_to_be(line);
        else
            run(read(line));
    }
    if (is_finished_ || !is_input_over_) return;
    if (const auto until = std::exchange(preferences_.until, std::nullopt)) {
        run(command::Wait{*until});
        return go_on();
    }
    run(command::Quit{});
}

/// Parses a line. A word that is not a command may be a move in the spelling of the client's language.
Command Plain::read(std::string_view line) const {
    Command command = parse_command(line);
    const auto* misread = std::get_if<command::Misread>(&command);
    if (misread == nullptr || misread->is_known) return command;
    auto words = piece::words(line);
    const bool are_moves = std::ranges::all_of(
        words, [this](const std::string& word) { return meant({word}) != std::vector{word}; });
    return are_moves ? Command(command::Play{std::move(words)}) : command;
}

bool Plain::must_wait() const {
    return fetching_ > 0 || room_.is_waiting() || is_leaving_ || !is_settled() ||
           (waiting_for_ && !has_come(*waiting_for_));
}

bool Plain::is_answered() const {
    return room_.is_here() && !(room_.room() && room_.room()->stalled.value_or(false));
}

/// Whether the client is in no room, or has received the room and its match.
bool Plain::is_settled() const {
    if (!room_.is_in_room()) return true;
    if (!room_.is_here() || !room_.room()) return false;
    return room_.room()->phase != Phase::playing || room_.match().match() == room_.room()->match;
}

bool Plain::has_come(Until until) const {
    const auto& room = room_.room();
    if (!room) return false;
    const bool ended = room->phase == Phase::ended || room->phase == Phase::closed;
    switch (until) {
        case Until::here:
            return true;
        case Until::full:
            return is_full(*room);
        case Until::ready:
            return is_ready(*room);
        case Until::started:
            return room->phase == Phase::playing;
        case Until::turn:
            return room_.match().ask().has_value() || ended;
        case Until::ended:
            return ended;
    }
    return true;
}

void Plain::play_by_itself() {
    const MatchView& match = room_.match();
    if (preferences_.auto_play == AutoPlay::off || !match.ask() || match.legal().empty() || !room_.is_here())
        return;
    const std::pair asked(match.match(), *match.ask());
    if (room_.is_waiting() || std::exchange(played_ask_, asked) == asked) return;
    const auto& legal = match.legal();
    const std::string& chosen = preferences_.auto_play == AutoPlay::first
                                    ? legal.front()
                                    : legal[environment_.random_below(legal.size())];
    say(tag::move, words_("auto.plays", {{"move", spelled(chosen)}}), {{"m", chosen}});
    room_.play({chosen});
}

// Moves.

std::string Plain::spelled(const std::string& move) const {
    const Board* board = find_board(game());
    return board ? board->spelled(words_.language(), move) : move;
}

std::vector<std::string> Plain::spelled(const std::vector<std::string>& moves) const {
    std::vector<std::string> all;
    all.reserve(moves.size());
    for (const std::string& move : moves) all.push_back(spelled(move));
    return all;
}

std::vector<std::string> Plain::meant(const std::vector<std::string>& typed) const {
    const Board* board = find_board(game());
    const auto in_notation = [&](const std::string& move) {
        return board ? board->meant(words_.language(), move) : move;
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

// Lines.

void Plain::say(std::string_view tag, std::string text, OutputLine::Facts facts) {
    print({.tag = tag, .text = std::move(text), .facts = std::move(facts)});
}

void Plain::say(const Lines& lines) {
    for (const OutputLine& line : lines) print(line);
}

/// Removes control sequences except our own colours, because most of a line's text comes from the server.
void Plain::print(OutputLine line) {
    line.text = preferences_.paint.safe(line.text);
    for (auto& [name, value] : line.facts) value = protocol::plain_text(value);
    environment_.print(line);
}

void Plain::fail() {
    if (!preferences_.by_hand) status_ = 1;
}

void Plain::say_wrong(std::string_view key, const protocol::Placeholders& places) {
    say(tag::wrong, words_(key, places), {{"why", std::string(key)}});
}

}  // namespace reami::terminal
