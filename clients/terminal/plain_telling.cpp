// What the client says when the server has said something.
#include "clients/terminal/plain.hpp"
#include "clients/terminal/read_as.hpp"
#include "protocol/codes.hpp"
#include "protocol/game_kind.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

/// What every event of every game has.
struct EventName {
    std::string e;
    BOOST_DESCRIBE_CLASS(EventName, (), (e), (), ())
};

std::string seconds_text(std::chrono::milliseconds wait) {
    const auto tenths = (wait.count() + 50) / 100;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

}  // namespace

// The connection.

void Plain::lost(std::uint16_t code, const ComeBack& then) {
    const std::string number = std::to_string(code);
    if (then.what == ComeBack::What::stays) {
        say(tag::link, words_("close." + number), {{"is", "closed"}, {"code", number}});
        if (code == static_cast<std::uint16_t>(protocol::Close::opened_elsewhere))
            say(tag::info, words_("link.elsewhere"));
        if (code != static_cast<std::uint16_t>(protocol::Close::normal)) status_ = 1;
        room_.go_away();
        waiting_for_.reset();
        return go_on();
    }
    if (then.what == ComeBack::What::without_token) outside_.forget_token();
    room_.lost();
    const std::string wait = seconds_text(then.wait);
    const std::string reason = "close." + number, why = words_(reason);
    say(tag::link,
        why == reason ? words_("link.lost", {{"seconds", wait}})
                      : why + ' ' + words_("link.again", {{"seconds", wait}}),
        {{"is", "lost"}, {"code", number}, {"wait", wait}});
}

void Plain::tell(const from_server::Here& here) {
    const auto me = room_.me();
    say(tag::you,
        me ? words_("you.seat", {{"code", room_.code()}, {"seat", std::to_string(me->number())}})
           : words_("you.watch", {{"code", room_.code()}}),
        {{"code", room_.code()},
         {"you", here.you},
         {"match", std::to_string(here.match)},
         {"v", std::to_string(here.v)}});
}

void Plain::tell(const from_server::Bye& bye) {
    say(tag::link, words_("link.bye"), {{"is", "bye"}, {"why", bye.why}, {"in", std::to_string(bye.in)}});
}

// Around the match.

void Plain::tell(const from_server::Room& room) {
    say(told_room_ ? changes(*told_room_, room, words_) : describe(room, words_));
    const bool stalled = room.stalled.value_or(false);
    if (stalled != (told_room_ && told_room_->stalled.value_or(false))) tell_stalled(stalled);
    told_room_ = room;
    names_ = names_of(room, words_);
}

void Plain::tell(const from_server::Chat& chat) {
    say(tag::chat, chat.name + ": " + chat.text,
        {{"n", std::to_string(chat.n)}, {"from", chat.from}, {"name", chat.name}});
}

/// Those that were not shown yet; none is an answer too.
void Plain::tell(const from_server::Lines& lines) {
    if (lines.lines.empty()) return say(tag::info, words_("chat.no_older"));
    for (const from_server::ChatLine& line : lines.lines) tell(from_server::Chat{line});
    const ChatShown& chat = room_.chat();
    if (chat.has_older() && chat.first() == lines.lines.front().n) say(tag::info, words_("chat.older"));
}

void Plain::tell_stalled(bool stalled) {
    say(tag::store, words_(stalled ? "store.stalled" : "store.works"),
        {{"is", stalled ? "stalled" : "works"}});
}

void Plain::tell(const from_server::Ok& ok) {
    if (!ok.code) return;
    const std::string link = wishes_.origin + "/r/" + room_.code() + '#' + *ok.code;
    say(tag::hand_over, words_("handover", {{"url", link}}), {{"url", link}});
}

void Plain::tell(const from_server::No& no) { tell_refusal(no.code, no.text); }

void Plain::tell_refusal(const std::string& code, const std::string& text) {
    say(tag::no, words_("no", {{"text", text}, {"code", code}}), {{"code", code}});
}

void Plain::tell(const from_server::Reveal& reveal) {
    say(tag::reveal, words_("reveal", {{"seed", reveal.seed}}),
        {{"match", std::to_string(reveal.match)}, {"secret", reveal.secret}, {"seed", reveal.seed}});
}

// The match.

void Plain::tell(const from_server::State& state) {
    say(tag::event, words_(state.v == 0 ? "match.begins" : "match.is_at", {{"v", std::to_string(state.v)}}),
        {{"e", "state"}, {"match", std::to_string(state.match)}, {"v", std::to_string(state.v)}});
    know_catalog(state.catalog);
    tell_asked();
    tell_result();
}

/// The catalogue is in this program too; only that of another version must be fetched.
void Plain::know_catalog(const std::string& hash) {
    const protocol::GameKind* kind = protocol::find_game(game());
    if (kind && kind->catalog_hash == hash)
        catalog_ = kind->catalog;
    else
        fetch({.path = "/api/games/" + game() + "/catalog/" + hash}, &Plain::take_catalog);
}

void Plain::take_catalog(const HttpAnswer& answer) {
    catalog_ = answer.body;
    told_ask_ = {};
    tell_asked();
}

void Plain::tell(const from_server::Patch& patch) {
    tell_events(patch);
    tell_asked();
    tell_result();
}

void Plain::tell_events(const from_server::Patch& patch) {
    const protocol::GameKind* kind = protocol::find_game(game());
    if (!kind) return say(tag::event, patch.events.text);
    const auto sentences = kind->history(patch.events.text, {words_.language(), names_});
    const auto events = read_as<std::vector<EventName>>(patch.events.text);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        Line::Facts facts{{"match", std::to_string(patch.match)}, {"v", std::to_string(patch.v)}};
        if (events && events->size() == sentences.size()) facts.emplace_back("e", (*events)[i].e);
        say(tag::event, sentences[i], std::move(facts));
    }
}

void Plain::tell_asked() {
    const MatchView& match = room_.match();
    if (!match.ask()) return;
    const std::pair asked(match.match(), *match.ask());
    if (std::exchange(told_ask_, asked) == asked || wishes_.auto_play != AutoPlay::off) return;
    if (wishes_.shows_boards) tell_board(std::nullopt);
    std::string prompt;
    if (const Board* board = find_board(game()))
        for (const std::string& line : board->prompt(table())) prompt += line + ' ';
    const std::string count = std::to_string(match.legal().size());
    say(tag::ask,
        prompt + words_(match.legal().size() == 1 ? "ask.only" : "ask",
                        {{"count", count}, {"first", match.legal().empty() ? "" : match.legal().front()}}),
        {{"match", std::to_string(match.match())}, {"ask", std::to_string(*match.ask())}, {"legal", count}});
}

void Plain::tell_result() {
    const MatchView& match = room_.match();
    if (!match.result() || std::exchange(told_result_, match.match()) == match.match()) return;
    say(scores(match.view(), game(), names_, words_));
    say(describe(*match.result(), game(), names_, words_));
}

void Plain::tell_board(std::optional<Seat> only) {
    const Board* board = find_board(game());
    const Board::Picture lines = board ? board->draw(table(), only) : draw_plainly(room_.match().view());
    for (const std::string& line : lines) say(tag::board, line);
}

/// What a board is drawn from, just now.
Table Plain::table() const {
    static const std::string nothing = "null";
    const auto& room = room_.room();
    return {room_.match().view(), catalog_, room ? room->options.text : nothing, names_, room_.me(), words_,
            wishes_.paint};
}

std::string Plain::game() const { return room_.room() ? room_.room()->game : std::string(); }

}  // namespace reami::terminal
