// Prints the server's messages about the connection and the room.
#include "clients/terminal/plain/plain.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

constexpr auto normal_close = static_cast<std::uint16_t>(protocol::Close::normal);

/// Rounds up, so that a person who waits for so many seconds is not too early.
std::int64_t whole_seconds(std::chrono::milliseconds wait) { return (wait.count() + 999) / 1000; }

std::string again_text(std::int64_t seconds, const Words& words) {
    if (seconds == 0) return words("link.again.now");
    return words.counted("link.again", seconds);
}

}  // namespace

// The connection.

void Plain::lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble) {
    if (then.what == ComeBack::What::stays) {
        const std::string number = std::to_string(code);
        const bool has_left = std::exchange(is_leaving_, false) && code == normal_close;
        say(tag::link, has_left ? words_("left", {{"code", room_.code()}}) : words_("close." + number),
            {{"is", "closed"}, {"code", number}});
        if (has_left) environment_.forget_room(room_.code());
        if (code == static_cast<std::uint16_t>(protocol::Close::opened_elsewhere))
            say(tag::info, words_("link.elsewhere"));
        if (code != normal_close) status_ = 1;
        room_.go_away();
        waiting_for_.reset();
        return go_on();
    }
    if (then.what == ComeBack::What::without_token) environment_.forget_token();
    const bool gives_up = trouble && is_input_over_ && !room_.was_here();
    if (!room_.is_waiting()) is_leaving_ = false;  // the request to leave was answered, so the seat is free
    room_.lost();
    if (!gives_up) return tell_lost(code, then, trouble);
    // A script fails if it can't reach the server.
    tell_unreachable(trouble);
    lines_.clear();
    run(command::Quit{});
}

void Plain::tell_lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble) {
    const std::string number = std::to_string(code), reason = "close." + number;
    const std::int64_t seconds = whole_seconds(then.wait);
    std::string what = words_(reason);
    if (trouble)
        what = words_("wrong.unreachable", {{"server", preferences_.server}, {"why", why(trouble)}});
    else if (what == reason)
        what = words_("link.lost", {{"server", preferences_.server}});
    say(tag::link, what + ' ' + again_text(seconds, words_),
        {{"is", "lost"}, {"code", number}, {"wait", std::to_string(seconds)}});
}

void Plain::tell(const from_server::Here& here) {
    const auto me = room_.me();
    if (me) environment_.keep_room(room_.code());
    if (is_leaving_) return;  // the player leaves: no report that they watch the room now
    // The player may have forgotten the question while the connection was lost. If the question has changed
    // meanwhile, the server sends it with the state.
    const MatchView& match = room_.match();
    asks_again_ = match.ask() && here.match == match.match() && here.v == match.v();
    say(tag::you,
        me ? words_("you.seat", {{"code", room_.code()}, {"seat", std::to_string(me->number())}})
           : words_("you.watch", {{"code", room_.code()}}),
        {{"code", room_.code()},
         {"you", here.you},
         {"match", to_string(here.match)},
         {"v", to_string(here.v)}});
}

void Plain::tell(const from_server::Bye& bye) {
    environment_.restarts_in(std::chrono::seconds(bye.in));
    say(tag::link, words_("link.bye"), {{"is", "bye"}, {"why", bye.why}, {"in", std::to_string(bye.in)}});
}

void Plain::tell(const from_server::Notice& notice) {
    say(tag::notice, words_("notice", {{"text", notice.text}}));
}

// The room.

void Plain::tell(const from_server::Room& room) {
    if (is_leaving_) return;
    say(told_room_ ? changes(*told_room_, room, words_) : describe(room, words_));
    const bool stalled = room.stalled.value_or(false);
    if (stalled != (told_room_ && told_room_->stalled.value_or(false))) tell_stalled(stalled);
    if (!told_room_ || told_room_->same_address != room.same_address) tell_same_address(room);
    tell_host_offer(told_room_.value_or(from_server::Room()), room);
    if (room.ended_by_admin && !(told_room_ && told_room_->ended_by_admin))
        say(tag::info, words_("ended.by_admin"));
    told_room_ = room;
    names_ = names_of(room, words_);
    if (room_.commitment_changed()) tell_changed_commitment(room);
    if (std::exchange(asks_again_, false) && room_.match().ask()) tell_question();
    tell_news_of_turn();
}

void Plain::tell(const from_server::Chat& chat) {
    if (ignored_.contains(chat.who)) return;
    const std::string name = chat.name.empty() ? words_("chat.watcher") : chat.name;
    say(tag::chat, numbered(name, chat.who) + ": " + chat.text,
        {{"n", std::to_string(chat.n)},
         {"from", chat.from},
         {"name", chat.name},
         {"who", std::to_string(chat.who)}});
}

/// Prints the chat lines that were not shown yet. An empty answer means that there are no older ones.
void Plain::tell(const from_server::Lines& lines) {
    if (lines.lines.empty()) return say(tag::info, words_("chat.no_older"));
    for (const from_server::ChatLine& line : lines.lines) tell(from_server::Chat{line});
    const ChatShown& chat = room_.chat();
    if (chat.has_older() && chat.first() == lines.lines.front().n) say(tag::info, words_("chat.older"));
}

void Plain::tell_same_address(const from_server::Room& room) {
    if (!room.same_address) return;
    const Names names = names_of(room, words_);
    for (const std::vector<Seat>& seats : *room.same_address)
        say(tag::info, words_("same_address", {{"names", protocol::seat_names(names, seats)}}));
}

/// Prints a new offer, and the end of an offer that made no new host. Prints nothing about the offers of an
/// ignored host.
void Plain::tell_host_offer(const from_server::Room& before, const from_server::Room& room) {
    if (before.host_offer == room.host_offer) return;
    const auto from = seat_in(room.host.value_or("")), to = seat_in(room.host_offer.value_or(""));
    if (!from || (!to && before.host != room.host)) return;
    const auto host = room.seats.find(*from);
    const bool is_person = host != room.seats.end() && host->second;
    if (is_person && ignored_.contains(host->second->who.value_or(0))) return;
    const Names names = names_of(room, words_);
    const std::string key = !to ? "over" : to == room_.me() ? "you" : "somebody";
    say(tag::room,
        words_("host_offer." + key, {{"host", protocol::seat_name(names, *from)},
                                     {"name", protocol::seat_name(names, to.value_or(*from))}}),
        {{"host_offer", room.host_offer.value_or("nobody")}});
}

void Plain::tell_stalled(bool stalled) {
    say(tag::store, words_(stalled ? "store.stalled" : "store.works"),
        {{"is", stalled ? "stalled" : "works"}});
}

void Plain::tell(const from_server::Ok& ok) {
    if (!ok.code) return;
    const std::string link = preferences_.server + "/r/" + room_.code() + '#' + *ok.code;
    say(tag::hand_over, words_("handover", {{"url", link}}), {{"url", link}});
}

void Plain::tell(const from_server::No& no) {
    if (!room_.is_waiting()) is_leaving_ = false;
    tell_refusal(no.code, no.text);
    if (no.code == protocol::code::not_host && !room_.me()) say(tag::info, words_("host.sits"));
}

void Plain::tell_refusal(const std::string& code, const std::string& text) {
    say(tag::no, words_("no", {{"text", text}, {"code", code}}), {{"code", code}});
}

void Plain::tell(const from_server::Reveal& reveal) {
    say(tag::reveal, words_("reveal", {{"seed", reveal.seed}}),
        {{"match", to_string(reveal.match)}, {"secret", reveal.secret}, {"seed", reveal.seed}});
    tell_judgement(reveal);
}

void Plain::tell_judgement(const from_server::Reveal& reveal) {
    const auto judgement = room_.witness().judge(reveal);
    const std::string match = to_string(reveal.match);
    for (const std::string_view what : judgement.wrong) {
        const std::string seat = judgement.word_of ? std::to_string(judgement.word_of->number()) : "";
        say(tag::witness, words_("witness.wrong." + std::string(what), {{"match", match}, {"seat", seat}}),
            {{"match", match}, {"is", "wrong"}, {"what", std::string(what)}});
    }
    if (!judgement.wrong.empty()) return tell_evidence(room_.witness().evidence(reveal), reveal.match);
    if (!judgement.knows_commitment && !judgement.came_late) return;
    const std::string_view is = judgement.came_late ? "late" : judgement.word_of ? "right" : "commitment";
    say(tag::witness, words_("witness." + std::string(is), {{"match", match}}),
        {{"match", match}, {"is", judgement.came_late ? "late" : "right"}});
}

void Plain::tell_changed_commitment(const from_server::Room& room) {
    if (std::exchange(told_commitment_, room.commit) == room.commit) return;
    say(tag::witness, words_("witness.wrong.changed"),
        {{"match", to_string(room.match)}, {"is", "wrong"}, {"what", "changed"}});
    tell_evidence(room_.witness().evidence(room), room.match);
}

void Plain::tell_evidence(const std::string& evidence, protocol::MatchNumber match) {
    status_ = 1;
    const auto path =
        environment_.keep_evidence("evidence-" + room_.code() + '-' + to_string(match), evidence);
    if (path) return say(tag::witness, words_("witness.evidence", {{"file", *path}}), {{"file", *path}});
    say(tag::witness, words_("witness.no_evidence", {{"evidence", evidence}}));
}

}  // namespace reami::terminal
