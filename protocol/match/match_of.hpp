// Implements Match for each game. Only files that list all games include it: game_registry.cpp and the laws.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "engine/bots/bots.hpp"
#include "engine/bots/move_review.hpp"
#include "engine/core/game.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/used.hpp"
#include "protocol/json/merge_patch.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/match.hpp"
#include "protocol/match/proven.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

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
    SeatSet to_act() const override { return is_stopped_ ? SeatSet() : match_.to_act(); }
    int points(Seat seat) const override;
    std::vector<std::string> legal_moves(Seat seat) const override;
    from_server::LegalMoves legal_json(Seat seat) const override;
    std::optional<from_server::Result> result() const override;
    int round() const override { return match_.round(); }
    int rounds_finished() const override { return static_cast<int>(match_.finished().size()); }
    bool is_between_rounds() const override { return !is_stopped_ && match_.is_between_rounds(); }
    std::map<Seat, int> round_points(int round) const override;
    std::uint64_t proof() const override;
    std::optional<SeatSet> undoes(Seat seat) const override {
        return visits_[seat].before ? std::optional(visits_[seat].others) : std::nullopt;
    }
    int undone(Seat seat) const override { return undone_[seat]; }
    SeatSet left() const override { return left_; }

    bool shows_all() const override { return ShowsAll<G>; }
    std::string view(Viewer viewer) const override { return json::write(match_.view(viewer)); }
    std::string start_events(Viewer viewer) const override {
        return start_events_ ? seen_events<G>(*start_events_, viewer) : "[]";
    }

    PlayedOrRefusal after(Seat seat, const std::vector<std::string>& moves) const override;
    bool may_go_on(Seat seat) const override {
        return used_ == Used::known && to_act() == SeatSet(seat) && !is_between_rounds();
    }
    PlayedOrRefusal known_after(Seat seat, const std::vector<std::string>& moves) const override {
        return known_after(*this, seat, moves);
    }
    PlayedOrRefusal planned(Seat seat, const std::vector<std::string>& moves) const override {
        MatchOf asked = *this;
        if constexpr (HasIfAsked<G>) asked.match_ = match_.if_asked(seat);
        return known_after(asked, seat, moves);
    }

    SharedMatch resample(Viewer viewer, Random& random) const override {
        const auto other = std::make_shared<MatchOf>(*this);
        other->match_ = match_.resample(viewer, random);
        other->visits_ = {};  // the earlier matches have the hidden things as they are
        return other;
    }
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const override {
        return G::print(reami::bot_move(bot, match_, seat, random));
    }
    std::optional<StrongerMove> stronger_move(Seat seat, std::string_view played,
                                              Random& random) const override;

private:
    using Event = typename G::Event;
    class Moves;
    /// The last visit of a seat, if the seat can take it back.
    struct Undoable {
        std::shared_ptr<const MatchOf> before;  ///< null if it can't
        SeatSet others;                         ///< the seats that have moved since
    };

    MatchOf(const Options& options, int seats, const SetUp& set_up, Events<Event> events)
        : match_(G::start(options, seats, set_up, events)),
          start_events_(std::make_shared<const std::vector<Event>>(std::move(events).all())) {}

    /// The effect of the moves in the match `asked`, compared with this match.
    PlayedOrRefusal known_after(const MatchOf& asked, Seat seat, const std::vector<std::string>& moves) const;
    std::optional<Refusal> play(Seat seat, std::string_view notation, Events<Event>& events);
    /// Plays moves of a list, and adds their events to `events`.
    std::optional<Refusal> play_list(Seat seat, std::span<const std::string> moves, Events<Event>& events);
    /// Plays the part of a move that comes before it depends on hidden things. Returns false if the game has
    /// no such part.
    bool play_known_part(Seat seat, std::string_view notation, Events<Event>& events);
    /// Notes which visits can be taken back after a move of the seat, or a list of moves. `before` is the
    /// match before it.
    void note_visit(const std::shared_ptr<const MatchOf>& before, Seat seat);
    PlayedOrRefusal take_back(Seat seat) const;
    PlayedOrRefusal stopped() const;
    PlayedOrRefusal left_by(Seat seat) const;
    /// The result by points alone, so that equal seats share a rank.
    Result result_as_it_stands() const;

    G match_;
    Version v_;
    SeatArray<int> asks_;  ///< the last number under which the match asked each seat, and got an answer
    /// Null after the first move. Copies of the match share the events.
    std::shared_ptr<const std::vector<Event>> start_events_;
    Used used_ = Used::known;    ///< what the last move depended on
    std::optional<Seat> mover_;  ///< the seat of the last move
    SeatArray<Undoable> visits_;
    SeatArray<int> undone_;
    bool is_stopped_ = false;  ///< all people agreed to end the match as it stands
    SeatSet left_;
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
    if (is_stopped_) return texts;
    const auto moves = match_.legal_moves(seat);
    texts.reserve(moves.size());
    for (const auto& move : moves) texts.push_back(G::print(move));
    return texts;
}

template <Game G>
int MatchOf<G>::points(Seat seat) const {
    if (!is_stopped_ || match_.finished().empty()) return match_.points(seat);
    int sum = 0;
    for (const Result& round : match_.finished()) sum += round.points(seat);
    return sum;
}

template <Game G>
Result MatchOf<G>::result_as_it_stands() const {
    static constexpr std::array<std::string_view, 1> criteria{"points"};
    Result result(seats(), criteria);
    for (const Seat seat : SeatSet::first(seats())) result[seat] = {points(seat)};
    return result;
}

template <Game G>
std::optional<from_server::Result> MatchOf<G>::result() const {
    const auto ended = is_stopped_ ? std::optional(result_as_it_stands()) : match_.result();
    if (!ended) return std::nullopt;
    from_server::Result result;
    SeatSet stayed = SeatSet::first(seats());
    for (const Seat seat : left_) stayed.erase(seat);
    for (const Seat seat : SeatSet::first(seats())) {
        result.points[seat] = ended->points(seat);
        result.ranks[seat] = stayed.contains(seat) ? ended->rank(seat, stayed) : stayed.size() + 1;
    }
    if (const auto tie_break = ended->tie_break(stayed); !tie_break.empty()) result.tie_break = tie_break;
    if (!left_.empty()) result.left.emplace(left_.begin(), left_.end());
    auto& tie_breaks = result.tie_breaks.emplace();
    for (std::size_t i = 1; i < ended->criteria().size(); ++i)
        for (const Seat seat : SeatSet::first(seats()))
            tie_breaks[std::string(ended->criteria()[i])][seat] = (*ended)[seat][i];
    if (is_stopped_) result.agreed = true;
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
    return proven.hash();
}

template <Game G>
std::optional<StrongerMove> MatchOf<G>::stronger_move(Seat seat, std::string_view played,
                                                      Random& random) const {
    if constexpr (HasHardBot<G>) {
        const auto move = G::parse(played);
        if (!move || move->is_ready() || !to_act().contains(seat) || match_.check(seat, *move))
            return std::nullopt;
        const auto better = better_move(match_, seat, *move, random);
        if (!better) return std::nullopt;
        const auto tenths = [](double points) { return static_cast<int>(std::lround(10 * points)); };
        return StrongerMove{G::print(better->move), tenths(better->own), tenths(better->others)};
    }
    return std::nullopt;
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

}  // namespace reami::protocol

#include "protocol/match/match_of_moves.hpp"
