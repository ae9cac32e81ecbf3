#include "server/http/endpoints/room_endpoints.hpp"

#include "protocol/match/game_info.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "server/http/caller.hpp"
#include "server/http/endpoints/held_match.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/json_body.hpp"
#include "server/net/http/problem.hpp"
#include "server/store/read/read_match.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace code = protocol::code;
namespace plain = protocol::plain;
using lobby::Named;

namespace {

lobby::RoomRequest room_request_of(plain::OpenRequest request) {
    lobby::RoomRequest wanted;
    const auto* game = protocol::find_game(request.game);
    wanted.id = std::move(request.id);
    wanted.game = std::move(request.game);
    if (request.options) wanted.options = request.options->text;
    wanted.seats = request.seats.value_or(game ? game->fewest_seats : 2);
    wanted.bots = request.bots.value_or(wanted.bots);
    wanted.listed = request.listed.value_or(false);
    wanted.time = request.time.value_or(wanted.time);
    wanted.set_up = std::move(request.set_up);
    if (request.script) wanted.script = *std::move(request.script);
    return wanted;
}

net::Answer unknown_match() {
    return net::problem(404, code::unknown_match, "this room has no ended match with this number");
}

/// No cache may keep the file, because the server replaces the name of a forgotten player.
net::Answer file_answer(std::string file, const std::string& name) {
    net::Answer answer;
    answer.content_type = "text/plain; charset=utf-8";
    answer.body = std::move(file);
    answer.headers = {{"Cache-Control", "private, no-store"},
                      {"Content-Disposition", "attachment; filename=\"" + name + ".match\""}};
    return answer;
}

}  // namespace

asio::awaitable<net::Answer> RoomEndpoints::open(net::Request request) {
    auto body = read_body<plain::OpenRequest>(request.body);
    if (!body) co_return body.error();
    auto who = co_await caller_of(dependencies_.players, request);
    if (!who) co_return who.error();
    lobby::Requester requester{request.address, *std::move(who)};
    auto outcome =
        co_await dependencies_.opener.open(room_request_of(*std::move(body)), std::move(requester));
    if (!outcome) co_return net::problem(outcome.error(), request);
    const std::string scheme = request.secure ? "https://" : "http://";
    co_return json_answer(
        plain::OpenedAnswer{outcome->code, scheme + request.host + request.base_path + "/r/" + outcome->code,
                            outcome->token},
        201);
}

asio::awaitable<net::Answer> RoomEndpoints::redeem(net::Request request) {
    auto body = read_body<plain::InviteRequest>(request.body);
    if (!body) co_return body.error();
    auto who = co_await caller_of(dependencies_.players, request);
    if (!who) co_return who.error();
    lobby::Requester requester{request.address, *std::move(who)};
    auto outcome = co_await dependencies_.invites.redeem(std::move(body->word), std::move(requester));
    if (!outcome) co_return net::problem(outcome.error(), request);
    co_return json_answer(plain::InvitedAnswer{std::move(outcome->token)});
}

asio::awaitable<net::Answer> RoomEndpoints::remember(net::Request request) {
    auto body = read_body<plain::CodesRequest>(request.body);
    if (!body) co_return body.error();
    auto who = co_await caller_of(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto& identity = *who;
    lobby::CodeLookup::Seeker player;
    if (identity) player = identity->player;
    auto remembering = co_await dependencies_.codes.remember(std::move(body->codes), request.address, player);
    co_return json_answer(plain::KnownRooms{std::move(remembering.open), std::move(remembering.gone),
                                            std::move(remembering.running)});
}

net::Answer RoomEndpoints::listed() const { return json_answer(dependencies_.open_rooms.listed().rooms); }

asio::awaitable<net::Answer> RoomEndpoints::room(net::Request request, std::string code) {
    if (auto answer = co_await not_shown(request, code)) co_return *std::move(answer);
    if (const auto room = dependencies_.open_rooms.find(code)) co_return json_answer(*room);
    if (const auto room = co_await dependencies_.codes.room_elsewhere(code)) co_return json_answer(*room);
    co_return net::problem(410, code::closed_room, "this room was closed");
}

asio::awaitable<std::optional<net::Answer>> RoomEndpoints::not_shown(const net::Request& request,
                                                                     const std::string& code) {
    auto who = co_await caller_of(dependencies_.players, request);
    if (!who) co_return who.error();
    const auto& identity = *who;
    const lobby::CodeLookup::Seeker player =
        identity ? lobby::CodeLookup::Seeker(identity->player) : std::nullopt;
    switch (co_await dependencies_.codes.name(code, request.address, player)) {
        case Named::open:
        case Named::elsewhere:
        case Named::closed:
            break;
        case Named::unreadable:
            co_return net::problem(500, code::server_fault,
                                   "the server could not read this room; its log has the reason");
        case Named::unknown:
            co_return net::problem(404, code::unknown_room, "no room ever had the code " + code);
        case Named::too_many:
            co_return net::problem(dependencies_.codes.too_many(request.address), request);
    }
    co_return std::nullopt;
}

bool RoomEndpoints::is_held(const std::string& code) const {
    const auto room = dependencies_.open_rooms.find(code);
    return room && room->phase == protocol::from_server::Phase::held;
}

asio::awaitable<net::Answer> RoomEndpoints::match(net::Request request, std::string code, int number) {
    if (auto answer = co_await not_shown(request, code)) co_return *std::move(answer);
    const auto stored = co_await dependencies_.readers.ask(store::read_match, code, number);
    if (!stored || (stored->runs && !is_held(code))) co_return unknown_match();
    const std::string name = code + '-' + std::to_string(number);
    std::string file = co_await dependencies_.workers.run(
        [&] { return stored->runs ? public_match_file(*stored) : match_file_of(*stored); });
    co_return file_answer(std::move(file), name);
}

}  // namespace reami::http
