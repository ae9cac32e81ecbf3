#include "clients/terminal/plain/match_announcer.hpp"

#include "clients/terminal/text/settings_text.hpp"
#include "protocol/json/described.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

/// The only field that all events of all games have: the name of the event.
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

void MatchAnnouncer::announce(const from_server::State& state) {
    if (const Board* board = text_.board()) called_ = board->names_on(state.view.text);
    screen_.say(tag::event,
                words_(state.v == 0 ? "match.begins" : "match.is_at", {{"v", to_string(state.v)}}),
                {{"e", "state"}, {"match", to_string(state.match)}, {"v", to_string(state.v)}});
    if (state.events) announce_events(tag::event, state.match, state.v, state.events->text);
    know_catalog(state.catalog);
    announce_missed(state);
    announce_news_of_turn();
    announce_result();
}

/// Uses the catalogue in this program if it has the server's hash. Otherwise fetches the catalogue from the
/// server.
void MatchAnnouncer::know_catalog(const std::string& hash) {
    const protocol::GameInfo* kind = protocol::find_game(text_.game());
    if (kind && kind->catalog_hash == hash) return text_.know_catalog(kind->catalog);
    fetches_.fetch({.path = "/api/games/" + text_.game() + "/catalog/" + hash},
                   [this](const HttpAnswer& answer) {
                       text_.know_catalog(answer.body);
                       announced_ask_ = {};
                       announce_news_of_turn();
                   });
}

void MatchAnnouncer::announce(const from_server::Patch& patch) {
    announce_events(tag::event, room_.match().match(), patch.v, patch.events.text);
    announce_news_of_turn();
    announce_result();
}

/// Prints all clocks at the start of a match, or when the client enters its room; later, only those that have
/// reached zero.
void MatchAnnouncer::announce(const from_server::Clocks& clocks) {
    if (std::exchange(announced_clocks_, clocks.match) != clocks.match) show_clocks();
    const auto& room = room_.room();
    if (!room) return;
    const std::string at_zero(json::enum_name(room->time.at_zero.value_or(protocol::AtZero::wait)));
    for (const Seat seat : room_.clocks().ran_out()) {
        const auto& occupant = room->seats.at(seat);
        const std::string name = protocol::seat_name(text_.names(), seat);
        screen_.say(
            tag::clock,
            words_("clock.out." + at_zero, {{"name", occupant ? occupant->name.value_or(name) : name}}),
            {{"seat", std::to_string(seat.number())}, {"out", at_zero}});
    }
}

/// Prints earlier events. Ignores events of an earlier match, because the names belong to the present match.
void MatchAnnouncer::announce(const from_server::Events& past) {
    if (past.match != room_.match().match()) return;
    for (const from_server::PastMove& one : past.told)
        announce_events(tag::log, past.match, one.v, one.events.text);
    if (past.next) room_.ask_for_past(*past.next);
}

void MatchAnnouncer::announce(const from_server::Position& past) {
    if (past.match != room_.match().match()) return;
    screen_.say(tag::info, words_("board.after", {{"v", to_string(past.v)}}));
    show_board(past.view.text, std::nullopt);
}

void MatchAnnouncer::announce(const protocol::from_server::Preview& preview) {
    for (const std::string& sentence : text_.sentences_of(preview.events.text, called_))
        screen_.say(tag::preview, words_("preview.event", {{"event", sentence}}), {{"is", "event"}});
    std::string points;
    for (const auto& [seat, count] : preview.points)
        points += (points.empty() ? "" : ", ") + protocol::seat_name(text_.names(), seat) + ' ' +
                  std::to_string(count);
    screen_.say(tag::preview, words_("preview.points", {{"points", points}}), {{"is", "points"}});
    if (const auto steps = steps_after(preview); !steps.empty()) {
        for (const std::string& line : steps) screen_.say(tag::what, line);
        return;
    }
    const auto& legal = preview.legal;
    screen_.say(tag::preview,
                words_(legal.empty() ? "preview.nothing" : "preview.moves",
                       {{"moves", joined(text_.spelled(legal))}}),
                {{"is", "moves"}, {"count", std::to_string(legal.size())}});
    if (legal.size() > most_in_words) return;
    for (const std::string& move : legal)
        screen_.say(tag::preview, text_.in_words(move), {{"is", "move"}, {"m", move}});
}

void MatchAnnouncer::announce(const protocol::from_server::Hint& hint) {
    std::string words;
    for (const std::string& move : hint.moves) words += (words.empty() ? "" : ", ") + text_.in_words(move);
    screen_.say(tag::preview,
                words_("hint", {{"moves", joined(text_.spelled(hint.moves))}, {"words", words}}),
                {{"is", "hint"}, {"count", std::to_string(hint.moves.size())}});
}

/// Says what the player can do after the previewed moves; empty if the game's board can't say it.
Board::Picture MatchAnnouncer::steps_after(const protocol::from_server::Preview& preview) const {
    const Board* board = text_.board();
    const auto view = room_.match().view_after(preview);
    if (!board || !view) return {};
    return board->what(text_.board_input(*view), preview.legal, "");
}

void MatchAnnouncer::announce_events(std::string_view tag, protocol::MatchNumber at_match,
                                     protocol::Version v, const std::string& events_json) {
    const Board* board = text_.board();
    NamesOnBoard& called = tag == tag::log ? called_then_ : called_;
    if (auto laid = board ? board->names_laid_by(events_json) : std::nullopt) called = *std::move(laid);
    auto sentences = text_.sentences_of(events_json, called);
    const auto events = json::read_as<std::vector<EventName>>(events_json);
    const bool are_named = events && events->size() == sentences.size();
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        OutputLine::Facts facts{{"match", to_string(at_match)}, {"v", to_string(v)}};
        if (are_named) {
            facts.emplace_back("e", (*events)[i].e);
            if (tag == tag::event && board && (*events)[i].e == board->turn_event()) continue;
        }
        if (tag == tag::log)
            sentences[i] = words_("log.line", {{"v", to_string(v)}, {"event", sentences[i]}});
        screen_.say(tag, std::move(sentences[i]), std::move(facts));
    }
}

/// Compares two views of the match, and prints the changes that the client missed.
void MatchAnnouncer::announce_missed(const from_server::State& state) {
    const MatchView& before = room_.before();
    const int moves = state.v.value() - before.v().value();
    if (state.match != before.match() || moves <= 0) return;
    screen_.say(tag::event, words_.counted("missed", moves),
                {{"e", "missed"}, {"match", to_string(state.match)}, {"v", to_string(state.v)}});
    const Board* board = text_.board();
    if (!board) return;
    for (std::string& line : board->missed(text_.board_input(before.view()), text_.board_input()))
        screen_.say(tag::event, std::move(line), {{"e", "missed"}});
}

/// Whether the client shows the clock of this seat. Bots have none.
bool MatchAnnouncer::has_clock(Seat seat) const {
    const auto& room = room_.room();
    const MatchClocks& clocks = room_.clocks();
    if (!room || !clocks.are_of(room_.match().match()) || !clocks.seats().contains(seat)) return false;
    const auto occupant = room->seats.find(seat);
    return occupant != room->seats.end() && occupant->second && !occupant->second->bot;
}

std::string MatchAnnouncer::time_of(Seat seat) const {
    const std::int64_t left = room_.clocks().left(seat);
    const bool is_holiday = left < 0 && room_.clocks().seats().at(seat).holidays.value_or(0) > 0;
    return is_holiday ? words_("clock.holiday") : clock_text(left, words_);
}

std::string MatchAnnouncer::time_of_turn(Seat seat) const {
    return has_clock(seat) ? ' ' + words_("clock.left", {{"time", time_of(seat)}}) : std::string();
}

void MatchAnnouncer::show_clocks() {
    for (const auto& [seat, clock] : room_.clocks().seats()) {
        if (!has_clock(seat)) continue;
        const bool runs = clock.runs.value_or(false);
        screen_.say(tag::clock,
                    words_(runs ? "clock.runs" : "clock.line",
                           {{"name", protocol::seat_name(text_.names(), seat)}, {"time", time_of(seat)}}),
                    {{"seat", std::to_string(seat.number())},
                     {"left", std::to_string(room_.clocks().left(seat))},
                     {"runs", runs ? "true" : "false"}});
    }
}

void MatchAnnouncer::show_turn() {
    const MatchView& match = room_.match();
    if (!match.is_there() || match.to_act().empty()) return;
    OutputLine::Facts facts{{"match", to_string(match.match())}, {"v", to_string(match.v())}};
    facts.emplace_back("seats", seats_text(match.to_act()));
    const auto& to_act = match.to_act();
    screen_.say(tag::turn,
                turn_text(match, room_.me(), text_.names(), words_) +
                    (to_act.size() == 1 ? time_of_turn(to_act.front()) : ""),
                std::move(facts));
}

/// Announces the question, but not before the room has arrived. At the start of a match the server sends the
/// state first and the room after it, and the question must be the last line.
void MatchAnnouncer::announce_news_of_turn() {
    if (!knows_room_of_match()) return;
    announce_others_turn();
    announce_ask();
}

bool MatchAnnouncer::knows_room_of_match() const {
    const auto& room = room_.room();
    return room_.match().is_there() && room && room->match == room_.match().match() &&
           room->phase != from_server::Phase::seating;
}

/// Says whose turn it is, once for each change. If only this client must decide, `announce_ask` prints the
/// question instead.
void MatchAnnouncer::announce_others_turn() {
    const MatchView& match = room_.match();
    const std::pair turn(match.match(), match.to_act());
    if (std::exchange(announced_turn_, turn) == turn) return;
    if (turn.second.size() != 1 || turn.second.front() != room_.me()) show_turn();
}

void MatchAnnouncer::show_turn_or_question() {
    if (room_.match().is_there() && room_.match().ask())
        show_question();
    else
        show_turn();
}

void MatchAnnouncer::announce_ask() {
    const MatchView& match = room_.match();
    if (!match.ask()) return;
    const std::pair asked(match.match(), *match.ask());
    if (std::exchange(announced_ask_, asked) == asked || preferences_.auto_play != AutoPlay::off) return;
    if (preferences_.shows_boards) show_board(match.view(), std::nullopt);
    show_question();
}

void MatchAnnouncer::show_question() {
    const MatchView& match = room_.match();
    std::string prompt = words_("ask.turn") + (room_.me() ? time_of_turn(*room_.me()) : "") + ' ';
    if (const Board* board = text_.board())
        for (const std::string& line : board->prompt(text_.board_input())) prompt += line + ' ';
    const auto& legal = match.legal();
    const auto count = static_cast<std::int64_t>(legal.size());
    screen_.say(
        tag::ask,
        prompt + words_.counted("ask", count, {{"first", legal.empty() ? "" : text_.spelled(legal.front())}}),
        {{"match", to_string(match.match())},
         {"ask", to_string(*match.ask())},
         {"legal", std::to_string(count)}});
}

void MatchAnnouncer::announce_result() {
    const MatchView& match = room_.match();
    if (!match.result() || std::exchange(announced_result_, match.match()) == match.match()) return;
    screen_.say(scores(match.view(), text_.game(), text_.names(), words_));
    screen_.say(describe(*match.result(), text_.game(), text_.names(), words_));
}

void MatchAnnouncer::show_board(const std::string& view, std::optional<Seat> only) {
    for (const std::string& line : text_.drawn(view, only)) screen_.say(tag::board, line);
}

void MatchAnnouncer::forget() {
    announced_ask_ = {};
    announced_turn_ = {};
    announced_result_ = 0;
    announced_clocks_ = 0;
}

}  // namespace reami::terminal
