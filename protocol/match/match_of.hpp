// Implements Match for each game. Only files that list all games include it: game_registry.cpp and the laws.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "engine/bots/bots.hpp"
#include "engine/core/game.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/small_map.hpp"
#include "engine/core/used.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/merge_patch.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/match.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

/// The values that a replay compares. The database stores their hash, so their form must never change.
struct Proven {
    SmallMap<Seat, std::size_t, max_seats> choices;  ///< the number of legal moves of each seat to act
    SmallMap<Seat, int, max_seats> points;
    BOOST_DESCRIBE_CLASS(Proven, (), (choices, points), (), ())
};

/// A list of events, as this viewer sees them.
template <Game G>
std::string seen_events(const std::vector<typename G::Event>& events, Viewer viewer) {
    if constexpr (ShowsAll<G>) return json::write(events);
    std::vector<typename G::Event> seen;
    seen.reserve(events.size());
    for (const auto& event : events) seen.push_back(G::seen(event, viewer));
    return json::write(seen);
}

/// The match of one game. Every game in the list is a `Rounds<…>`. Only a shared pointer may own it.
template <Game G>
class MatchOf final : public Match, public std::enable_shared_from_this<MatchOf<G>> {
public:
    using Options = typename G::Options;
    using SetUp = typename G::SetUp;

    MatchOf(const Options& options, int seats, const SetUp& set_up)
        : MatchOf(options, seats, set_up, Events<Event>()) {}

    int seats() const override { return match_.seats(); }
    Version v() const override { return v_; }
    AskNumber ask(Seat seat) const override { return asks_[seat] + 1; }
    SeatSet to_act() const override { return match_.to_act(); }
    int points(Seat seat) const override { return match_.points(seat); }
    std::vector<std::string> legal_moves(Seat seat) const override;
    from_server::LegalMoves legal_json(Seat seat) const override;
    std::optional<from_server::Result> result() const override;
    int round() const override { return match_.round(); }
    int rounds_finished() const override { return static_cast<int>(match_.finished().size()); }
    bool is_between_rounds() const override { return match_.is_between_rounds(); }
    std::map<Seat, int> round_points(int round) const override;
    std::uint64_t proof() const override;

    bool shows_all() const override { return ShowsAll<G>; }
    std::string view(Viewer viewer) const override { return json::write(match_.view(viewer)); }
    std::string start_events(Viewer viewer) const override {
        return start_events_ ? seen_events<G>(*start_events_, viewer) : "[]";
    }

    Expected<std::shared_ptr<const PlayedMoves>, Refusal> after(
        Seat seat, const std::vector<std::string>& moves) const override;
    bool may_go_on(Seat seat) const override {
        return used_ == Used::known && to_act() == SeatSet(seat) && !is_between_rounds();
    }
    Expected<std::shared_ptr<const PlayedMoves>, Refusal> known_after(
        Seat seat, const std::vector<std::string>& moves) const override;

    SharedMatch resample(Viewer viewer, Random& random) const override {
        const auto other = std::make_shared<MatchOf>(*this);
        other->match_ = match_.resample(viewer, random);
        return other;
    }
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const override {
        return G::print(reami::bot_move(bot, match_, seat, random));
    }

private:
    using Event = typename G::Event;
    class Moves;

    MatchOf(const Options& options, int seats, const SetUp& set_up, Events<Event> events)
        : match_(G::start(options, seats, set_up, events)),
          start_events_(std::make_shared<const std::vector<Event>>(std::move(events).all())) {}

    std::optional<Refusal> play(Seat seat, std::string_view notation, Events<Event>& events);
    /// Plays moves of a list, and adds their events to `events`.
    std::optional<Refusal> play_list(Seat seat, std::span<const std::string> moves, Events<Event>& events);
    /// Plays the part of a move that comes before it depends on hidden things. Returns false if the game has
    /// no such part.
    bool play_known_part(Seat seat, std::string_view notation, Events<Event>& events);

    G match_;
    Version v_;
    SeatArray<int> asks_;  ///< the number of moves of each seat
    /// Null after the first move. Copies of the match share the events.
    std::shared_ptr<const std::vector<Event>> start_events_;
    Used used_ = Used::known;  ///< what the last move depended on
};

template <Game G>
class MatchOf<G>::Moves final : public PlayedMoves {
public:
    Moves(std::shared_ptr<const MatchOf> before, std::shared_ptr<const MatchOf> after, Events<Event> events)
        : before_(std::move(before)), after_(std::move(after)), events_(std::move(events).all()) {}

    const Match& before() const override { return *before_; }
    SharedMatch after() const override { return after_; }
    std::string events(Viewer viewer) const override { return seen_events<G>(events_, viewer); }
    std::string patch(Viewer viewer) const override {
        const G &then = before_->match_, &now = after_->match_;
        if constexpr (HasViewsOfSeats<G>) {
            const SeatSet changed = G::changed_seats(then, now);
            return json::merge_patch(then.view(viewer, changed), now.view(viewer, changed));
        }
        return json::merge_patch(then.view(viewer), now.view(viewer));
    }

private:
    std::shared_ptr<const MatchOf> before_, after_;
    std::vector<Event> events_;
};

template <Game G>
std::vector<std::string> MatchOf<G>::legal_moves(Seat seat) const {
    std::vector<std::string> texts;
    const auto moves = match_.legal_moves(seat);
    texts.reserve(moves.size());
    for (const auto& move : moves) texts.push_back(G::print(move));
    return texts;
}

template <Game G>
std::optional<from_server::Result> MatchOf<G>::result() const {
    const auto ended = match_.result();
    if (!ended) return std::nullopt;
    from_server::Result result;
    for (const Seat seat : SeatSet::first(seats())) {
        result.points[seat] = ended->points(seat);
        result.ranks[seat] = ended->rank(seat);
    }
    if (const auto tie_break = ended->tie_break(); !tie_break.empty()) result.tie_break = tie_break;
    auto& tie_breaks = result.tie_breaks.emplace();
    for (std::size_t i = 1; i < ended->criteria().size(); ++i)
        for (const Seat seat : SeatSet::first(seats()))
            tie_breaks[std::string(ended->criteria()[i])][seat] = (*ended)[seat][i];
    return result;
}

template <Game G>
std::map<Seat, int> MatchOf<G>::round_points(int round) const {
    const Result& finished = match_.finished()[static_cast<std::size_t>(round - 1)];
    std::map<Seat, int> points;
    for (const Seat seat : SeatSet::first(seats())) points[seat] = finished.points(seat);
    return points;
}

template <Game G>
std::uint64_t MatchOf<G>::proof() const {
    Proven proven;
    for (const Seat seat : to_act()) proven.choices[seat] = match_.legal_moves(seat).size();
    for (const Seat seat : SeatSet::first(seats())) proven.points[seat] = points(seat);
    return json::view_hash(json::write(proven));
}

template <Game G>
from_server::LegalMoves MatchOf<G>::legal_json(Seat seat) const {
    std::string list;
    list.reserve(120);  // the usual size; repeated growth would cost more
    list += '[';
    for (const auto& move : match_.legal_moves(seat)) {
        if (list.size() > 1) list += ',';
        json::append_quoted(list, G::print(move));
    }
    list += ']';
    return {std::move(list)};
}

template <Game G>
Expected<std::shared_ptr<const PlayedMoves>, Refusal> MatchOf<G>::after(
    Seat seat, const std::vector<std::string>& moves) const {
    const auto next = std::make_shared<MatchOf>(*this);
    Events<Event> events;
    if (auto why = next->play_list(seat, moves, events)) return *std::move(why);
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

template <Game G>
Expected<std::shared_ptr<const PlayedMoves>, Refusal> MatchOf<G>::known_after(
    Seat seat, const std::vector<std::string>& moves) const {
    auto next = std::make_shared<MatchOf>(*this);
    Events<Event> events;
    if (auto why = next->play_list(seat, moves, events)) return *std::move(why);
    if (next->used_ == Used::hidden) {
        next = std::make_shared<MatchOf>(*this);
        events = {};
        next->play_list(seat, {moves.begin(), moves.end() - 1}, events);
        if (!next->play_known_part(seat, moves.back(), events))
            return Refusal{std::string(code::too_far), {}, static_cast<int>(moves.size())};
    }
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

template <Game G>
std::optional<Refusal> MatchOf<G>::play_list(Seat seat, std::span<const std::string> moves,
                                             Events<Event>& events) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool goes_too_far = i > 0 && !may_go_on(seat);
        auto why = goes_too_far ? refusal(code::too_far) : play(seat, moves[i], events);
        if (!why) continue;
        why->at = static_cast<int>(i) + 1;
        return why;
    }
    return std::nullopt;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::play(Seat seat, std::string_view notation, Events<Event>& events) {
    if (to_act().empty()) return Refusal{std::string(code::over)};
    if (!to_act().contains(seat)) return Refusal{std::string(code::not_yours)};
    const auto move = G::parse(notation);
    if (!move) return Refusal{std::string(code::unreadable)};
    if (const auto broken = match_.check(seat, *move))
        return Refusal{"rule." + std::string(G::name) + '.' + std::string(G::rule_name(*broken))};
    used_ = match_.play(seat, *move, events);
    start_events_.reset();
    v_ = v_.next();
    ++asks_[seat];
    return std::nullopt;
}

template <Game G>
bool MatchOf<G>::play_known_part(Seat seat, std::string_view notation, Events<Event>& events) {
    if constexpr (HasKnownPart<G>) {
        const auto move = G::parse(notation);
        if (!move || move->is_ready()) return false;
        match_.play_known_part(seat, *move, events);
        return true;
    }
    return false;
}

}  // namespace reami::protocol
