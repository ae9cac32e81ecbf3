// The part of MatchOf that plays moves, and takes them back. Only match_of.hpp includes it.
#pragma once

#include "protocol/match/match_of.hpp"

namespace reami::protocol {

template <Game G>
PlayedOrRefusal MatchOf<G>::after(Seat seat, const std::vector<std::string>& moves) const {
    if (is_undo(moves)) return take_back(seat);
    if (is_stop(moves)) return stopped();
    if (is_leave(moves)) return left_by(seat);
    const auto next = std::make_shared<MatchOf>(*this);
    Events<Event> events;
    if (auto why = next->play_list(seat, moves, events)) return *std::move(why);
    next->note_visit(this->shared_from_this(), seat);
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

/// The chain of earlier matches is short, because a move that depends on hidden things ends it.
template <Game G>
void MatchOf<G>::note_visit(const std::shared_ptr<const MatchOf>& before, Seat seat) {
    const bool goes_on = before->mover_ == seat && before->may_go_on(seat) && before->visits_[seat].before;
    mover_ = seat;
    if (used_ == Used::hidden || before->to_act() != SeatSet(seat) ||
        rounds_finished() != before->rounds_finished()) {
        visits_ = {};
        return;
    }
    for (const Seat other : SeatSet::first(seats())) visits_[other].others.insert(seat);
    visits_[seat] = {goes_on ? before->visits_[seat].before : before, {}};
}

template <Game G>
PlayedOrRefusal MatchOf<G>::take_back(Seat seat) const {
    if (!visits_[seat].before) return Refusal{std::string(code::no_undo), {}, 1};
    const auto next = std::make_shared<MatchOf>(*visits_[seat].before);
    next->v_ = v_.next();
    next->start_events_.reset();
    next->left_ = left_;
    next->undone_ = undone_;
    ++next->undone_[seat];
    for (const Seat each : SeatSet::first(seats())) next->asks_[each] = asks_[each] + 1;
    Events<Event> events;
    events.tell(Undone{seat});
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

template <Game G>
PlayedOrRefusal MatchOf<G>::stopped() const {
    if (to_act().empty()) return Refusal{std::string(code::over), {}, 1};
    const auto next = std::make_shared<MatchOf>(*this);
    next->is_stopped_ = true;
    next->v_ = v_.next();
    next->start_events_.reset();
    next->visits_ = {};
    for (const Seat each : SeatSet::first(seats())) ++next->asks_[each];
    Events<Event> events;
    events.tell(Stopped{});
    events.tell(MatchEnded{});
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

/// The match asks the same seats under the same numbers as before.
template <Game G>
PlayedOrRefusal MatchOf<G>::left_by(Seat seat) const {
    if (to_act().empty()) return Refusal{std::string(code::over), {}, 1};
    if (left_.contains(seat)) return Refusal{std::string(code::late), {}, 1};
    const auto next = std::make_shared<MatchOf>(*this);
    next->left_.insert(seat);
    next->v_ = v_.next();
    next->start_events_.reset();
    Events<Event> events;
    events.tell(SeatGivenUp{seat});
    return std::make_shared<const Moves>(this->shared_from_this(), next, std::move(events));
}

template <Game G>
PlayedOrRefusal MatchOf<G>::known_after(const MatchOf& asked, Seat seat,
                                        const std::vector<std::string>& moves) const {
    auto next = std::make_shared<MatchOf>(asked);
    Events<Event> events;
    if (auto why = next->play_list(seat, moves, events)) return *std::move(why);
    if (!moves.empty() && next->used_ == Used::hidden) {
        next = std::make_shared<MatchOf>(asked);
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
