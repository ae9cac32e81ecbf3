#include "engine/toncc/state.hpp"

#include <algorithm>

namespace reami::toncc {

State State::start(const Options& options, int, const SetUp& set_up, Events<Event>& events) {
    State match(options, set_up);
    if (events.wanted()) events.tell(LaidOut{match.view(Viewer()).layout});
    return match;
}

// Moves

SeatSet State::to_act() const {
    SeatSet asked;
    if (ending_) return asked;
    for (const Seat king : in_play_)
        if (!chosen_[king]) asked.insert(king);
    return asked;
}

State::Moves State::legal_moves(Seat seat) const {
    Moves moves;
    if (!to_act().contains(seat)) return moves;
    for (const Direction direction : all_directions)
        if (beside(at_[seat], direction)) moves.push_back(direction);
    return moves;
}

std::optional<Rule> State::check(Seat seat, Move move) const {
    if (!beside(at_[seat], move)) return Rule::no_place;  // R2.2
    return std::nullopt;
}

Used State::play(Seat seat, Move move, Events<Event>& events) {
    chosen_[seat] = move;
    events.tell(Chosen{seat});
    if (!to_act().empty()) return Used::known;
    move_all(events);
    return Used::hidden;
}

void State::move_all(Events<Event>& events) {
    Moved moved;
    for (const Seat king : in_play_) {
        const Place from = at_[king];
        at_[king] = *beside(from, *chosen_[king]);
        chosen_[king].reset();
        if (events.wanted()) moved.kings[king] = {from, at_[king]};
    }
    events.tell(std::move(moved));
    const Conquests all = conquests(set_up_, conquered(), at_, in_play_);
    SeatSet leaving;
    for (const Conquest& conquest : all) {
        conquer(conquest, events);
        if (seals_put(conquest.winner()) == seals_of_king) leaving.insert(conquest.winner());
    }
    blank_ = static_cast<std::int8_t>(all.empty() ? blank_ + 1 : 0);
    leave(leaving, events);
    if (in_play_.empty()) return end(Ending::seals, events);
    if (blank_ == most_blank_moves) end(Ending::blank, events);
}

void State::conquer(const Conquest& conquest, Events<Event>& events) {
    const Seat winner = conquest.winner();
    RegionSet& regions = conquered_[winner];
    const RegionSet before = regions;
    regions.insert(conquest.region);
    if (!events.wanted()) return;
    if (conquest.kings.size() > 1)
        events.tell(Contested{conquest.region,
                              conquest.region.colour(),
                              {conquest.kings.begin(), conquest.kings.end()},
                              winner});
    events.tell(Conquered{winner, conquest.region});
    for (const Kingdom& kingdom : all_kingdoms())
        if (regions.contains(kingdom.set()) && !before.contains(kingdom.set()))
            events.tell(KingdomMade{winner, kingdom});
}

void State::leave(SeatSet kings, Events<Event>& events) {
    const int king_points = in_play_.size();  // R3.3
    for (const Seat king : kings) {
        king_points_[king] = king_points;
        in_play_.erase(king);
        events.tell(Left{king, king_points});
    }
}

// Points

RegionSet State::conquered() const {
    RegionSet all;
    for (const RegionSet of_king : conquered_) all.insert(of_king);
    return all;
}

OfKings State::scores() const {
    OfKings scores;
    for (const Seat king : SeatSet::first(king_count)) scores[king] = score(king);
    return scores;
}

int State::points(Seat seat) const { return ending_ ? toncc_points(scores())[seat] : 0; }

std::optional<Result> State::result() const {
    static constexpr std::array<std::string_view, 2> criteria{"points", "score"};  // R5.2
    if (!ending_) return std::nullopt;
    Result result(king_count, criteria);
    for (const Seat king : SeatSet::first(king_count)) result[king] = {points(king), score(king), 0};
    return result;
}

void State::end(Ending why, Events<Event>& events) {
    ending_ = why;
    for (const Seat king : in_play_) king_points_[king] = in_play_.size();  // R3.4
    if (!events.wanted()) return;
    ChallengeEnded ended{.why = why, .seats = {}};
    for (const Seat king : SeatSet::first(king_count))
        ended.seats[king] = {king_points_[king], kingdom_points(king), score(king), points(king)};
    events.tell(std::move(ended));
}

int State::steps_to_free_region(Seat king) const {
    int steps = place_count;
    for (int i = 1; i < place_count; ++i)
        if (const Place place = Place::from_index(i); !conquered().contains(set_up_.on(place)))
            steps = std::min(steps, distance(at_[king], place));
    return steps;
}

int State::outlook(Seat seat) const {
    constexpr int for_a_point = 4, for_a_seal = 8;
    const int walk = in_play_.contains(seat) && !ending_ ? steps_to_free_region(seat) : 0;
    return for_a_point * score(seat) + for_a_seal * seals_put(seat) - walk;
}

// The view of a match

View State::view(Viewer viewer) const {
    View view;
    for (int i = 1; i < place_count; ++i)
        view.layout[Place::from_index(i)] = set_up_.on(Place::from_index(i));
    view.blank = blank_;
    for (const Seat king : SeatSet::first(king_count)) {
        for (const auto& [place, region] : view.layout)
            if (conquered_[king].contains(region)) view.conquered[region] = king;
        for (const Kingdom& kingdom : all_kingdoms())
            if (conquered_[king].contains(kingdom.set())) view.kingdoms[kingdom] = king;
        if (chosen_[king]) view.chosen.insert(king);
        view.seats[king] = king_view(king);
    }
    if (viewer.is_seat()) view.choice = chosen_[viewer.seat()];
    return view;
}

KingView State::king_view(Seat king) const {
    KingView view;
    if (in_play_.contains(king)) view.at = at_[king];
    view.seals = seals_of_king - seals_put(king);
    view.king_points = king_points_[king];
    view.kingdom_points = kingdom_points(king);
    view.score = score(king);
    return view;
}

State State::resample(Viewer viewer, Random& random) const {
    State other = *this;
    for (const Seat king : in_play_) {
        if (viewer.is(king) || !chosen_[king]) continue;
        other.chosen_[king].reset();
        const Moves all = other.legal_moves(king);
        other.chosen_[king] = all[random.below(static_cast<std::uint32_t>(all.size()))];
    }
    return other;
}

}  // namespace reami::toncc
