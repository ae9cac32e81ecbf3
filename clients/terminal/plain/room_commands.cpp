#include "clients/terminal/plain/room_commands.hpp"

#include <algorithm>
#include <utility>

namespace reami::terminal {

namespace from_client = protocol::from_client;

void RoomCommands::request(from_client::Message message) {
    if (!room_.is_in_room()) return screen_.wrong("wrong.no_room");
    room_.request(std::move(message));
}

void RoomCommands::run(const command::Room&) {
    if (!room_.room()) return screen_.wrong("wrong.no_room");
    screen_.say(describe(*room_.room(), words_));
    announcer_.announce_host_offer({}, *room_.room());
    announcer_.offers().announce({}, *room_.room());
    match_.show_turn_or_question();
}

void RoomCommands::run(const command::Set& wanted) {
    from_client::Configure configure;
    if (wanted.settings.options != "{}") configure.options = json::RawJson{wanted.settings.options};
    configure.seats = wanted.settings.seats;
    configure.listed = wanted.settings.listed;
    configure.time = wanted.settings.time;
    request(configure);
}

void RoomCommands::run(const command::Sit& wanted) {
    if (!wanted.name.empty()) preferences_.name = wanted.name;
    request(from_client::Sit{
        .id = {}, .seat = wanted.seat, .name = preferences_.name, .word = environment_.random_word()});
}

void RoomCommands::run(const command::Stand&) { request(from_client::Stand{}); }

/// Says that the player is ready. Between two rounds, `ready` is a move instead.
void RoomCommands::run(const command::Ready& wanted) {
    const auto& legal = room_.match().legal();
    if (room_.match().ask() && legal.size() == 1 && legal.front() == "ready") return room_.play({"ready"});
    request(from_client::Ready{.id = {}, .ready = wanted.ready});
}

void RoomCommands::run(const command::Start&) { request(from_client::Start{}); }

void RoomCommands::run(const command::Rematch&) {
    request(from_client::Rematch{.id = {}, .word = environment_.random_word()});
}

void RoomCommands::run(const command::Leave&) {
    if (room_.is_in_room()) announcer_.begin_leaving();
    request(from_client::Leave{});
}

void RoomCommands::run(const command::Bot& wanted) {
    request(from_client::SeatBot{.id = {}, .seat = wanted.seat, .bot = wanted.kind});
}

void RoomCommands::run(const command::Kick& wanted) {
    request(from_client::Kick{.id = {}, .seat = wanted.seat, .who = wanted.who});
}

void RoomCommands::run(const command::Silence& wanted) {
    request(from_client::Silence{.id = {}, .who = wanted.who, .silent = wanted.silent});
}

void RoomCommands::run(const command::Pace& wanted) {
    request(from_client::Pace{.id = {}, .fast = wanted.fast});
}

void RoomCommands::run(const command::Keep& wanted) {
    request(from_client::Keep{.id = {}, .kept = wanted.kept});
}

void RoomCommands::run(const command::Date& wanted) { request(from_client::Date{.id = {}, .at = wanted.at}); }

/// If the player has an offer, `no` declines it. If the host types `no`, the client takes the host's own
/// offer back.
void RoomCommands::run(const command::Host& wanted) {
    const auto& room = room_.room();
    const bool is_asked = room && room_.me() && seat_in(room->host_offer.value_or("")) == room_.me();
    if (wanted.seat || (!wanted.accepts && !is_asked))
        return request(from_client::OfferHost{.id = {}, .seat = wanted.seat});
    request(from_client::AcceptHost{.id = {}, .accept = wanted.accepts});
}

void RoomCommands::run(const command::Ban& wanted) { request(from_client::Ban{.id = {}, .who = wanted.who}); }

void RoomCommands::run(const command::Vote& wanted) {
    from_client::Vote vote{.id = {}, .seat = wanted.seat, .out = {}};
    (wanted.for_bot ? vote.bot : vote.out) = wanted.yes;
    request(vote);
}

void RoomCommands::run(const command::Offer& wanted) {
    if (!wanted.what) return show_offer();
    const auto lasts = wanted.minutes ? std::optional(*wanted.minutes * 60) : std::nullopt;
    request(from_client::Offer{.id = {}, .what = *wanted.what, .lasts = lasts});
}

void RoomCommands::run(const command::Accept&) { request(from_client::Answer{.id = {}, .agree = true}); }

void RoomCommands::run(const command::Decline&) { request(from_client::Answer{.id = {}, .agree = false}); }

void RoomCommands::show_offer() {
    const auto& room = room_.room();
    if (!room) return screen_.wrong("wrong.no_room");
    if (room->phase != protocol::from_server::Phase::playing) return screen_.wrong("wrong.no_match");
    if (!room->offer) screen_.say(tag::info, words_("offer.none"));
    announcer_.offers().announce({}, *room);
}

void RoomCommands::run(const command::Chat& wanted) {
    request(from_client::Chat{.id = {}, .text = wanted.text});
}

void RoomCommands::run(const command::Older&) {
    if (!room_.is_in_room()) return screen_.wrong("wrong.no_room");
    if (!room_.ask_for_older_chat()) screen_.say(tag::info, words_("chat.no_older"));
}

void RoomCommands::run(const command::HandOver&) { request(from_client::HandOver{}); }

void RoomCommands::run(const command::Ignore& wanted) {
    if (!room_.room()) return screen_.wrong("wrong.no_room");
    announcer_.ignore(wanted.who, wanted.ignored);
}

}  // namespace reami::terminal
