#include "clients/terminal/plain/plain.hpp"

#include <algorithm>
#include <concepts>
#include <variant>

#include "clients/terminal/plain/command_pieces.hpp"
#include "protocol/match/game_info.hpp"

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

Plain::Plain(Environment& environment, const Words& words, PlainPreferences preferences)
    : environment_(environment),
      words_(words),
      preferences_(std::move(preferences)),
      room_(environment, words.language()),
      screen_(environment, words, preferences_),
      fetches_(environment, screen_, [this] { resume(); }),
      text_(room_, words, preferences_.paint),
      match_announcer_(screen_, room_, text_, fetches_, preferences_),
      room_announcer_(environment, screen_, room_, text_, match_announcer_, preferences_),
      http_commands_(
          environment, screen_, fetches_, room_, preferences_,
          [this](const std::string& code, const std::string& hand_over) { enter(code, hand_over); }),
      room_commands_(environment, screen_, room_, room_announcer_, match_announcer_, preferences_),
      match_commands_(screen_, room_, text_, match_announcer_, preferences_) {}

// Events for the client.

void Plain::received(std::string_view text) {
    const auto announce = [this]<class Message>(const Message& message) {
        if constexpr (requires { match_announcer_.announce(message); }) {
            const bool is_state = std::same_as<Message, protocol::from_server::State>;
            if (!is_state || !room_announcer_.is_leaving()) match_announcer_.announce(message);
        } else {
            room_announcer_.announce(message);
        }
    };
    if (const auto message = room_.take(text)) std::visit(announce, *message);
    resume();
}

void Plain::lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble) {
    if (then.what == ComeBack::What::stays) {
        room_announcer_.announce_closed(code);
        room_.go_away();
        waiting_for_.reset();
        return resume();
    }
    if (then.what == ComeBack::What::without_token) environment_.forget_token();
    const bool gives_up = trouble && is_input_over_ && !room_.was_here();
    if (!room_.is_waiting()) room_announcer_.end_leaving();  // the server has answered: the seat is free
    room_.lost();
    if (!gives_up) return room_announcer_.announce_lost(code, then, trouble);
    screen_.unreachable(trouble);
    lines_.clear();
    run(command::Quit{});
}

void Plain::enter(const std::string& code, const std::string& hand_over) {
    room_announcer_.forget();
    match_announcer_.forget();
    played_ask_ = {};
    room_.enter(code, hand_over);
}

void Plain::command(std::string_view line) {
    room_.note_person();
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) return;
    // If a person types `quit`, the client ends at once, even while the server does not answer. If a script's
    // last command is `quit`, the client first waits until it has been in its room, so that the earlier
    // commands run.
    const bool sees_it = preferences_.by_hand || room_.was_here();
    if (room_.is_in_room() && !is_answered() && sees_it &&
        std::holds_alternative<command::Quit>(parse_command(line))) {
        room_.give_up();
        lines_.clear();
        waiting_for_.reset();
        return run(command::Quit{});
    }
    lines_.emplace_back(line);
    resume();
}

void Plain::end_of_input() {
    is_input_over_ = true;
    resume();
}

void Plain::resume() {
    while (!is_finished_) {
        play_by_itself();
        if (must_wait()) return;
        waiting_for_.reset();
        if (lines_.empty()) break;
        const std::string line = std::move(lines_.front());
        lines_.pop_front();
        const Command next = read(line);
        if (http_commands_.is_asking_who_to_be() && !std::holds_alternative<command::Quit>(next))
            http_commands_.decide_who_to_be(line);
        else
            std::visit([this](const auto& one) { run(one); }, next);
    }
    if (is_finished_ || !is_input_over_) return;
    if (const auto until = std::exchange(preferences_.until, std::nullopt)) {
        run(command::Wait{*until});
        return resume();
    }
    run(command::Quit{});
}

/// Parses a line. A word that is not a command may be a move as people write it in the client's language.
Command Plain::read(std::string_view line) const {
    Command command = parse_command(line);
    const auto* misread = std::get_if<command::Misread>(&command);
    if (misread == nullptr || misread->is_known) return command;
    auto words = piece::words(line);
    const bool are_moves = std::ranges::all_of(
        words, [this](const std::string& word) { return text_.meant({word}) != std::vector{word}; });
    return are_moves ? Command(command::Play{std::move(words)}) : command;
}

bool Plain::must_wait() const {
    return fetches_.any() || room_.is_waiting() || room_announcer_.is_leaving() || !is_settled() ||
           (waiting_for_ && !has_come(*waiting_for_));
}

bool Plain::is_answered() const {
    return room_.is_here() && !(room_.room() && room_.room()->stalled.value_or(false));
}

/// Whether the client is in no room, or has received the room and the room's match.
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
    screen_.say(tag::move, words_("auto.plays", {{"move", text_.spelled(chosen)}}), {{"m", chosen}});
    room_.play({chosen});
}

void Plain::run(const command::Auto& wanted) {
    preferences_.auto_play = wanted.how;
    played_ask_ = {};
    screen_.say(tag::info, words_(wanted.how == AutoPlay::off ? "auto.off" : "auto.on"));
}

void Plain::run(const command::Wait& wanted) {
    if (!room_.is_in_room()) return screen_.wrong("wrong.no_room");
    waiting_for_ = wanted.until;
}

void Plain::run(const command::Help& wanted) {
    if (!wanted.command.empty())
        return screen_.say(tag::help, words_("help." + wanted.command), {{"command", wanted.command}});
    for (const std::string_view name : command_names())
        screen_.say(tag::help, words_("help." + std::string(name)), {{"command", std::string(name)}});
    screen_.say(tag::help, words_("help.moves_alone"));
    for (const protocol::GameInfo* one : protocol::all_games())
        if (!room_.room() || one->name == text_.game())
            screen_.say(tag::help, words_("help.signs." + one->name), {{"game", one->name}});
}

void Plain::run(const command::Quit&) {
    is_finished_ = true;
    room_.go_away();
    environment_.finish(screen_.status());
}

void Plain::run(const command::Misread& line) {
    if (line.is_known)
        screen_.wrong("wrong.usage", {{"usage", words_("help." + line.name)}});
    else if (line.name.empty())
        screen_.wrong("wrong.unknown");
    else
        screen_.wrong("wrong.nearest", {{"command", line.name}, {"usage", words_("help." + line.name)}});
}

template <class One>
void Plain::run(const One& one) {
    if constexpr (requires { http_commands_.run(one); })
        http_commands_.run(one);
    else if constexpr (requires { room_commands_.run(one); })
        room_commands_.run(one);
    else
        match_commands_.run(one);
}

}  // namespace reami::terminal
