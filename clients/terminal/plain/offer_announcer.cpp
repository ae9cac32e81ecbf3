#include "clients/terminal/plain/offer_announcer.hpp"

#include <algorithm>
#include <boost/describe/enum_to_string.hpp>

#include "clients/terminal/text/settings_text.hpp"

namespace reami::terminal {
namespace {

namespace from_server = protocol::from_server;

bool has_seat(const std::vector<Seat>& seats, Seat seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

bool all_agree(const from_server::OpenOffer& offer) {
    return std::ranges::all_of(offer.asked, [&](Seat seat) { return has_seat(offer.yes, seat); });
}

bool is_same_offer(const from_server::OpenOffer& one, const from_server::OpenOffer& other) {
    return one.by == other.by && one.what == other.what;
}

std::string seat_fact(Seat seat) { return "seat:" + std::to_string(seat.number()); }

}  // namespace

void OfferAnnouncer::announce(const from_server::Room& before, const from_server::Room& room) const {
    const auto earlier = before.match == room.match ? before.offer : std::nullopt;
    if (room.offer) {
        const bool is_new = !earlier || !is_same_offer(*earlier, *room.offer);
        if (is_new) announce_offer(*room.offer, room);
        const std::vector<Seat> known = is_new ? std::vector{room.offer->by} : earlier->yes;
        std::size_t agree = known.size();
        for (const Seat seat : room.offer->yes)
            if (!has_seat(known, seat)) announce_agreement(*room.offer, seat, ++agree, room);
    } else if (earlier && !all_agree(*earlier) && room.phase == from_server::Phase::playing) {
        screen_.say(tag::room, words_("offer.over"), {{"offer", "nobody"}});
    }
    announce_pause(before, room);
}

void OfferAnnouncer::announce_offer(const OpenOffer& offer, const from_server::Room& room) const {
    const auto me = room_.me();
    const bool is_mine = offer.by == me;
    const bool is_asked = me && has_seat(offer.asked, *me) && !has_seat(offer.yes, *me);
    const char* const key = is_mine ? "offer.mine" : is_asked ? "offer.you" : "offer.somebody";
    screen_.say(tag::room,
                words_(key, {{"name", protocol::seat_name(names_of(room, words_), offer.by)},
                             {"what", what_in_words(offer, room)}}),
                {{"offer", seat_fact(offer.by)},
                 {"what", boost::describe::enum_to_string(offer.what, "")},
                 {"agree", "1"},
                 {"people", std::to_string(offer.asked.size())}});
}

void OfferAnnouncer::announce_agreement(const OpenOffer& offer, Seat seat, std::size_t agree,
                                        const from_server::Room& room) const {
    const std::string count = std::to_string(agree), people = std::to_string(offer.asked.size());
    screen_.say(tag::room,
                words_("offer.agrees", {{"name", protocol::seat_name(names_of(room, words_), seat)},
                                        {"count", count},
                                        {"people", people}}),
                {{"offer", seat_fact(offer.by)},
                 {"what", boost::describe::enum_to_string(offer.what, "")},
                 {"agree", count},
                 {"people", people}});
}

void OfferAnnouncer::announce_pause(const from_server::Room& before, const from_server::Room& room) const {
    if (before.pause == room.pause) return;
    const bool is_paused = room.pause.has_value();
    if (!is_paused && room.phase != from_server::Phase::playing) return;
    screen_.say(tag::room, words_(is_paused ? "pause.on" : "pause.off"),
                {{"pause", is_paused ? "on" : "off"}});
}

std::string OfferAnnouncer::what_in_words(const OpenOffer& offer, const from_server::Room& room) const {
    std::string key = std::string("offer.what.") + boost::describe::enum_to_string(offer.what, "");
    if (offer.lasts) key += "_for";
    return words_(key, {{"name", protocol::seat_name(names_of(room, words_), offer.by)},
                        {"time", clock_text(std::int64_t{1000} * offer.lasts.value_or(0), words_)}});
}

}  // namespace reami::terminal
