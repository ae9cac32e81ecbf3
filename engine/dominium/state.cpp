#include "engine/dominium/state.hpp"

#include <algorithm>

namespace reami::dominium {

State State::start(const Options&, int, const SetUp& set_up, Events<Event>& events) {
    State match(set_up);
    match.draw(events);
    return match;
}

// Moves

State::Moves State::legal_moves(Seat seat) const {
    Moves moves;
    if (!to_act().contains(seat)) return moves;
    if (asked_ == Asked::tile) {
        for (const Placement& at : tiles_.room()) moves.emplace_back(at);
        for (std::int8_t fief = 1; fief <= highest_number; ++fief)
            if (!rows(seat).misfit(drawn(), fief)) moves.emplace_back(Keep{fief});
        return moves;
    }
    for (const Square square : claims()) moves.emplace_back(Claim{square});
    moves.emplace_back(NoClaim{});
    return moves;
}

std::optional<Rule> State::check(Seat, const Move& move) const {
    const bool of_tile = std::holds_alternative<Placement>(move) || std::holds_alternative<Keep>(move);
    if (of_tile != (asked_ == Asked::tile)) return Rule::wrong_kind;
    if (of_tile) return check_tile(move);
    const auto* claim = std::get_if<Claim>(&move);
    return claim == nullptr ? std::nullopt : check_claim(claim->territory);
}

std::optional<Rule> State::check_tile(const Move& move) const {
    if (const auto* at = std::get_if<Placement>(&move)) return tiles_.misplaced(*at);
    return rows(acting_).misfit(drawn(), std::get<Keep>(move).fief);
}

std::optional<Rule> State::check_claim(Square square) const {
    const auto number = tiles_.number(square);
    if (!number || tiles_.territory(square).front() != square) return Rule::not_a_territory;  // R8
    if (asked_ == Asked::pawn) {
        const auto all = claims();
        return std::find(all.begin(), all.end(), square) == all.end() ? std::optional(Rule::not_of_the_tile)
                                                                      : std::nullopt;  // R3.2
    }
    if (*number != fief_) return Rule::not_of_the_fief;              // R5.1
    if (owners_.owner(square) == acting_) return Rule::own_already;  // R5.1
    return std::nullopt;
}

/// Returns `hidden` for a move that draws a tile. Nothing but the deck is hidden in this game.
Used State::play(Seat seat, const Move& move, Events<Event>& events) {
    play_known_part(seat, move, events);
    if (asked_ || ending_) return Used::known;
    draw(events);
    return Used::hidden;
}

void State::play_known_part(Seat, const Move& move, Events<Event>& events) {
    if (const auto* at = std::get_if<Placement>(&move))
        lay(*at, events);
    else if (const auto* to = std::get_if<Keep>(&move))
        keep(to->fief, events);
    else
        decide_claim(move, events);
}

// Laying a tile

void State::lay(const Placement& at, Events<Event>& events) {
    const Tile tile = drawn();
    const auto parts = parts_of(tile, at);
    boost::container::static_vector<Touched, 2> touched;  // R3.3, R3.5: before the tile lies
    for (const TilePart& part : parts) touched.push_back(owners_.touched(tiles_, part));
    events.tell(Laid{acting_, tile, tiles_.lay(tile, at).at});
    bool extends = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!touched[i].any()) continue;
        join(parts[i], touched[i], events);
        extends = true;
    }
    if (extends) return end_turn(events);  // R3.3
    ask_for(Asked::pawn, events);
}

void State::join(const TilePart& part, const Touched& touched, Events<Event>& events) {
    const Territory whole = tiles_.territory(part.squares.front());
    const Seat heir = touched.heir({.feudatory = title(part.number), .layer = acting_});
    owners_.join(whole, touched, heir);
    if (!touched.several() || !events.wanted()) return;
    Joined joined{.territory = whole.front(), .number = part.number, .owner = heir, .back = {}};
    for (const Seat seat : SeatSet::first(player_count))
        if (const int back = touched.territories[seat] - (seat == heir ? 1 : 0); back > 0)
            joined.back[seat] = back;
    events.tell(std::move(joined));
}

// Keeping a tile

void State::keep(int fief, Events<Event>& events) {
    rows(acting_).keep(drawn(), fief);
    const int power = rows(acting_)[fief].power();
    events.tell(Kept{acting_, drawn(), fief, power});
    auto& holder = title(fief);
    if (holder == acting_ || (holder && power <= rows(*holder)[fief].power()))
        return end_turn(events);  // R1.7
    holder = acting_;
    fief_ = static_cast<std::int8_t>(fief);
    events.tell(Feudatory{acting_, fief});
    ask_for(Asked::territory, events);
}

// Pawns

std::vector<Square> State::claims() const {
    if (owners_.supply(acting_) == 0) return {};
    return asked_ == Asked::pawn ? claims_after_laying() : claims_of_feudatory();
}

std::vector<Square> State::claims_after_laying() const {
    std::vector<Square> names;
    const LaidTiles::LaidTile& last = tiles_.laid().back();
    for (const TilePart& part : parts_of(last.tile, last.at))
        names.push_back(tiles_.territory(part.squares.front()).front());
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Square> State::claims_of_feudatory() const {
    std::vector<Square> names;
    for (const Territory& territory : tiles_.territories(fief_))
        if (owners_.owner(territory.front()) != acting_) names.push_back(territory.front());
    return names;
}

void State::decide_claim(const Move& move, Events<Event>& events) {
    if (const auto* on = std::get_if<Claim>(&move)) claim(on->territory, events);
    end_turn(events);
}

void State::claim(Square square, Events<Event>& events) {
    const auto before = owners_.owner(square);
    owners_.take(tiles_.territory(square), acting_);
    const int number = *tiles_.number(square);
    if (before)
        events.tell(Taken{acting_, square, number, *before});
    else
        events.tell(Claimed{acting_, square, number});
}

// Turns

void State::draw(Events<Event>& events) {
    ++drawn_;
    asked_ = Asked::tile;
    events.tell(Drawn{acting_, drawn()});
}

void State::ask_for(Asked asked, Events<Event>& events) {
    asked_ = asked;
    if (claims().empty()) end_turn(events);
}

void State::end_turn(Events<Event>& events) {
    asked_.reset();
    fief_ = 0;
    if (tiles_.is_full()) return end(Ending::full_board, events);      // R6.1
    if (drawn_ == deck_.size()) return end(Ending::no_tiles, events);  // R6.2
    acting_ = Seat::from_index(1 - acting_.index());
}

void State::end(Ending why, Events<Event>& events) {
    ending_ = why;
    if (!events.wanted()) return;
    Ended ended{.why = why, .seats = {}};
    for (const Seat seat : SeatSet::first(player_count))
        ended.seats[seat] = seat_score(tiles_, owners_, rows(seat), seat);
    events.tell(std::move(ended));
}

std::optional<Result> State::result() const {
    static constexpr std::array<std::string_view, 2> criteria{"points", "squares"};  // R7
    if (!ending_) return std::nullopt;
    Result result(player_count, criteria);
    for (const Seat seat : SeatSet::first(player_count)) {
        const Tally tally = tally_of(seat);
        result[seat] = {tally.points, tally.squares, 0};
    }
    return result;
}

int State::outlook(Seat seat) const {
    constexpr int for_a_point = 3, for_a_square = 2, for_a_row = 4, for_a_title = 2;
    const Tally tally = tally_of(seat);
    int sum = for_a_point * tally.points + for_a_square * tally.squares;
    for (int fief = 1; fief <= highest_number; ++fief) {
        const FiefRow& row = rows(seat)[fief];
        if (!row.empty()) sum += for_a_row + row.first_power();
        if (titles_[static_cast<std::size_t>(fief - 1)] == seat) sum += for_a_title;
    }
    return sum;
}

// The view of a match

View State::view(Viewer) const {
    View view;
    if (asked_) {
        view.acting = acting_;
        view.asked = asked_;
        if (asked_ == Asked::tile) view.drawn = drawn();
    }
    view.left = static_cast<int>(deck_.size()) - drawn_;
    for (const LaidTiles::LaidTile& laid : tiles_.laid()) view.laid[laid.at] = laid.tile;
    for (const Square square : all_squares)
        if (const auto owner = owners_.owner(square)) view.owners[square] = *owner;
    for (int fief = 1; fief <= highest_number; ++fief)
        if (const auto holder = titles_[static_cast<std::size_t>(fief - 1)]) view.titles[fief] = *holder;
    for (const Seat seat : SeatSet::first(player_count)) view.seats[seat] = seat_view(seat);
    return view;
}

SeatView State::seat_view(Seat seat) const {
    const Tally tally = tally_of(seat);
    SeatView view{
        .rows = {}, .pawns = owners_.supply(seat), .squares = tally.squares, .points = tally.points};
    for (int fief = 1; fief <= highest_number; ++fief)
        if (const FiefRow& row = rows(seat)[fief]; !row.empty()) view.rows[fief] = row_view(row);
    return view;
}

State State::resample(Viewer, Random& random) const {
    State other = *this;
    std::span hidden(other.deck_.data() + drawn_, other.deck_.size() - drawn_);
    random.shuffle(hidden);
    return other;
}

}  // namespace reami::dominium
