#include "server/admin/admin_looks.hpp"

#include "protocol/messages/codes.hpp"
#include "server/http/endpoints/held_match.hpp"
#include "server/lobby/players/devices.hpp"
#include "server/room/admin_orders.hpp"
#include "server/runtime/version.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/read_invites.hpp"
#include "server/store/read/read_match.hpp"

namespace reami::admin {

namespace asio = boost::asio;
namespace code = protocol::code;
namespace from_server = protocol::from_server;
using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

namespace {

constexpr int most_lines = 50;
constexpr int most_deeds = 1000;
constexpr std::size_t most_connections = 500;
constexpr std::size_t most_busy_listed = 10;

std::string small(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

/// Whether one of the texts contains `find`, in small or capital letters.
bool is_found(const std::string& find, std::initializer_list<std::string> texts) {
    return std::ranges::any_of(
        texts, [&](const std::string& text) { return small(text).find(small(find)) != std::string::npos; });
}

std::map<std::string, std::int64_t> signed_counts(const NamedCounts& counts) {
    std::map<std::string, std::int64_t> all;
    for (const auto& [name, count] : counts.read()) all[name] = static_cast<std::int64_t>(count);
    return all;
}

std::string players_of(const from_server::Room& room) {
    std::string all;
    for (const auto& [seat, occupant] : room.seats) {
        if (!occupant) continue;
        all += (all.empty() ? "" : ", ") + occupant->bot.value_or(occupant->name.value_or(""));
    }
    return all;
}

int people_here(const from_server::Room& room) {
    return static_cast<int>(std::ranges::count_if(
        room.seats, [](const auto& entry) { return entry.second && entry.second->here.value_or(false); }));
}

RoomLine line_of(const from_server::Room& room, std::int64_t number) {
    return {.number = number,
            .code = room.code,
            .game = room.game,
            .phase = room.phase,
            .match = room.match,
            .players = players_of(room),
            .here = people_here(room),
            .watching = room.watching,
            .listed = room.listed};
}

}  // namespace

AnswerLater AdminLooks::answer(const AskStatus&) {
    const store::Health health = dependencies_.journal.health();
    ServerStatus status{.version = std::string(version),
                        .started = started_,
                        .now = dependencies_.now(),
                        .storing = health.answering,
                        .why = std::string(health.why),
                        .pushes = !dependencies_.settings.get()->push_contact.empty(),
                        .rooms = {},
                        .refusals = signed_counts(dependencies_.meters.refusals),
                        .closings = signed_counts(dependencies_.meters.closings),
                        .minute = history_.present(dependencies_.now())};
    for (const lobby::RoomCount& one : dependencies_.open_rooms.counts())
        status.rooms.push_back({one.game, one.phase, static_cast<std::int64_t>(one.rooms),
                                static_cast<std::int64_t>(one.seats_taken),
                                static_cast<std::int64_t>(one.watching)});
    co_return status;
}

AnswerLater AdminLooks::answer(const AskHistory& asked) {
    constexpr auto whenever = std::numeric_limits<std::int64_t>::max();
    co_return ServerHistory{history_.between(asked.from.value_or(0), asked.to.value_or(whenever))};
}

AnswerLater AdminLooks::answer(const ListRooms& asked) {
    const auto numbers = dependencies_.directory.numbers();
    RoomList list;
    for (const from_server::Room& room : dependencies_.open_rooms.all()) {
        const auto number = numbers.find(room.code);
        RoomLine line = line_of(room, number == numbers.end() ? 0 : number->second);
        if (dependencies_.directory.number_of_resting(room.code)) line.rests = true;
        if (is_found(asked.find.value_or(""),
                     {line.code, line.game, line.players, std::to_string(line.number),
                      std::string(json::enum_name(line.phase)), line.rests ? "resting" : ""}))
            list.rooms.push_back(std::move(line));
    }
    if (dependencies_.directory.is_shared())
        list.not_served = co_await dependencies_.readers.ask(store::count_rooms_not_served);
    co_return list;
}

AnswerLater AdminLooks::answer(const LookIntoRoom& asked) {
    const auto actor = co_await dependencies_.resting.awake(asked.code);
    if (!actor) co_return admin_refusal(code::unknown_room);
    const std::int64_t now = dependencies_.clock.now().steady;
    const auto see = [now](const room::Room& room) { return room::inside(room.snapshot(), now); };
    RoomInside inside = co_await actor->see(see);
    inside.number = actor->id();
    for (ConnectionLine& one : co_await connections(asked.code))
        if (one.code == asked.code) inside.connections.push_back(std::move(one));
    if (inside.held) {
        const auto match = co_await dependencies_.readers.ask(store::read_match, asked.code, inside.match);
        const auto look = [&match]() -> std::size_t { return match ? http::moves_shown(*match) : 0; };
        const std::size_t shown = co_await dependencies_.workers.run(look);
        if (std::cmp_greater(inside.held->v.value(), shown) || inside.held->v == 0) inside.held->move.reset();
    }
    co_return inside;
}

AnswerLater AdminLooks::answer(const ListMatches& asked) {
    const std::string find = asked.find.value_or("");
    MatchList list;
    const auto found = co_await dependencies_.readers.ask(store::find_matches, find, most_lines);
    for (const store::MatchSummary& one : found)
        list.matches.push_back({.code = one.code,
                                .game = one.game,
                                .players = one.players,
                                .number = one.room,
                                .match = one.match,
                                .started_at = one.started_at,
                                .ended_at = one.ended_at,
                                .abandoned = one.abandoned});
    co_return list;
}

asio::awaitable<std::vector<ConnectionLine>> AdminLooks::connections(std::string find) {
    const auto all = dependencies_.signed_in.all();
    std::vector<store::PlayerId> players;
    for (const auto& [player, one] : all)
        if (players.empty() || players.back() != player) players.push_back(player);
    const auto names = co_await dependencies_.readers.ask(store::read_names, players);
    std::vector<ConnectionLine> lines;
    for (const auto& [player, one] : all) {
        const auto name = names.find(player);
        ConnectionLine line{.player = to_string(player),
                            .name = name == names.end() ? "" : name->second,
                            .code = one.arrival.code,
                            .address = one.arrival.address.to_string(),
                            .client = one.arrival.client,
                            .since = one.arrival.since};
        if (is_found(find, {line.player, line.name, line.code, line.address, line.client}))
            lines.push_back(std::move(line));
    }
    std::ranges::sort(lines, std::greater(), &ConnectionLine::since);
    co_return lines;
}

AnswerLater AdminLooks::answer(const ListConnections& asked) {
    ConnectionList list;
    list.connections = co_await connections(asked.find.value_or(""));
    list.total = static_cast<int>(list.connections.size());
    if (list.connections.size() > most_connections) list.connections.resize(most_connections);
    for (const lobby::Watching& one : dependencies_.open_rooms.watchers())
        if (is_found(asked.find.value_or(""), {one.address.to_string()}))
            list.first_page.push_back({one.address.to_string(), one.since});
    std::ranges::sort(list.first_page, std::greater(), &FirstPageLine::since);
    list.on_first_page = static_cast<int>(list.first_page.size());
    if (list.first_page.size() > most_connections) list.first_page.resize(most_connections);
    list.busiest = history_.busiest(most_busy_listed);
    co_return list;
}

AnswerLater AdminLooks::answer(const ListPlayers& asked) {
    const std::string find = asked.find.value_or("");
    PlayerList list;
    const auto found = co_await dependencies_.readers.ask(store::find_players, find, most_lines);
    const auto connected = dependencies_.signed_in.all();
    for (const store::PlayerSummary& one : found)
        list.players.push_back({.player = to_string(one.player),
                                .names = one.names,
                                .rooms = one.rooms,
                                .matches = one.matches,
                                .devices = one.devices,
                                .connected = static_cast<int>(connected.count(one.player)),
                                .seen_at = one.seen_at});
    co_return list;
}

AnswerLater AdminLooks::answer(const ListDevices& asked) {
    const auto player = co_await dependencies_.known_player(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    const auto devices = co_await dependencies_.readers.ask(store::read_devices, *player);
    const auto connected = dependencies_.signed_in.all();
    const auto [first, last] = connected.equal_range(*player);
    DevicesOfPlayer list;
    for (const store::Device& device : devices)
        list.devices.push_back(
            {.device = lobby::short_name(device.token),
             .client = device.client,
             .made_at = device.made_at,
             .seen_at = device.seen_at,
             .connected = static_cast<int>(std::count_if(
                 first, last, [&](const auto& one) { return one.second.token == device.token; }))});
    co_return list;
}

AnswerLater AdminLooks::answer(const ListRestrictions&) {
    const auto restrictions = dependencies_.rulings.restrictions();
    std::vector<store::PlayerId> players;
    for (const store::Restriction& one : restrictions)
        if (one.player) players.push_back(*one.player);
    const auto names = co_await dependencies_.readers.ask(store::read_names, players);
    RestrictionList list;
    for (const store::Restriction& one : restrictions) {
        RestrictionLine line{.number = one.number,
                             .kind = one.silences ? RestrictionKind::silence : RestrictionKind::ban,
                             .player = one.player ? to_string(*one.player) : "",
                             .name = {},
                             .note = one.note,
                             .since = one.since,
                             .until = one.until};
        if (const auto name = one.player ? names.find(*one.player) : names.end(); name != names.end())
            line.name = name->second;
        list.restrictions.push_back(std::move(line));
    }
    co_return list;
}

AnswerLater AdminLooks::answer(const ListNames&) {
    co_return NameList{dependencies_.rulings.forbidden_names().all()};
}

AnswerLater AdminLooks::answer(const ListLog& asked) {
    const std::string find = asked.find.value_or("");
    const int most = std::clamp(asked.most.value_or(most_lines), 1, most_deeds);
    const auto deeds = co_await dependencies_.readers.ask(store::read_admin_log, find, most);
    AdminLog log;
    for (const store::AdminDeed& one : deeds)
        log.deeds.push_back({one.at, one.who, one.what, one.target, one.outcome});
    co_return log;
}

AnswerLater AdminLooks::answer(const ListTokens&) {
    TokenList list;
    for (const store::AdminToken& one : tokens_.all())
        list.tokens.push_back({one.name, one.made_at, one.until, one.revoked});
    co_return list;
}

AnswerLater AdminLooks::answer(const ListInvites&) {
    InviteList list;
    for (const store::InviteSummary& one : co_await dependencies_.readers.ask(store::read_invites))
        list.invites.push_back({one.name, one.made_at, one.until, one.uses, one.used, one.revoked});
    co_return list;
}

}  // namespace reami::admin
