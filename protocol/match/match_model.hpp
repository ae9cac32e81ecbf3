// Implements Match for each game. Only files that list all games include it: game_registry.cpp and the laws.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/bots/bots.hpp"
#include "engine/core/game.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/small_map.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/merge_patch.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/match_concept.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

/// The values that a replay compares. The database stores their hash, so their form must never change.
struct Proven {
    SmallMap<Seat, std::size_t, max_seats> choices;  ///< the number of legal moves of each seat to act
    SmallMap<Seat, int, max_seats> points;
    BOOST_DESCRIBE_CLASS(Proven, (), (choices, points), (), ())
};

/// The match of one game. Every game in the list is a `Rounds<…>`.
template <Game G>
class MatchOf final : public Match::Concept {
public:
    using Options = typename G::Options;
    using SetUp = typename G::SetUp;

    MatchOf(const Options& options, int seats, const SetUp& set_up)
        : MatchOf(options, seats, set_up, Events<typename G::Event>()) {}
    std::unique_ptr<Concept> copy() const override { return std::make_unique<MatchOf>(*this); }

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

    std::optional<Refusal> play(Seat seat, std::string_view notation, Announcing announcing) override;
    Used last_used() const override { return used_; }
    bool play_known_part(Seat seat, std::string_view notation, Announcing announcing) override;

    bool shows_all() const override { return ShowsAll<G>; }
    std::string view(Viewer viewer) const override { return json::write(match_.view(viewer)); }
    std::string patch_from(const Concept& before, Viewer viewer) const override {
        const G& then = dynamic_cast<const MatchOf&>(before).match_;
        if constexpr (HasViewsOfSeats<G>) {
            const SeatSet changed = G::changed_seats(then, match_);
            return json::merge_patch(then.view(viewer, changed), match_.view(viewer, changed));
        }
        return json::merge_patch(then.view(viewer), match_.view(viewer));
    }
    std::string events(Viewer viewer) const override {
        if (!events_) return "[]";
        return ShowsAll<G> ? json::write(*events_) : json::write(seen_events(viewer));
    }

    void forget_events() override { events_.reset(); }

    std::unique_ptr<Concept> resample(Viewer viewer, Random& random) const override {
        auto other = std::make_unique<MatchOf>(*this);
        other->match_ = match_.resample(viewer, random);
        return other;
    }
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const override {
        return G::print(reami::bot_move(bot, match_, seat, random));
    }

private:
    using Event = typename G::Event;

    MatchOf(const Options& options, int seats, const SetUp& set_up, Events<Event> events)
        : match_(G::start(options, seats, set_up, events)),
          events_(std::make_shared<const std::vector<Event>>(std::move(events).all())) {}

    std::vector<Event> seen_events(Viewer viewer) const {
        std::vector<Event> seen;
        for (const Event& event : *events_) seen.push_back(G::seen(event, viewer));
        return seen;
    }
    void announce(Events<Event> events, Announcing announcing);

    G match_;
    Version v_;
    SeatArray<int> asks_;  ///< the number of moves of each seat
    /// The events of the last move or list. Copies of the match share them. Null after `forget_events`.
    std::shared_ptr<const std::vector<Event>> events_;
    Used used_ = Used::known;  ///< what the last move depended on
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
std::optional<Refusal> MatchOf<G>::play(Seat seat, std::string_view notation, Announcing announcing) {
    if (to_act().empty()) return Refusal{std::string(code::over)};
    if (!to_act().contains(seat)) return Refusal{std::string(code::not_yours)};
    const auto move = G::parse(notation);
    if (!move) return Refusal{std::string(code::unreadable)};
    Events<Event> events;
    if (const auto broken = match_.check(seat, *move))
        return Refusal{"rule." + std::string(G::name) + '.' + std::string(G::rule_name(*broken))};
    used_ = match_.play(seat, *move, events);
    announce(std::move(events), announcing);
    v_ = v_.next();
    ++asks_[seat];
    return std::nullopt;
}

template <Game G>
bool MatchOf<G>::play_known_part(Seat seat, std::string_view notation, Announcing announcing) {
    if constexpr (HasKnownPart<G>) {
        const auto move = G::parse(notation);
        if (!move || move->is_ready()) return false;
        Events<Event> events;
        match_.play_known_part(seat, *move, events);
        announce(std::move(events), announcing);
        return true;
    }
    return false;
}

template <Game G>
void MatchOf<G>::announce(Events<Event> events, Announcing announcing) {
    auto all = std::move(events).all();
    if (announcing == Announcing::on && events_) all.insert(all.begin(), events_->begin(), events_->end());
    events_ = std::make_shared<const std::vector<Event>>(std::move(all));
}

}  // namespace reami::protocol
