// A match of Kingdomino: the kingdoms, the two rows of dominoes, and the deck, which no player may see. It is
// a value of fixed size without heap memory, because the room and the bots copy it often. RULES.md, R1 and
// R2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/game_types.hpp"
#include "engine/core/rounds.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/used.hpp"
#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/move.hpp"
#include "engine/kingdomino/moves.hpp"
#include "engine/kingdomino/options.hpp"
#include "engine/kingdomino/row.hpp"
#include "engine/kingdomino/rule.hpp"
#include "engine/kingdomino/set_up.hpp"
#include "engine/kingdomino/view.hpp"

namespace reami::kingdomino {

class State : public GameTypes<Options, SetUp, Move, Moves, Rule, View, Event, Catalog> {
public:
    static constexpr std::string_view name = "kingdomino";
    static constexpr int rules_version = 1;  ///< increase it if a running log could replay differently
    static constexpr int fewest_seats = 2;
    static constexpr int most_seats = 4;
    static constexpr bool shows_all = true;
    static Catalog catalog();
    static int rounds(const Options& options) { return options.dynasty ? 3 : 1; }  ///< R5.1

    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);

    int seats() const { return seats_; }
    SeatSet to_act() const { return is_over() ? SeatSet() : acting_seat(); }
    Moves legal_moves(Seat seat) const {
        if (!to_act().contains(seat)) return {};
        return placing() ? places_ : Moves(next_.free());
    }
    std::optional<Rule> check(Seat seat, const Move& move) const;
    Used play(Seat seat, const Move& move, Events<Event>& events);
    int points(Seat seat) const;
    /// For bots: the estimate (engine/kingdomino/estimate.hpp) of the kingdom in which all dominoes lie that
    /// the seat has chosen, and the best free domino if the seat now chooses; less a little for kings that
    /// act late.
    int outlook(Seat seat) const;
    /// For bots: the move after which playouts ended best (engine/kingdomino/search.cpp).
    Move searched_move(Seat seat, const SearchBudget& budget, Random& random) const;
    /// For reviews of a match: the points at the end of a playout in which the seat begins with this move
    /// (engine/kingdomino/search.cpp).
    SeatArray<int> points_after(Seat seat, const Move& move, std::uint64_t luck) const;
    std::optional<Result> result() const;

    /// For plans: the match in which the seat's next king acts now. If nobody knows yet from which row this
    /// king will choose, the seat can only place, and then has no legal moves.
    State if_asked(Seat seat) const;

    /// All viewers get equal views, which hide the dominoes and the kings that are not drawn yet.
    View view(Viewer viewer) const { return view(viewer, SeatSet::first(seats_)); }
    View view(Viewer viewer, SeatSet seats) const;
    static SeatSet changed_seats(const State& before, const State& after);
    State resample(Viewer viewer, Random& random) const;

    // move.hpp describes the notation.
    static std::optional<Move> parse(std::string_view text);
    static std::string print(const Move& move);

    // For tools and bots.
    const Options& options() const { return options_; }
    const Kingdom& kingdom(Seat seat) const { return kingdoms_[seat]; }
    /// R1.1: the dominoes that nobody has seen yet: those that the game has not drawn, and those that are not
    /// in play.
    DominoSet unseen() const;

    friend bool operator==(const State&, const State&) = default;

private:
    State(const Options& options, int seats, const SetUp& set_up);

    bool is_over() const { return acting_ == current_.size(); }
    /// Whether the acting king must place its domino before it chooses another.
    bool placing() const { return !places_.empty(); }
    Seat acting_seat() const { return *current_[acting_].king; }
    /// The domino on which the acting king stands.
    int domino_to_place() const { return current_[acting_].domino; }
    Kingdom& kingdom_of(Seat seat) { return kingdoms_[seat]; }
    std::optional<Rule> check_choice(Choice choice) const;
    /// R1.3: whether the game draws the next king after the acting king's choice.
    bool draws_next_king() const { return turn_ == 0 && acting_ + 1 < current_.size(); }
    /// R2.3: whether this is the last turn, in which nobody chooses.
    bool only_places() const { return next_.empty() && drawn_ == scale(options_, seats_).in_play; }

    /// Lets the acting king place its domino, or discards the domino if it fits nowhere (R2.1).
    void act(Events<Event>& events);
    /// Advances to the first king of the seat, from the acting king on, that has a decision to make. Returns
    /// false if there is none in the current row.
    bool find_king(Seat seat);
    /// Makes the next row the current one.
    void advance_row();
    void draw_row(Events<Event>& events);
    void choose(Seat seat, Choice choice, Events<Event>& events);
    void place(Seat seat, const Placement& at, Events<Event>& events);
    /// Advances to the next king that has a decision to make. On the way, takes all steps that need no
    /// decision.
    void next_king(Events<Event>& events);
    void begin_turn(Events<Event>& events);
    int bonus(Seat seat) const;
    /// The kingdom with all dominoes that the seat has chosen, each where it is worth most.
    Kingdom grown(Seat seat) const;
    /// Whether the seat chooses a domino now. In turn 0 nobody knows which king is drawn next (R1.3).
    bool chooses_next(Seat seat) const {
        return turn_ > 0 && !is_over() && !placing() && acting_seat() == seat;
    }
    void end(Events<Event>& events);

    Options options_;
    std::int8_t seats_ = 0;
    std::int8_t turn_ = 0;  ///< 0 while the kings choose from the first row
    std::int8_t acting_ =
        0;          ///< the index of a king of the current row; the row's size once the match is over
    Moves places_;  ///< legal placements of that king's domino; empty once it is placed, or if there is none
    Row current_, next_;  ///< in turn 0 `current_` has all kings, even those not yet drawn
    SeatArray<Kingdom> kingdoms_;
    std::array<std::uint8_t, domino_count> deck_{};  ///< the dominoes in play, in the order of the draws
    std::uint8_t drawn_ = 0;
};
static_assert(Game<State> && RoundGame<State>);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace reami::kingdomino
