// The commands about other people in the room, and about the player's devices.
#include <array>
#include <ctime>

#include "clients/terminal/plain/plain.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;
namespace plain = protocol::plain;

/// Formats a time, in milliseconds since 1970, in local time: `2026-11-22 07:05`.
std::string time_text(std::int64_t moment) {
    const std::time_t seconds = moment / 1000;
    std::tm local{};
    std::array<char, 32> text{};
    if (::localtime_r(&seconds, &local) == nullptr) return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local)};
}

}  // namespace

void Plain::run(const command::Kick& wanted) {
    request(from_client::Kick{.id = {}, .seat = wanted.seat, .who = wanted.who});
}

void Plain::run(const command::Silence& wanted) {
    request(from_client::Silence{.id = {}, .who = wanted.who, .silent = wanted.silent});
}

void Plain::run(const command::Pace& wanted) { request(from_client::Pace{.id = {}, .fast = wanted.fast}); }

void Plain::run(const command::Keep& wanted) { request(from_client::Keep{.id = {}, .kept = wanted.kept}); }

/// `no` declines an offer for the player who got it, and withdraws it for the host.
void Plain::run(const command::Host& wanted) {
    const auto& room = room_.room();
    const bool is_asked = room && room_.me() && seat_in(room->host_offer.value_or("")) == room_.me();
    if (wanted.seat || (!wanted.accepts && !is_asked))
        return request(from_client::OfferHost{.id = {}, .seat = wanted.seat});
    request(from_client::AcceptHost{.id = {}, .accept = wanted.accepts});
}

void Plain::run(const command::Ban& wanted) { request(from_client::Ban{.id = {}, .who = wanted.who}); }

void Plain::run(const command::Vote& wanted) {
    request(from_client::Vote{.id = {}, .seat = wanted.seat, .out = wanted.out});
}

/// Hides the person's messages in this client only, until it leaves this room.
void Plain::run(const command::Ignore& wanted) {
    if (!room_.room()) return say_wrong("wrong.no_room");
    const std::string number = std::to_string(wanted.who);
    if (wanted.ignored)
        ignored_.insert(wanted.who);
    else
        ignored_.erase(wanted.who);
    say(tag::info, words_(wanted.ignored ? "ignore.on" : "ignore.off", {{"who", number}}));
}

// Devices.

void Plain::run(const command::Devices& wanted) {
    const auto token = environment_.token();
    if (!token) return say_wrong("devices.none");
    if (wanted.signs_out_others)
        fetch({.method = "POST", .path = "/api/devices/sign_out_others", .body = "{}", .token = token},
              &Plain::tell_signed_out);
    else
        fetch({.path = "/api/devices", .token = token}, &Plain::show_devices);
}

void Plain::show_devices(const HttpAnswer& answer) {
    const auto answered = json::read_as<plain::DeviceList>(answer.body);
    if (!answered) return tell_problem(answer);
    for (const plain::DeviceEntry& device : answered->devices)
        say(tag::info, words_(device.this_.value_or(false) ? "devices.this" : "devices.line",
                              {{"client", device.client},
                               {"since", time_text(device.since)},
                               {"seen", time_text(device.seen)}}));
}

void Plain::tell_signed_out(const HttpAnswer& answer) {
    const auto done = json::read_as<plain::SignedOut>(answer.body);
    if (!done) return tell_problem(answer);
    say(tag::info, words_.counted("devices.signed_out", done->signed_out));
}

}  // namespace reami::terminal
