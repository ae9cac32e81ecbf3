// What each command does.
#include <nlohmann/json.hpp>
#include <type_traits>
#include <variant>

#include "clients/terminal/plain.hpp"
#include "clients/terminal/read_as.hpp"
#include "protocol/json/write.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;

/// The body of `POST /api/rooms`.
struct NewRoom {
    std::string id, game;
    json::RawJson options;
    std::optional<int> seats;
    std::map<Seat, std::string> bots;
    bool listed = false;
    BOOST_DESCRIBE_CLASS(NewRoom, (), (id, game, options, seats, bots, listed), (), ())
};

/// Its answer.
struct OpenedRoom {
    std::string code, url;
    std::optional<std::string> token;  ///< of the player that was made for who had none
    BOOST_DESCRIBE_CLASS(OpenedRoom, (), (code, url, token), (), ())
};

/// What `GET /api/games` says of a game, as far as one line has place for it.
struct GameSummary {
    struct Option {
        std::string name;
        std::vector<json::RawJson> values;
        BOOST_DESCRIBE_CLASS(Option, (), (name, values), (), ())
    };
    std::string name;
    int fewest_seats = 0, most_seats = 0;
    std::vector<Option> options;
    std::vector<std::string> bots;
    BOOST_DESCRIBE_CLASS(GameSummary, (), (name, fewest_seats, most_seats, options, bots), (), ())
};

constexpr unsigned http_ok = 200, http_created = 201, http_unauthorized = 401;

std::string options_text(const GameSummary& game) {
    std::string text;
    for (const auto& option : game.options) {
        text += (text.empty() ? "" : ", ") + option.name + '=';
        for (const auto& value : option.values)
            text += (&value == &option.values.front() ? "" : "|") + value.text;
    }
    std::erase(text, '"');
    return text;
}

std::string listed(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : " ") + item;
    return text;
}

}  // namespace

void Plain::run(const Command& command) {
    std::visit([this](const auto& one) { run(one); }, command);
}

// Finding and opening rooms.

void Plain::run(const command::Games&) { fetch({.path = "/api/games"}, &Plain::show_games); }

void Plain::run(const command::Rooms&) { fetch({.path = "/api/rooms"}, &Plain::show_rooms); }

void Plain::run(const command::New& wanted) {
    const auto& wishes = wanted.wishes;
    const NewRoom body{outside_.random_word(), wanted.game, {wishes.options},
                       wishes.seats,           wishes.bots, wishes.listed.value_or(false)};
    opening_ = {.method = "POST", .path = "/api/rooms", .body = json::write(body), .token = outside_.token()};
    open_room();
}

/// Whose token is sent is the room's host.
void Plain::open_room() { fetch(opening_, &Plain::enter_new_room); }

void Plain::fetch(const HttpRequest& request, void (Plain::*then)(const HttpAnswer&)) {
    ++fetching_;
    outside_.fetch(request, [this, then](const HttpAnswer& answer) {
        --fetching_;
        if (answer.status == 0)
            say_wrong("wrong.unreachable", {{"server", wishes_.origin}});
        else
            (this->*then)(answer);
        go_on();
    });
}

void Plain::show_games(const HttpAnswer& answer) {
    const auto games = read_as<std::vector<GameSummary>>(answer.body);
    if (!games) return say_wrong("wrong.not_reami", {{"server", wishes_.origin}});
    for (const GameSummary& game : *games)
        say(tag::games,
            words_("games.line", {{"game", game.name},
                                  {"fewest", std::to_string(game.fewest_seats)},
                                  {"most", std::to_string(game.most_seats)},
                                  {"options", options_text(game)},
                                  {"bots", listed(game.bots)}}),
            {{"game", game.name}});
}

void Plain::show_rooms(const HttpAnswer& answer) {
    const auto rooms = read_as<std::vector<protocol::from_server::OpenRoom>>(answer.body);
    if (!rooms) return say_wrong("wrong.not_reami", {{"server", wishes_.origin}});
    if (rooms->empty()) say(tag::info, words_("rooms.none"));
    for (const auto& room : *rooms) say({describe(room, words_)});
}

void Plain::enter_new_room(const HttpAnswer& answer) {
    if (answer.status == http_unauthorized && opening_.token) {  // no player of this server has it
        opening_.token.reset();
        outside_.forget_token();
        return open_room();
    }
    const auto opened = read_as<OpenedRoom>(answer.body);
    if (opened && (answer.status == http_created || answer.status == http_ok)) {
        if (opened->token) outside_.keep_token(*opened->token);
        say(tag::opened, words_("opened", {{"code", opened->code}, {"url", opened->url}}),
            {{"code", opened->code}, {"url", opened->url}});
        return enter(opened->code, {});
    }
    const auto problem = json::parse(answer.body);
    if (!problem || !problem->is_object()) return say_wrong("wrong.not_reami", {{"server", wishes_.origin}});
    const protocol::Refusal refusal{problem->value("code", ""), problem->value("detail", "")};
    tell_refusal(refusal.code, protocol::refusal_text(words_.language(), refusal));
}

void Plain::run(const command::Join& wanted) {
    if (const auto code = parse_room_code(wanted.where)) return enter(*code, {});
    const auto address = parse_address(wanted.where);
    if (!address || address->room.empty()) return say_wrong("wrong.join", {{"where", wanted.where}});
    if (address->origin() != wishes_.origin)
        return say_wrong("wrong.other_server", {{"server", address->origin()}});
    enter(address->room, address->hand_over);
}

// Around the match.

void Plain::request(from_client::Message message) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    room_.request(std::move(message));
}

void Plain::run(const command::Set& wanted) {
    from_client::Configure configure;
    if (wanted.wishes.options != "{}") configure.options = json::RawJson{wanted.wishes.options};
    configure.seats = wanted.wishes.seats;
    configure.listed = wanted.wishes.listed;
    request(configure);
}

void Plain::run(const command::Sit& wanted) {
    if (!wanted.name.empty()) wishes_.name = wanted.name;
    request(from_client::Sit{
        .id = {}, .seat = wanted.seat, .name = wishes_.name, .word = outside_.random_word()});
}

void Plain::run(const command::Stand&) { request(from_client::Stand{}); }

/// Between two rounds being ready is a move.
void Plain::run(const command::Ready& wanted) {
    const auto& legal = room_.match().legal();
    if (room_.match().ask() && legal.size() == 1 && legal.front() == "ready") return room_.play("ready");
    request(from_client::Ready{.id = {}, .ready = wanted.ready});
}

void Plain::run(const command::Start&) { request(from_client::Start{}); }

void Plain::run(const command::Rematch&) {
    request(from_client::Rematch{.id = {}, .word = outside_.random_word()});
}

void Plain::run(const command::Leave&) { request(from_client::Leave{}); }

void Plain::run(const command::Kick& wanted) {
    request(from_client::Kick{.id = {}, .seat = wanted.seat, .who = {}});
}

void Plain::run(const command::Bot& wanted) {
    request(from_client::SeatBot{.id = {}, .seat = wanted.seat, .bot = wanted.kind});
}

void Plain::run(const command::Chat& wanted) { request(from_client::Chat{.id = {}, .text = wanted.text}); }

void Plain::run(const command::Older&) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    if (!room_.ask_for_older_chat()) say(tag::info, words_("chat.no_older"));
}

void Plain::run(const command::HandOver&) { request(from_client::HandOver{}); }

// The match.

void Plain::run(const command::Room&) {
    if (!room_.room()) return say_wrong("wrong.no_room");
    say(describe(*room_.room(), words_));
}

void Plain::run(const command::Board& wanted) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    tell_board(wanted.seat);
}

void Plain::run(const command::Score&) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    say(scores(room_.match().view(), game(), names_, words_));
}

void Plain::run(const command::Moves&) {
    if (!room_.match().ask()) return say_wrong("wrong.not_asked");
    const auto& legal = room_.match().legal();
    say(tag::moves, listed(legal), {{"count", std::to_string(legal.size())}});
}

void Plain::run(const command::Play& wanted) {
    if (!room_.match().is_there()) return say_wrong("wrong.no_match");
    if (!room_.match().ask()) return say_wrong("wrong.not_asked");
    room_.play(wanted.notation);
}

// The client itself.

void Plain::run(const command::Auto& wanted) {
    wishes_.auto_play = wanted.how;
    played_ask_ = {};
    say(tag::info, words_(wanted.how == AutoPlay::off ? "auto.off" : "auto.on"));
}

void Plain::run(const command::Wait& wanted) {
    if (!room_.is_in_room()) return say_wrong("wrong.no_room");
    waiting_for_ = wanted.until;
}

void Plain::run(const command::Help&) {
    for (const std::string_view name : command_names())
        say(tag::help, words_("help." + std::string(name)), {{"command", std::string(name)}});
    say(tag::help, words_("help.moves_alone"));
}

void Plain::run(const command::Quit&) {
    is_finished_ = true;
    room_.go_away();
    outside_.finish(status_);
}

void Plain::run(const command::Misread& line) {
    if (line.is_known)
        say_wrong("wrong.usage", {{"usage", words_("help." + line.name)}});
    else if (line.name.empty())
        say_wrong("wrong.unknown");
    else
        say_wrong("wrong.nearest", {{"command", line.name}, {"usage", words_("help." + line.name)}});
}

}  // namespace reami::terminal
