#include "clients/terminal/plain/http_commands.hpp"

#include "clients/terminal/plain/my_rooms.hpp"
#include "clients/terminal/text/time_text.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {
namespace {

namespace plain = protocol::plain;

std::string options_text(const plain::GameEntry& game) {
    std::string text;
    for (const auto& option : game.options) {
        text += (text.empty() ? "" : ", ") + option.name + '=';
        for (const auto& value : option.values)
            text += (&value == &option.values.front() ? "" : "|") + value.text;
    }
    std::erase(text, '"');
    return text;
}

}  // namespace

void HttpCommands::fetch(HttpRequest request, void (HttpCommands::*then)(const HttpAnswer&)) {
    fetches_.fetch(std::move(request), [this, then](const HttpAnswer& answer) { (this->*then)(answer); });
}

void HttpCommands::fetch_with_token(const HttpRequest& request,
                                    void (HttpCommands::*then)(const HttpAnswer&)) {
    HttpRequest with_token = request;
    with_token.token = environment_.token();
    const bool has_token = with_token.token.has_value();
    fetches_.fetch(std::move(with_token), [this, request, has_token, then](const HttpAnswer& answer) {
        if (answer.status != http_unauthorized || !has_token) return (this->*then)(answer);
        environment_.forget_token();
        fetch(request, then);
    });
}

void HttpCommands::run(const command::Games&) { fetch({.path = "/api/games"}, &HttpCommands::show_games); }

void HttpCommands::run(const command::Rooms&) { fetch({.path = "/api/rooms"}, &HttpCommands::show_rooms); }

void HttpCommands::show_games(const HttpAnswer& answer) {
    const auto games = json::read_as<std::vector<plain::GameEntry>>(answer.body);
    if (!games) return screen_.not_reami();
    for (const plain::GameEntry& game : *games)
        screen_.say(
            tag::games,
            words_(game.fewest_seats == game.most_seats ? "games.line.one_number" : "games.line",
                   {{"game", game.name},
                    {"fewest", std::to_string(game.fewest_seats)},
                    {"most", std::to_string(game.most_seats)},
                    {"options", game.options.empty() ? words_("games.no_options") : options_text(game)},
                    {"bots", joined(game.bots)}}),
            {{"game", game.name}});
}

void HttpCommands::show_rooms(const HttpAnswer& answer) {
    const auto rooms = json::read_as<std::vector<protocol::from_server::OpenRoom>>(answer.body);
    if (!rooms) return screen_.not_reami();
    if (rooms->empty()) screen_.say(tag::info, words_("rooms.none"));
    for (const auto& room : *rooms) screen_.say({describe(room, words_)});
}

/// Asks the server about the rooms in this client's token file, and about the player's other rooms.
void HttpCommands::run(const command::Mine&) {
    const auto token = environment_.token();
    if (!token) return screen_.say(tag::info, words_("mine.none"));
    fetch({.method = "POST",
           .path = "/api/rooms/open",
           .body = json::write(plain::CodesRequest{environment_.rooms()}),
           .token = token},
          &HttpCommands::show_mine);
}

void HttpCommands::show_mine(const HttpAnswer& answer) {
    if (answer.status == http_unauthorized) {
        environment_.forget_token();
        return screen_.wrong("wrong.unknown_token");
    }
    const auto known = json::read_as<plain::KnownRooms>(answer.body);
    if (answer.status != http_ok || !known) return screen_.problem(answer);
    screen_.say(describe_mine(*known, words_));
    for (const std::string& code : known->gone) environment_.forget_room(code);
    fetch({.method = "POST", .path = "/api/me/matches", .body = "{}", .token = environment_.token()},
          &HttpCommands::show_played);
}

void HttpCommands::show_played(const HttpAnswer& answer) {
    const auto mine = json::read_as<plain::MyMatches>(answer.body);
    if (answer.status != http_ok || !mine) return screen_.problem(answer);
    screen_.say(describe_played(*mine, words_));
}

void HttpCommands::run(const command::Devices& wanted) {
    const auto token = environment_.token();
    if (!token) return screen_.wrong("devices.none");
    if (wanted.signs_out_others)
        fetch({.method = "POST", .path = "/api/devices/sign_out_others", .body = "{}", .token = token},
              &HttpCommands::show_signed_out);
    else
        fetch({.path = "/api/devices", .token = token}, &HttpCommands::show_devices);
}

void HttpCommands::show_devices(const HttpAnswer& answer) {
    const auto answered = json::read_as<plain::DeviceList>(answer.body);
    if (!answered) return screen_.problem(answer);
    for (const plain::DeviceEntry& device : answered->devices)
        screen_.say(tag::info, words_(device.this_.value_or(false) ? "devices.this" : "devices.line",
                                      {{"client", device.client},
                                       {"since", time_text(device.since)},
                                       {"seen", time_text(device.seen)}}));
}

void HttpCommands::show_signed_out(const HttpAnswer& answer) {
    const auto done = json::read_as<plain::SignedOut>(answer.body);
    if (!done) return screen_.problem(answer);
    screen_.say(tag::info, words_.counted("devices.signed_out", done->signed_out));
}

void HttpCommands::look_around() { fetch({.path = "/version"}, &HttpCommands::greet); }

void HttpCommands::greet(const HttpAnswer& answer) {
    const auto program = json::read_as<plain::ProgramVersion>(answer.body);
    if (!program) {
        screen_.fail();
        return screen_.not_reami();
    }
    screen_.say(tag::info, words_("hello", {{"server", preferences_.server}, {"version", program->version}}));
    if (program->title) screen_.say(tag::info, words_("hello.title", {{"title", *program->title}}));
    if (program->welcome) screen_.say(tag::info, *program->welcome);
    if (program->opening == "invited") screen_.say(tag::info, words_("hello.invited"));
    if (program->about) screen_.say(tag::info, words_("hello.about", {{"about", *program->about}}));
}

}  // namespace reami::terminal
