// Prints the server's messages about the match.
#include "clients/terminal/plain/plain.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

/// The field that every event of every game has: the event's name.
struct EventName {
    std::string e;
    BOOST_DESCRIBE_CLASS(EventName, (), (e), (), ())
};

/// `1,3`
std::string seats_text(const std::vector<Seat>& seats) {
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : ",") + std::to_string(seat.number());
    return text;
}

std::string turn_text(const MatchView& match, std::optional<Seat> me, const Names& names,
                      const Words& words) {
    const auto& to_act = match.to_act();
    const std::string all = protocol::seat_names(names, to_act);
    if (is_between_rounds(match.view())) return words("turn.ready", {{"names", all}});
    if (to_act.size() > 1) return words("turn.several", {{"names", all}});
    return to_act.front() == me ? words("ask.turn") : words("turn.name", {{"name", all}});
}

}  // namespace

// The match.

void Plain::tell(const from_server::State& state) {
    if (is_leaving_) return;
    if (const Board* board = find_board(game())) called_ = board->names_on(state.view.text);
    say(tag::event, words_(state.v == 0 ? "match.begins" : "match.is_at", {{"v", to_string(state.v)}}),
        {{"e", "state"}, {"match", to_string(state.match)}, {"v", to_string(state.v)}});
    if (state.events) tell_events(tag::event, state.match, state.v, state.events->text);
    know_catalog(state.catalog);
    tell_missed(state);
    tell_news_of_turn();
    tell_result();
}

/// Uses the catalogue in this program, and fetches it from the server only if the hash differs.
void Plain::know_catalog(const std::string& hash) {
    const protocol::GameInfo* kind = protocol::find_game(game());
    if (kind && kind->catalog_hash == hash)
        catalog_ = kind->catalog;
    else
        fetch({.path = "/api/games/" + game() + "/catalog/" + hash}, &Plain::take_catalog);
}

void Plain::take_catalog(const HttpAnswer& answer) {
    catalog_ = answer.body;
    told_ask_ = {};
    tell_news_of_turn();
}

void Plain::tell(const from_server::Patch& patch) {
    tell_events(tag::event, room_.match().match(), patch.v, patch.events.text);
    tell_news_of_turn();
    tell_result();
}

/// Ignores events of an earlier match, because `names_` belong to the current one.
void Plain::tell(const from_server::Events& past) {
    if (past.match != room_.match().match()) return;
    for (const from_server::PastMove& one : past.told)
        tell_events(tag::log, past.match, one.v, one.events.text);
    if (past.next) room_.ask_for_past(*past.next);
}

void Plain::tell(const from_server::Position& past) {
    if (past.match != room_.match().match()) return;
    say(tag::info, words_("board.after", {{"v", to_string(past.v)}}));
    tell_board(past.view.text, std::nullopt);
}

void Plain::tell_events(std::string_view tag, protocol::MatchNumber at_match, protocol::Version v,
                        const std::string& told) {
    const Board* board = find_board(game());
    NamesOnBoard& called = tag == tag::log ? called_then_ : called_;
    if (auto laid = board ? board->names_laid_by(told) : std::nullopt) called = *std::move(laid);
    auto sentences = sentences_of(told, called);
    const auto events = json::read_as<std::vector<EventName>>(told);
    const bool are_named = events && events->size() == sentences.size();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        OutputLine::Facts facts{{"match", to_string(at_match)}, {"v", to_string(v)}};
        if (are_named) {
            facts.emplace_back("e", (*events)[i].e);
            if (tag == tag::event && board && (*events)[i].e == board->turn_event()) continue;
        }
        if (tag == tag::log)
            sentences[i] = words_("log.line", {{"v", to_string(v)}, {"event", sentences[i]}});
        say(tag, std::move(sentences[i]), std::move(facts));
    }
}

/// Returns a sentence for each event; for an unknown game, the events as JSON.
std::vector<std::string> Plain::sentences_of(const std::string& events, const NamesOnBoard& called) const {
    const protocol::GameInfo* kind = protocol::find_game(game());
    if (!kind) return {events};
    return kind->history(events, {words_.language(), names_, called});
}

/// Prints the changes that the client missed, by comparing two views of the match.
void Plain::tell_missed(const from_server::State& state) {
    const MatchView& before = room_.before();
    const int moves = state.v.value() - before.v().value();
    if (state.match != before.match() || moves <= 0) return;
    say(tag::event, words_.counted("missed", moves),
        {{"e", "missed"}, {"match", to_string(state.match)}, {"v", to_string(state.v)}});
    const Board* board = find_board(game());
    if (!board) return;
    for (std::string& line : board->missed(board_input(before.view()), board_input()))
        say(tag::event, std::move(line), {{"e", "missed"}});
}

/// Prints the players who are to act. Prints nothing once the match is over.
void Plain::tell_turn() {
    const MatchView& match = room_.match();
    if (!match.is_there() || match.to_act().empty()) return;
    OutputLine::Facts facts{{"match", to_string(match.match())}, {"v", to_string(match.v())}};
    facts.emplace_back("seats", seats_text(match.to_act()));
    say(tag::turn, turn_text(match, room_.me(), names_, words_), std::move(facts));
}

/// The server sends the state before the room at the start of a match. The client waits for the room, so that
/// the question is the last line.
void Plain::tell_news_of_turn() {
    if (!knows_room_of_match()) return;
    tell_others_turn();
    tell_asked();
}

bool Plain::knows_room_of_match() const {
    const auto& room = room_.room();
    return room_.match().is_there() && room && room->match == room_.match().match() &&
           room->phase != from_server::Phase::seating;
}

/// Prints each change once. If only this client is to act, `tell_asked` prints the question instead.
void Plain::tell_others_turn() {
    const MatchView& match = room_.match();
    const std::pair turn(match.match(), match.to_act());
    if (std::exchange(told_turn_, turn) == turn) return;
    if (turn.second.size() != 1 || turn.second.front() != room_.me()) tell_turn();
}

void Plain::tell_turn_or_question() {
    if (room_.match().is_there() && room_.match().ask())
        tell_question();
    else
        tell_turn();
}

void Plain::tell_asked() {
    const MatchView& match = room_.match();
    if (!match.ask()) return;
    const std::pair asked(match.match(), *match.ask());
    if (std::exchange(told_ask_, asked) == asked || preferences_.auto_play != AutoPlay::off) return;
    if (preferences_.shows_boards) tell_board(match.view(), std::nullopt);
    tell_question();
}

/// Prints the decision that this client is asked for. Requires that it is asked.
void Plain::tell_question() {
    const MatchView& match = room_.match();
    std::string prompt = words_("ask.turn") + ' ';
    if (const Board* board = find_board(game()))
        for (const std::string& line : board->prompt(board_input())) prompt += line + ' ';
    const auto& legal = match.legal();
    const auto count = static_cast<std::int64_t>(legal.size());
    say(tag::ask,
        prompt + words_.counted("ask", count, {{"first", legal.empty() ? "" : spelled(legal.front())}}),
        {{"match", to_string(match.match())},
         {"ask", to_string(*match.ask())},
         {"legal", std::to_string(count)}});
}

void Plain::tell_result() {
    const MatchView& match = room_.match();
    if (!match.result() || std::exchange(told_result_, match.match()) == match.match()) return;
    say(scores(match.view(), game(), names_, words_));
    say(describe(*match.result(), game(), names_, words_));
}

void Plain::tell_board(const std::string& view, std::optional<Seat> only) {
    const Board* board = find_board(game());
    const Board::Picture lines = board ? board->draw(board_input(view), only) : draw_plainly(view);
    for (const std::string& line : lines) say(tag::board, line);
}

BoardInput Plain::board_input() const { return board_input(room_.match().view()); }

BoardInput Plain::board_input(const std::string& view) const {
    static const std::string nothing = "null";
    const auto& room = room_.room();
    return {view,   catalog_,          room ? room->options.text : nothing, names_, room_.me(),
            words_, preferences_.paint};
}

std::string Plain::game() const { return room_.room() ? room_.room()->game : std::string(); }

}  // namespace reami::terminal
