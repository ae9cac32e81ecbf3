#include "clients/terminal/plain/room_announcer.hpp"

#include <algorithm>
#include <boost/describe/enum_to_string.hpp>
#include <utility>

#include "protocol/messages/codes.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

constexpr auto normal_close = static_cast<std::uint16_t>(protocol::Close::normal);

/// Rounds up, so that a person who waits for this many seconds does not come too early.
std::int64_t whole_seconds(std::chrono::milliseconds wait) { return (wait.count() + 999) / 1000; }

std::string again_text(std::int64_t seconds, const Words& words) {
    if (seconds == 0) return words("link.again.now");
    return words.counted("link.again", seconds);
}

}  // namespace

void RoomAnnouncer::announce_closed(std::uint16_t code) {
    const bool has_left = std::exchange(is_leaving_, false) && code == normal_close;
    const std::string number = std::to_string(code);
    screen_.say(tag::link, has_left ? words_("left", {{"code", room_.code()}}) : words_("close." + number),
                {{"is", "closed"}, {"code", number}});
    if (has_left) environment_.forget_room(room_.code());
    if (code == static_cast<std::uint16_t>(protocol::Close::opened_elsewhere))
        screen_.say(tag::info, words_("link.elsewhere"));
    if (code != normal_close) screen_.note_fault();
}

void RoomAnnouncer::announce_lost(std::uint16_t code, const ComeBack& then, const Trouble& trouble) {
    const std::string number = std::to_string(code), reason = "close." + number;
    const std::int64_t seconds = whole_seconds(then.wait);
    std::string what = words_(reason);
    if (trouble)
        what = words_("wrong.unreachable", {{"server", preferences_.server}, {"why", screen_.why(trouble)}});
    else if (what == reason)
        what = words_("link.lost", {{"server", preferences_.server}});
    screen_.say(tag::link, what + ' ' + again_text(seconds, words_),
                {{"is", "lost"}, {"code", number}, {"wait", std::to_string(seconds)}});
}

void RoomAnnouncer::announce(const from_server::Here& here) {
    const auto me = room_.me();
    if (me) environment_.keep_room(room_.code());
    if (is_leaving_) return;  // prints no line that says that the leaving player watches now
    // The player may have forgotten the question during the lost connection, so the client repeats it. If the
    // match has gone on, the server sends the new question with the state.
    const MatchView& match = room_.match();
    asks_again_ = match.ask() && here.match == match.match() && here.v == match.v();
    screen_.say(tag::you,
                me ? words_("you.seat", {{"code", room_.code()}, {"seat", std::to_string(me->number())}})
                   : words_("you.watch", {{"code", room_.code()}}),
                {{"code", room_.code()},
                 {"you", here.you},
                 {"match", to_string(here.match)},
                 {"v", to_string(here.v)}});
}

void RoomAnnouncer::announce(const from_server::Bye& bye) {
    environment_.restarts_in(std::chrono::seconds(bye.in));
    screen_.say(tag::link, words_("link.bye"),
                {{"is", "bye"}, {"why", bye.why}, {"in", std::to_string(bye.in)}});
}

void RoomAnnouncer::announce(const from_server::Notice& notice) {
    screen_.say(tag::notice, words_("notice", {{"text", notice.text}}));
}

void RoomAnnouncer::announce(const from_server::Room& room) {
    if (is_leaving_) return;
    screen_.say(announced_room_ ? changes(*announced_room_, room, words_) : describe(room, words_));
    const bool stalled = room.stalled.value_or(false);
    if (stalled != (announced_room_ && announced_room_->stalled.value_or(false))) announce_stalled(stalled);
    if (!announced_room_ || announced_room_->same_address != room.same_address) announce_same_address(room);
    announce_host_offer(announced_room_.value_or(from_server::Room()), room);
    offers_.announce(announced_room_.value_or(from_server::Room()), room);
    if (room.no_result && !(announced_room_ && announced_room_->no_result == room.no_result))
        screen_.say(tag::info,
                    words_(std::string("ended.") + boost::describe::enum_to_string(*room.no_result, "")));
    const bool was_asked = std::exchange(is_asked_if_there_, room_.is_asked_if_there());
    if (is_asked_if_there_ && !was_asked) screen_.say(tag::info, words_("still_there"));
    announced_room_ = room;
    text_.know(room);
    if (room_.commitment_changed()) announce_changed_commitment(room);
    if (std::exchange(asks_again_, false) && room_.match().ask()) match_.show_question();
    match_.announce_news_of_turn();
}

void RoomAnnouncer::announce(const from_server::Chat& chat) {
    if (ignored_.contains(chat.who)) return;
    const std::string name = chat.name.empty() ? words_("chat.watcher") : chat.name;
    screen_.say(tag::chat, numbered(name, chat.who) + ": " + chat.text,
                {{"n", std::to_string(chat.n)},
                 {"from", chat.from},
                 {"name", chat.name},
                 {"who", std::to_string(chat.who)}});
}

/// Prints the chat lines that it has not printed yet. An empty answer means that the room has no older ones.
void RoomAnnouncer::announce(const from_server::Lines& lines) {
    if (lines.lines.empty()) return screen_.say(tag::info, words_("chat.no_older"));
    for (const from_server::ChatLine& line : lines.lines) announce(from_server::Chat{line});
    const ChatShown& chat = room_.chat();
    if (chat.has_older() && chat.first() == lines.lines.front().n)
        screen_.say(tag::info, words_("chat.older"));
}

void RoomAnnouncer::announce_same_address(const from_server::Room& room) {
    if (!room.same_address) return;
    const Names names = names_of(room, words_);
    for (const std::vector<Seat>& seats : *room.same_address)
        screen_.say(tag::info, words_("same_address", {{"names", protocol::seat_names(names, seats)}}));
}

void RoomAnnouncer::announce_host_offer(const from_server::Room& before, const from_server::Room& room) {
    if (before.host_offer == room.host_offer) return;
    const auto from = seat_in(room.host.value_or("")), to = seat_in(room.host_offer.value_or(""));
    if (!from || (!to && before.host != room.host)) return;
    const auto host = room.seats.find(*from);
    const bool is_person = host != room.seats.end() && host->second;
    if (is_person && ignored_.contains(host->second->who.value_or(0))) return;
    const Names names = names_of(room, words_);
    const std::string key = !to ? "over" : to == room_.me() ? "you" : "somebody";
    screen_.say(tag::room,
                words_("host_offer." + key, {{"host", protocol::seat_name(names, *from)},
                                             {"name", protocol::seat_name(names, to.value_or(*from))}}),
                {{"host_offer", room.host_offer.value_or("nobody")}});
}

void RoomAnnouncer::announce_stalled(bool stalled) {
    screen_.say(tag::store, words_(stalled ? "store.stalled" : "store.works"),
                {{"is", stalled ? "stalled" : "works"}});
}

void RoomAnnouncer::announce(const from_server::Ok& ok) {
    if (!ok.code) return;
    const std::string link = preferences_.server + "/r/" + room_.code() + '#' + *ok.code;
    screen_.say(tag::hand_over, words_("handover", {{"url", link}}), {{"url", link}});
}

void RoomAnnouncer::announce(const from_server::No& no) {
    if (!room_.is_waiting()) is_leaving_ = false;
    screen_.refused(no.code, no.text);
    if (no.code == protocol::code::not_host && !room_.me()) screen_.say(tag::info, words_("host.sits"));
}

void RoomAnnouncer::announce(const from_server::Plan& plan) {
    std::string lists;
    for (const auto& list : plan.lists) {
        if (!lists.empty()) lists += " /";
        for (const auto& move : list) lists += (lists.empty() ? "" : " ") + text_.spelled(move.value());
    }
    const bool has_failed = plan.failed.value_or(false);
    const char* const is = has_failed ? "failed" : lists.empty() ? "played" : "waiting";
    screen_.say(tag::plan, words_(std::string("plan.") + is, {{"plan", lists}}), {{"is", is}});
}

void RoomAnnouncer::announce(const from_server::Reveal& reveal) {
    screen_.say(tag::reveal, words_("reveal", {{"seed", reveal.seed}}),
                {{"match", to_string(reveal.match)}, {"secret", reveal.secret}, {"seed", reveal.seed}});
    announce_judgement(reveal);
}

void RoomAnnouncer::announce_judgement(const from_server::Reveal& reveal) {
    const auto judgement = room_.witness().judge(reveal);
    const std::string match = to_string(reveal.match);
    for (const std::string_view what : judgement.wrong) {
        const std::string seat = judgement.word_of ? std::to_string(judgement.word_of->number()) : "";
        screen_.say(tag::witness,
                    words_("witness.wrong." + std::string(what), {{"match", match}, {"seat", seat}}),
                    {{"match", match}, {"is", "wrong"}, {"what", std::string(what)}});
    }
    if (!judgement.wrong.empty()) return announce_evidence(room_.witness().evidence(reveal), reveal.match);
    if (!judgement.knows_commitment && !judgement.came_late) return;
    const std::string_view is = judgement.came_late ? "late" : judgement.word_of ? "right" : "commitment";
    screen_.say(tag::witness, words_("witness." + std::string(is), {{"match", match}}),
                {{"match", match}, {"is", judgement.came_late ? "late" : "right"}});
}

void RoomAnnouncer::announce_changed_commitment(const from_server::Room& room) {
    if (std::exchange(announced_commitment_, room.commit) == room.commit) return;
    screen_.say(tag::witness, words_("witness.wrong.changed"),
                {{"match", to_string(room.match)}, {"is", "wrong"}, {"what", "changed"}});
    announce_evidence(room_.witness().evidence(room), room.match);
}

void RoomAnnouncer::announce_evidence(const std::string& evidence, protocol::MatchNumber match) {
    screen_.note_fault();
    const auto path =
        environment_.keep_evidence("evidence-" + room_.code() + '-' + to_string(match), evidence);
    if (path)
        return screen_.say(tag::witness, words_("witness.evidence", {{"file", *path}}), {{"file", *path}});
    screen_.say(tag::witness, words_("witness.no_evidence", {{"evidence", evidence}}));
}

void RoomAnnouncer::ignore(int who, bool is_ignored) {
    if (is_ignored)
        ignored_.insert(who);
    else
        ignored_.erase(who);
    screen_.say(tag::info, words_(is_ignored ? "ignore.on" : "ignore.off", {{"who", std::to_string(who)}}));
}

void RoomAnnouncer::forget() {
    announced_room_.reset();
    ignored_.clear();
    is_leaving_ = false;
}

}  // namespace reami::terminal
