#include "clients/terminal/plain/my_rooms.hpp"

#include <algorithm>
#include <boost/describe/enum_to_string.hpp>
#include <utility>

#include "clients/terminal/text/time_text.hpp"

namespace reami::terminal {
namespace {

using protocol::from_server::OpenRoom;
using protocol::from_server::Room;
using protocol::plain::KnownRooms;
using protocol::plain::Outcome;
using protocol::plain::PlayedMatch;
using protocol::plain::RunningMatch;

const RunningMatch* running_in(const Room& room, const KnownRooms& known) {
    const auto found = std::ranges::find(known.running, room.code, &RunningMatch::code);
    return found == known.running.end() ? nullptr : &*found;
}

bool waits_for_me(const RunningMatch& running) {
    return running.you && std::ranges::find(running.to_act, *running.you) != running.to_act.end();
}

std::string turn_of(const Room& room, const RunningMatch& running, const Words& words) {
    if (waits_for_me(running)) return words("ask.turn");
    return words("mine.waits", {{"names", protocol::seat_names(names_of(room, words), running.to_act)}});
}

OutputLine line_of(const Room& room, const RunningMatch* running, const Words& words) {
    OutputLine line = describe(OpenRoom{.code = room.code,
                                        .game = room.game,
                                        .options = room.options,
                                        .phase = room.phase,
                                        .time = room.time,
                                        .seats = room.seats},
                               words);
    line.tag = tag::mine;
    line.text += '.';
    if (running == nullptr) return line;
    line.text += ' ' + turn_of(room, *running, words);
    if (running->you) line.facts.emplace_back("seat", std::to_string(running->you->number()));
    line.facts.emplace_back("turn", waits_for_me(*running) ? "yours" : "others");
    return line;
}

Names names_of(const PlayedMatch& match, const Words& words) {
    Room room;
    for (const auto& [seat, one] : match.seats) {
        protocol::from_server::Occupant& occupant = room.seats[seat].emplace();
        occupant.name = one.name;
        occupant.bot = one.bot;
    }
    return terminal::names_of(room, words);
}

Outcome outcome_of(const PlayedMatch& match) {
    const auto rank = match.seats.at(match.you).rank;
    if (!rank) return Outcome::no_result;
    return *rank == 1 ? Outcome::won : Outcome::lost;
}

/// The player's own points, then those of the others: `54 : 48`.
std::string points_of(const PlayedMatch& match) {
    std::string own, others;
    for (const auto& [seat, one] : match.seats) {
        if (!one.points) continue;
        const std::string points = std::to_string(*one.points);
        if (seat == match.you)
            own = points;
        else
            others.append(" : ").append(points);
    }
    return own + others;
}

OutputLine line_of(const PlayedMatch& match, const Words& words) {
    std::vector<Seat> others;
    for (const auto& [seat, one] : match.seats)
        if (seat != match.you) others.push_back(seat);
    const std::string outcome = boost::describe::enum_to_string(outcome_of(match), "");
    return {
        .tag = tag::played,
        .text = words("played.line", {{"code", match.code},
                                      {"match", to_string(match.match)},
                                      {"game", words("game." + match.game)},
                                      {"outcome", words("played." + outcome, {{"points", points_of(match)}})},
                                      {"names", protocol::seat_names(names_of(match, words), others)},
                                      {"when", time_text(match.ended_at)}}),
        .facts = {{"code", match.code},
                  {"match", to_string(match.match)},
                  {"game", match.game},
                  {"outcome", outcome}}};
}

}  // namespace

Lines describe_played(const protocol::plain::MyMatches& mine, const Words& words) {
    constexpr std::size_t most = 10;
    Lines lines;
    for (const PlayedMatch& match : mine.matches)
        if (lines.size() < most) lines.push_back(line_of(match, words));
    return lines;
}

Lines describe_mine(const KnownRooms& known, const Words& words) {
    std::vector<std::pair<int, const Room*>> rooms;
    for (const Room& room : known.rooms) {
        const RunningMatch* running = running_in(room, known);
        rooms.emplace_back(running == nullptr ? 2 : waits_for_me(*running) ? 0 : 1, &room);
    }
    std::ranges::stable_sort(rooms, {}, &std::pair<int, const Room*>::first);
    Lines lines;
    for (const auto& [rank, room] : rooms) lines.push_back(line_of(*room, running_in(*room, known), words));
    for (const std::string& code : known.gone)
        lines.push_back({.tag = tag::mine,
                         .text = words("mine.gone", {{"code", code}}),
                         .facts = {{"code", code}, {"phase", "closed"}}});
    if (!rooms.empty())
        lines.push_back(
            {.tag = tag::info, .text = words("mine.back", {{"code", rooms.front().second->code}})});
    if (lines.empty()) lines.push_back({.tag = tag::info, .text = words("mine.none")});
    return lines;
}

}  // namespace reami::terminal
