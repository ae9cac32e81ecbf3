#include "clients/terminal/plain/match_commands.hpp"

#include "clients/terminal/text/rules_page.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {

void MatchCommands::run(const command::Board& wanted) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    if (wanted.after) return room_.ask_for_position(*wanted.after);
    match_.show_board(room_.match().view(), wanted.seat);
    match_.show_turn_or_question();
}

void MatchCommands::run(const command::Boards& wanted) {
    preferences_.shows_boards = wanted.shown;
    screen_.say(tag::info, words_(wanted.shown ? "boards.on" : "boards.off"));
}

void MatchCommands::run(const command::Score&) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    screen_.say(scores(room_.match().view(), text_.game(), text_.names(), words_));
}

void MatchCommands::run(const command::Clock&) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    if (!room_.clocks().are_of(room_.match().match())) return screen_.say(tag::info, words_("clock.none"));
    match_.show_clocks();
}

void MatchCommands::run(const command::Log&) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    room_.ask_for_past(0);
}

/// Prints the notations of the moves in one line. Then prints each move in words, if they are few or the
/// command asks for them.
void MatchCommands::run(const command::Moves& wanted) {
    if (!may_play()) return match_.show_turn();
    std::vector<std::string> moves;
    for (const std::string& move : room_.match().legal())
        if (wanted.beginning == "all" || text_.spelled(move).starts_with(wanted.beginning))
            moves.push_back(move);
    screen_.say(tag::moves,
                moves.empty() ? words_("moves.none", {{"beginning", wanted.beginning}})
                              : joined(text_.spelled(moves)),
                {{"count", std::to_string(moves.size())}});
    if (wanted.beginning.empty() && moves.size() > most_in_words)
        return screen_.say(tag::info,
                           words_("moves.in_words", {{"first", text_.spelled(moves.front()).substr(0, 2)}}));
    for (const std::string& move : moves) screen_.say(tag::in_words, text_.in_words(move), {{"m", move}});
}

/// Prints what the game's board says; if the board has no answer, prints the list of moves.
void MatchCommands::run(const command::What& wanted) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    const Board* board = text_.board();
    const auto lines =
        board ? board->what(text_.board_input(), room_.match().legal(), wanted.about) : Board::Picture();
    if (lines.empty()) return run(command::Moves{wanted.about});
    for (const std::string& line : lines) screen_.say(tag::what, line);
    if (!room_.match().ask()) return;
    for (const std::string& move : board->to_preview(room_.match().legal(), wanted.about))
        room_.preview({move});
}

void MatchCommands::run(const command::Rules& wanted) {
    const std::string of = wanted.game.empty() ? text_.game() : wanted.game;
    if (of.empty()) return screen_.wrong("wrong.rules_of_what");
    if (protocol::find_game(of) == nullptr) return screen_.wrong("wrong.no_rules", {{"game", of}});
    const auto lines = rules_lines(of, words_.language(), wanted.part);
    if (lines.empty()) return screen_.wrong("wrong.no_rule", {{"part", wanted.part}});
    for (const std::string& line : lines) screen_.say(tag::rules, line);
    if (wanted.part.empty()) screen_.say(tag::info, words_("rules.how"));
}

void MatchCommands::run(const command::Play& wanted) {
    if (may_play()) room_.play(text_.meant(wanted.notations));
}

void MatchCommands::run(const command::Plan& wanted) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    protocol::from_client::Plan plan{.id = {}, .match = room_.match().match(), .lists = {}};
    for (const auto& list : wanted.lists) {
        const auto moves = text_.meant(list);
        plan.lists.emplace_back(moves.begin(), moves.end());
    }
    room_.request(std::move(plan));
    screen_.say(tag::plan, words_(wanted.lists.empty() ? "plan.taken_back" : "plan.left"));
}

void MatchCommands::run(const command::Undo&) {
    if (!room_.match().is_there()) return screen_.wrong("wrong.no_match");
    if (room_.match().undo()) return room_.take_back();
    if (!room_.match().can_ask_for_undo()) return screen_.wrong("wrong.no_undo");
    room_.request(protocol::from_client::Offer{.id = {}, .what = protocol::OfferKind::undo});
}

/// While the match does not ask the player, the preview is about the player's next turn.
void MatchCommands::run(const command::Preview& wanted) {
    const bool is_playing = room_.room() && room_.room()->phase == protocol::from_server::Phase::playing;
    const bool waits = is_playing && room_.me() && room_.match().is_there();
    if (waits || may_play()) room_.preview(text_.meant(wanted.notations));
}

void MatchCommands::run(const command::Hint&) {
    if (may_play()) room_.ask_for_hint();
}

bool MatchCommands::may_play() {
    if (room_.match().ask()) return true;
    const bool is_over = room_.room() && room_.room()->phase == protocol::from_server::Phase::ended;
    screen_.wrong(!room_.is_in_room()         ? "wrong.no_room"
                  : is_over                   ? "wrong.match_over"
                  : !room_.match().is_there() ? "wrong.no_match"
                                              : "wrong.not_asked");
    return false;
}

}  // namespace reami::terminal
