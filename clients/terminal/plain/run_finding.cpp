// The commands that find, open and enter rooms, by plain HTTP requests.
#include <nlohmann/json.hpp>

#include "clients/terminal/plain/my_rooms.hpp"
#include "clients/terminal/plain/plain.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::terminal {
namespace {

namespace plain = protocol::plain;

constexpr unsigned http_ok = 200, http_created = 201, http_unauthorized = 401;

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

std::string joined(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : " ") + item;
    return text;
}

}  // namespace

// Finding and opening rooms.

void Plain::run(const command::Games&) { fetch({.path = "/api/games"}, &Plain::show_games); }

void Plain::run(const command::Rooms&) { fetch({.path = "/api/rooms"}, &Plain::show_rooms); }

void Plain::run(const command::New& wanted) {
    const auto& settings = wanted.settings;
    const plain::OpenRequest body{.id = environment_.random_word(),
                                  .game = wanted.game,
                                  .options = json::RawJson{settings.options},
                                  .seats = settings.seats,
                                  .bots = settings.bots,
                                  .listed = settings.listed.value_or(false)};
    opening_ = {
        .method = "POST", .path = "/api/rooms", .body = json::write(body), .token = environment_.token()};
    open_room();
}

/// The player whose token the request contains becomes the room's host.
void Plain::open_room() { fetch(opening_, &Plain::enter_new_room); }

void Plain::fetch(HttpRequest request, void (Plain::*then)(const HttpAnswer&)) {
    ++fetching_;
    request.language = protocol::language_tag(words_.language());
    environment_.fetch(request, [this, then](const HttpAnswer& answer) {
        --fetching_;
        if (answer.status == 0)
            tell_unreachable(answer.trouble);
        else
            (this->*then)(answer);
        go_on();
    });
}

void Plain::show_games(const HttpAnswer& answer) {
    const auto games = json::read_as<std::vector<plain::GameEntry>>(answer.body);
    if (!games) return say_wrong("wrong.not_reami", {{"server", preferences_.server}});
    for (const plain::GameEntry& game : *games)
        say(tag::games,
            words_(game.fewest_seats == game.most_seats ? "games.line.one_number" : "games.line",
                   {{"game", game.name},
                    {"fewest", std::to_string(game.fewest_seats)},
                    {"most", std::to_string(game.most_seats)},
                    {"options", game.options.empty() ? words_("games.no_options") : options_text(game)},
                    {"bots", joined(game.bots)}}),
            {{"game", game.name}});
}

void Plain::show_rooms(const HttpAnswer& answer) {
    const auto rooms = json::read_as<std::vector<protocol::from_server::OpenRoom>>(answer.body);
    if (!rooms) return say_wrong("wrong.not_reami", {{"server", preferences_.server}});
    if (rooms->empty()) say(tag::info, words_("rooms.none"));
    for (const auto& room : *rooms) say({describe(room, words_)});
}

/// Asks the server about the rooms in this client's token file.
void Plain::run(const command::Mine&) {
    const auto token = environment_.token();
    const auto codes = environment_.rooms();
    if (!token || codes.empty()) return say(tag::info, words_("mine.none"));
    fetch({.method = "POST",
           .path = "/api/rooms/open",
           .body = json::write(plain::CodesRequest{codes}),
           .token = token},
          &Plain::show_mine);
}

void Plain::show_mine(const HttpAnswer& answer) {
    if (answer.status == http_unauthorized) {
        environment_.forget_token();
        return say_wrong("wrong.unknown_token");
    }
    const auto known = json::read_as<plain::KnownRooms>(answer.body);
    if (answer.status != http_ok || !known) return tell_problem(answer);
    say(describe_mine(*known, words_));
    for (const std::string& code : known->gone) environment_.forget_room(code);
}

void Plain::enter_new_room(const HttpAnswer& answer) {
    if (answer.status == http_unauthorized && opening_.token) {  // no player of this server has it
        opening_.token.reset();
        environment_.forget_token();
        return open_room();
    }
    const auto opened = json::read_as<plain::OpenedAnswer>(answer.body);
    if (opened && (answer.status == http_created || answer.status == http_ok)) {
        if (opened->token) environment_.keep_token(*opened->token);
        environment_.keep_room(opened->code);
        say(tag::opened, words_("opened", {{"code", opened->code}, {"url", opened->url}}),
            {{"code", opened->code}, {"url", opened->url}});
        return enter(opened->code, {});
    }
    tell_problem(answer);
}

void Plain::run(const command::Invite& invite) {
    inviting_ = {.method = "POST",
                 .path = "/api/invites",
                 .body = json::write(plain::InviteRequest{invite.word}),
                 .token = environment_.token()};
    use_invite();
}

void Plain::use_invite() { fetch(inviting_, &Plain::tell_invited); }

void Plain::tell_invited(const HttpAnswer& answer) {
    if (answer.status == http_unauthorized && inviting_.token) {  // no player of this server has it
        inviting_.token.reset();
        environment_.forget_token();
        return use_invite();
    }
    const auto invited = json::read_as<plain::InvitedAnswer>(answer.body);
    if (!invited || answer.status != http_ok) return tell_problem(answer);
    if (invited->token) environment_.keep_token(*invited->token);
    say(tag::info, words_("invited"));
}

/// The server refused a plain request. A script then fails, because its later commands depend on the answer.
void Plain::tell_problem(const HttpAnswer& answer) {
    fail();
    const auto problem = json::read_as<plain::ProblemDetails>(answer.body);
    if (!problem) return say_wrong("wrong.not_reami", {{"server", preferences_.server}});
    std::string text = protocol::text(words_.language(), problem->code);
    if (const std::string detail = problem->detail.value_or(""); !detail.empty()) text += " (" + detail + ')';
    tell_refusal(problem->code, text);
}

void Plain::tell_unreachable(const Trouble& trouble) {
    fail();
    say_wrong("wrong.unreachable", {{"server", preferences_.server}, {"why", why(trouble)}});
}

std::string Plain::why(const Trouble& trouble) const {
    if (trouble.kind == Trouble::Kind::other) return trouble.detail;
    return words_("trouble." + std::string(json::enum_name(trouble.kind)));
}

// Greeting a server, and changing rooms.

void Plain::look_around() { fetch({.path = "/version"}, &Plain::greet); }

void Plain::greet(const HttpAnswer& answer) {
    const auto program = json::read_as<plain::ProgramVersion>(answer.body);
    if (!program) {
        fail();
        return say_wrong("wrong.not_reami", {{"server", preferences_.server}});
    }
    say(tag::info, words_("hello", {{"server", preferences_.server}, {"version", program->version}}));
    if (program->title) say(tag::info, words_("hello.title", {{"title", *program->title}}));
    if (program->welcome) say(tag::info, *program->welcome);
    if (program->opening == "invited") say(tag::info, words_("hello.invited"));
    if (program->about) say(tag::info, words_("hello.about", {{"about", *program->about}}));
}

void Plain::run(const command::Join& wanted) {
    const auto address = find_room(wanted.where);
    if (!address) return say_wrong("wrong.join", {{"where", wanted.where}});
    if (!address->host.empty() && address->link() != preferences_.server)
        return say_wrong("wrong.other_server", {{"server", address->link()}});
    go_to(address->room, address->hand_over);
}

/// Asks for the room first, so that the player stays in the current room after a wrong code.
void Plain::go_to(const std::string& code, const std::string& hand_over) {
    going_to_ = {code, hand_over};
    fetch({.path = "/api/rooms/" + code}, &Plain::enter_known_room);
}

void Plain::enter_known_room(const HttpAnswer& answer) {
    if (answer.status == http_ok) return enter_by_link(going_to_.first, going_to_.second);
    tell_problem(answer);
    if (room_.is_in_room()) say(tag::info, words_("link.stays", {{"code", room_.code()}}));
}

void Plain::enter_by_link(const std::string& code, const std::string& hand_over) {
    const auto token = environment_.token();
    if (!preferences_.by_hand || hand_over.empty() || !token) return enter(code, hand_over);
    going_to_ = {code, hand_over};
    fetch({.method = "POST",
           .path = "/api/devices/whose",
           .body = json::write(plain::WhoseRequest{hand_over}),
           .token = token},
          &Plain::ask_who_to_be);
}

void Plain::ask_who_to_be(const HttpAnswer& answer) {
    const auto [code, hand_over] = going_to_;
    if (answer.status == http_unauthorized)
        return enter(code, hand_over);  // this client has no player to replace
    const auto whose = json::read_as<plain::WhoseAnswer>(answer.body);
    if (answer.status != http_ok || !whose) {
        tell_problem(answer);
        return enter(code, {});
    }
    if (whose->yours) return enter(code, {});
    is_asking_who_to_be_ = true;
    say(tag::info,
        words_("other_player.ask", {{"name", whose->name ? *whose->name : words_("other_player.nameless")}}));
}

void Plain::decide_who_to_be(const std::string& answer) {
    if (std::holds_alternative<command::Quit>(parse_command(answer))) return run(command::Quit{});
    const std::string word = answer.substr(0, answer.find_last_not_of(" \t\r") + 1);
    const bool is_yes = word == "yes" || word == "y" || word == "sì" || word == "si" || word == "s";
    if (!is_yes && word != "no" && word != "n") return say(tag::info, words_("other_player.answer"));
    is_asking_who_to_be_ = false;
    const auto [code, hand_over] = going_to_;
    enter(code, is_yes ? hand_over : "");
}

}  // namespace reami::terminal
