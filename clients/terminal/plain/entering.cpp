// The commands that open and enter rooms.
#include "clients/terminal/plain/http_commands.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {
namespace {

namespace plain = protocol::plain;

}  // namespace

void HttpCommands::run(const command::New& wanted) {
    const auto& settings = wanted.settings;
    const plain::OpenRequest body{.id = environment_.random_word(),
                                  .game = wanted.game,
                                  .options = json::RawJson{settings.options},
                                  .seats = settings.seats,
                                  .bots = settings.bots,
                                  .listed = settings.listed.value_or(false),
                                  .time = settings.time};
    // The server makes the player with this token the host of the new room.
    fetch_with_token({.method = "POST", .path = "/api/rooms", .body = json::write(body)},
                     &HttpCommands::enter_new_room);
}

void HttpCommands::enter_new_room(const HttpAnswer& answer) {
    const auto opened = json::read_as<plain::OpenedAnswer>(answer.body);
    if (opened && (answer.status == http_created || answer.status == http_ok)) {
        if (opened->token) environment_.keep_token(*opened->token);
        environment_.keep_room(opened->code);
        screen_.say(tag::opened, words_("opened", {{"code", opened->code}, {"url", opened->url}}),
                    {{"code", opened->code}, {"url", opened->url}});
        return enter_(opened->code, {});
    }
    screen_.problem(answer);
}

void HttpCommands::run(const command::Invite& invite) {
    fetch_with_token(
        {.method = "POST", .path = "/api/invites", .body = json::write(plain::InviteRequest{invite.word})},
        &HttpCommands::show_invited);
}

void HttpCommands::show_invited(const HttpAnswer& answer) {
    const auto invited = json::read_as<plain::InvitedAnswer>(answer.body);
    if (!invited || answer.status != http_ok) return screen_.problem(answer);
    if (invited->token) environment_.keep_token(*invited->token);
    screen_.say(tag::info, words_("invited"));
}

void HttpCommands::run(const command::Join& wanted) {
    const auto address = find_room(wanted.where);
    if (!address) return screen_.wrong("wrong.join", {{"where", wanted.where}});
    if (!address->host.empty() && address->link() != preferences_.server)
        return screen_.wrong("wrong.other_server", {{"server", address->link()}});
    go_to(address->room, address->hand_over);
}

/// Asks the server whether the room exists. So a player who types a wrong code stays in the present room.
void HttpCommands::go_to(const std::string& code, const std::string& hand_over) {
    going_to_ = {code, hand_over};
    fetch({.path = "/api/rooms/" + code}, &HttpCommands::enter_known_room);
}

void HttpCommands::enter_known_room(const HttpAnswer& answer) {
    if (answer.status == http_ok) return enter_by_link(going_to_.first, going_to_.second);
    screen_.problem(answer);
    if (room_.is_in_room()) screen_.say(tag::info, words_("link.stays", {{"code", room_.code()}}));
}

void HttpCommands::enter_by_link(const std::string& code, const std::string& hand_over) {
    const auto token = environment_.token();
    if (!preferences_.by_hand || hand_over.empty() || !token) return enter_(code, hand_over);
    going_to_ = {code, hand_over};
    fetch({.method = "POST",
           .path = "/api/devices/whose",
           .body = json::write(plain::WhoseRequest{hand_over}),
           .token = token},
          &HttpCommands::ask_who_to_be);
}

void HttpCommands::ask_who_to_be(const HttpAnswer& answer) {
    const auto [code, hand_over] = going_to_;
    if (answer.status == http_unauthorized)
        return enter_(code, hand_over);  // this client has no player yet, so it replaces none
    const auto whose = json::read_as<plain::WhoseAnswer>(answer.body);
    if (answer.status != http_ok || !whose) {
        screen_.problem(answer);
        return enter_(code, {});
    }
    if (whose->yours) return enter_(code, {});
    is_asking_who_to_be_ = true;
    screen_.say(tag::info, words_("other_player.ask",
                                  {{"name", whose->name ? *whose->name : words_("other_player.nameless")}}));
}

void HttpCommands::decide_who_to_be(const std::string& answer) {
    const std::string word = answer.substr(0, answer.find_last_not_of(" \t\r") + 1);
    const bool is_yes = word == "yes" || word == "y" || word == "sì" || word == "si" || word == "s";
    if (!is_yes && word != "no" && word != "n") return screen_.say(tag::info, words_("other_player.answer"));
    is_asking_who_to_be_ = false;
    const auto [code, hand_over] = going_to_;
    enter_(code, is_yes ? hand_over : "");
}

}  // namespace reami::terminal
