#include "clients/terminal/text/sentences.hpp"

#include <algorithm>
#include <boost/describe/enum_to_string.hpp>

#include "clients/terminal/text/settings_text.hpp"
#include "clients/terminal/text/time_text.hpp"
#include "engine/core/round_events.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal {
namespace {

using protocol::from_server::Occupant;
using protocol::from_server::OpenRoom;
using protocol::from_server::Result;
using protocol::from_server::Room;

/// A seat in any game's view. Games that count points only at the end of a round have no `points`.
struct SeatStanding {
    std::optional<int> points;
    BOOST_DESCRIBE_CLASS(SeatStanding, (), (points), (), ())
};

struct TableStandings {
    std::map<Seat, SeatStanding> seats;
    BOOST_DESCRIBE_CLASS(TableStandings, (), (seats), (), ())
};

/// The fields that the views of all games have, and the points of the seats.
struct Standings {
    int round = 1, rounds = 1;
    std::map<int, SeatPoints> finished;
    TableStandings table;
    BOOST_DESCRIBE_CLASS(Standings, (), (round, rounds, finished, table), (), ())

    /// The seat's points of all rounds, including the running one.
    int total(Seat seat) const {
        int sum = finished.contains(round) ? 0 : table.seats.at(seat).points.value_or(0);
        for (const auto& [number, points] : finished) {
            const auto found = points.find(seat);
            if (found != points.end()) sum += found->second;
        }
        return sum;
    }
};

std::string who(Seat seat, const std::optional<Occupant>& occupant, const Words& words) {
    const std::string number = std::to_string(seat.number());
    if (!occupant) return words("seat.empty", {{"seat", number}});
    if (!occupant->bot) return occupant->name.value_or(number);
    if (occupant->name) return words("bot.plays_for", {{"name", *occupant->name}});
    return bot_name(*occupant->bot, seat, words);
}

bool is_person(const std::optional<Occupant>& occupant) { return occupant && !occupant->bot; }

/// The condition of a seat: `empty`, `bot`, `away`, `hidden`, `ready` or `here`. Lines give it as `is`.
std::string_view condition(const std::optional<Occupant>& occupant, protocol::from_server::Phase phase) {
    if (!occupant) return "empty";
    if (occupant->bot) return "bot";
    if (!occupant->here.value_or(false)) return "away";
    const bool readiness_counts = phase != protocol::from_server::Phase::playing;
    if (readiness_counts && occupant->ready.value_or(false)) return "ready";
    return occupant->hidden.value_or(false) ? "hidden" : "here";
}

/// Adds whether the seat has left the match, and whether its person is idle or absent.
void add_absence(const Occupant& occupant, const std::string& number, const Words& words, OutputLine& line) {
    if (occupant.left) {
        line.facts.emplace_back("left", "true");
        line.text += words("seat.left");
    }
    if (occupant.idle) {
        line.facts.emplace_back("idle", "true");
        line.text += words("seat.idle");
    }
    if (occupant.absent) {
        const std::string vote = boost::describe::enum_to_string(*occupant.absent, "");
        line.facts.emplace_back("absent", vote);
        line.text += words("seat.absent." + vote, {{"seat", number}});
    }
    if (!occupant.for_bot) return;
    for (const Seat voter : *occupant.for_bot)
        line.text += words("seat.for_bot", {{"seat", std::to_string(voter.number())}});
}

OutputLine seat_line(const Room& room, Seat seat, const Words& words) {
    const auto& occupant = room.seats.at(seat);
    const auto is = condition(occupant, room.phase);
    const std::string number = std::to_string(seat.number());
    OutputLine line{.tag = tag::seat,
                    .text = words(occupant ? "seat.line" : "seat.line.empty",
                                  {{"seat", number},
                                   {"who", numbered(who(seat, occupant, words),
                                                    is_person(occupant) ? occupant->who.value_or(0) : 0)},
                                   {"is", words("seat.is." + std::string(is))}}),
                    .facts = {{"seat", number}, {"is", std::string(is)}}};
    if (is_person(occupant)) line.facts.emplace_back("name", occupant->name.value_or(""));
    if (room.host == "seat:" + number) {
        line.facts.emplace_back("host", "true");
        line.text += words("seat.host");
    }
    if (room.departed && room.departed->contains(seat)) {
        const auto& departed = room.departed->at(seat);
        const std::string why = boost::describe::enum_to_string(departed.why, "");
        line.facts.emplace_back("departed", why);
        line.text += words("seat.departed." + why, {{"name", departed.name}});
    }
    if (occupant) add_absence(*occupant, number, words, line);
    if (occupant && occupant->out)
        for (const Seat voter : *occupant->out)
            line.text += words("seat.out", {{"seat", std::to_string(voter.number())}});
    return line;
}

/// Numbers of people in the room, as text: `#3, #5`.
std::string people_text(const std::vector<int>& people) {
    std::string text;
    for (const int who : people) text += (text.empty() ? "#" : ", #") + std::to_string(who);
    return text;
}

Lines silenced_lines(const Room& room, const Words& words) {
    Lines lines;
    if (room.silenced && !room.silenced->empty())
        lines.push_back(
            {.tag = tag::room, .text = words("room.silenced", {{"who", people_text(*room.silenced)}})});
    if (room.watchers_silenced.value_or(false))
        lines.push_back({.tag = tag::room, .text = words("room.watchers_silenced")});
    return lines;
}

/// Adds a line for each setting of the room that the host has changed.
void add_switched(const Room& before, const Room& after, const Words& words, Lines& lines) {
    const auto add = [&](const char* key) { lines.push_back({.tag = tag::room, .text = words(key)}); };
    if (before.fast_bots != after.fast_bots) add(after.fast_bots ? "room.fast_bots" : "room.slow_bots");
    if (before.kept != after.kept) add(after.kept ? "room.kept" : "room.not_kept");
    if (after.date && before.date != after.date)
        lines.push_back({.tag = tag::room, .text = words("room.dated", {{"when", time_text(*after.date)}})});
    // A match that begins removes its date.
    if (before.date && !after.date && before.phase == after.phase) add("room.no_date");
}

std::string phase_name(protocol::from_server::Phase phase) { return std::string(json::enum_name(phase)); }

OutputLine room_line(const Room& room, const Words& words) {
    return {.tag = tag::room,
            .text = words("room.line",
                          {{"code", room.code},
                           {"game", words("game." + room.game)},
                           {"options", settings_text(room.game, room.options.text, room.time, words)},
                           {"phase", words("phase." + phase_name(room.phase))},
                           {"watching", std::to_string(room.watching)}}),
            .facts = {{"code", room.code},
                      {"game", room.game},
                      {"phase", phase_name(room.phase)},
                      {"match", to_string(room.match)},
                      {"seats", std::to_string(room.seats.size())},
                      {"listed", room.listed ? "true" : "false"}}};
}

std::string points_list(const SeatPoints& points, const Names& names) {
    std::string text;
    for (const auto& [seat, value] : points) {
        if (!text.empty()) text += ", ";
        text += protocol::seat_name(names, seat) + ": " + std::to_string(value);
    }
    return text;
}

OutputLine score_line(Seat seat, int points, const Names& names, const Words& words) {
    return {.tag = tag::score,
            .text = words("score.line", {{"name", protocol::seat_name(names, seat)},
                                         {"points", words.counted("points", points)}}),
            .facts = {{"seat", std::to_string(seat.number())}, {"points", std::to_string(points)}}};
}

}  // namespace

bool is_between_rounds(const std::string& view) {
    const auto standings = json::read_as<Standings>(view);
    return standings && standings->round < standings->rounds &&
           standings->finished.contains(standings->round);
}

Names names_of(const Room& room, const Words& words) {
    Names names;
    for (const auto& [seat, occupant] : room.seats) names[seat] = who(seat, occupant, words);
    return names;
}

Lines describe(const Room& room, const Words& words) {
    Lines lines{room_line(room, words)};
    for (const auto& [seat, occupant] : room.seats) lines.push_back(seat_line(room, seat, words));
    if (!room.watchers.empty())
        lines.push_back(
            {.tag = tag::room, .text = words("room.watchers", {{"who", people_text(room.watchers)}})});
    for (OutputLine& line : silenced_lines(room, words)) lines.push_back(std::move(line));
    add_switched({}, room, words, lines);
    return lines;
}

Lines changes(const Room& before, const Room& after, const Words& words) {
    Lines lines;
    if (before.phase != after.phase || before.options != after.options || before.time != after.time ||
        before.listed != after.listed || before.seats.size() != after.seats.size() ||
        before.match != after.match)
        lines.push_back(room_line(after, words));
    for (const auto& [seat, occupant] : after.seats) {
        const auto was = before.seats.find(seat);
        const bool same_host =
            (before.host == after.host) || after.host != "seat:" + std::to_string(seat.number());
        if (was != before.seats.end() && was->second == occupant && same_host) continue;
        lines.push_back(seat_line(after, seat, words));
    }
    if (before.silenced != after.silenced || before.watchers_silenced != after.watchers_silenced)
        for (OutputLine& line : silenced_lines(after, words)) lines.push_back(std::move(line));
    add_switched(before, after, words, lines);
    return lines;
}

Lines describe(const Result& result, const std::string& game, const Names& names, const Words& words) {
    Lines lines;
    std::vector<std::pair<int, Seat>> order;
    for (const auto& [seat, rank] : result.ranks) order.emplace_back(rank, seat);
    std::sort(order.begin(), order.end());
    for (const auto& [rank, seat] : order) {
        const auto points = result.points.find(seat);
        const auto name = names.find(seat);
        const int value = points == result.points.end() ? 0 : points->second;
        lines.push_back({.tag = tag::result,
                         .text = words("result.line", {{"rank", std::to_string(rank)},
                                                       {"name", name == names.end() ? "" : name->second},
                                                       {"points", words.counted("points", value)}}),
                         .facts = {{"seat", std::to_string(seat.number())},
                                   {"rank", std::to_string(rank)},
                                   {"points", std::to_string(value)}}});
    }
    if (const auto tie = tie_break(result, game, names, words))
        lines.push_back({.tag = tag::result, .text = *tie, .facts = {{"tie_break", *result.tie_break}}});
    return lines;
}

std::optional<std::string> tie_break(const Result& result, const std::string& game, const Names& names,
                                     const Words& words) {
    if (!result.tie_break || result.tie_break->empty()) return std::nullopt;
    const std::string by = words("tie_break." + game + '.' + *result.tie_break);
    const auto none = std::map<std::string, SeatPoints>();
    const auto& all = result.tie_breaks ? *result.tie_breaks : none;
    const auto figures = all.find(*result.tie_break);
    if (figures == all.end()) return words("result.tie_break", {{"by", by}});
    return words("result.tie_break.figures", {{"by", by}, {"figures", points_list(figures->second, names)}});
}

Lines scores(const std::string& view, const std::string& game, const Names& names, const Words& words) {
    const auto standings = json::read_as<Standings>(view);
    if (!standings) return {};
    Lines lines;
    const std::string own = "score.round." + game;  // in Tóncc, a round is called a challenge
    const std::string key = words.all().contains(own) ? own : "score.round";
    for (const auto& [round, points] : standings->finished)
        lines.push_back({.tag = tag::score,
                         .text = words(key, {{"round", std::to_string(round)},
                                             {"rounds", std::to_string(standings->rounds)},
                                             {"points", points_list(points, names)}}),
                         .facts = {{"round", std::to_string(round)}}});
    for (const auto& [seat, of_seat] : standings->table.seats)
        lines.push_back(score_line(seat, standings->total(seat), names, words));
    return lines;
}

OutputLine describe(const OpenRoom& room, const Words& words) {
    std::string people;
    int free = 0;
    for (const auto& [seat, occupant] : room.seats) {
        free += occupant ? 0 : 1;
        if (occupant) people += (people.empty() ? "" : ", ") + who(seat, occupant, words);
    }
    return {.tag = tag::rooms,
            .text = words("rooms.line",
                          {{"code", room.code},
                           {"game", words("game." + room.game)},
                           {"options", settings_text(room.game, room.options.text, room.time, words)},
                           {"phase", words("phase." + phase_name(room.phase))},
                           {"people", people.empty() ? words("rooms.nobody") : people},
                           {"free", words.counted("rooms.free", free)}}),
            .facts = {{"code", room.code},
                      {"game", room.game},
                      {"phase", phase_name(room.phase)},
                      {"free", std::to_string(free)}}};
}

}  // namespace reami::terminal
