// A match of Domaine, which plays decisions and their consequences. It is a value without heap memory:
// RULES.md, R3 to R12.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/game_types.hpp"
#include "engine/core/rounds.hpp"
#include "engine/core/used.hpp"
#include "engine/domaine/events.hpp"
#include "engine/domaine/legality.hpp"
#include "engine/domaine/move.hpp"
#include "engine/domaine/options.hpp"
#include "engine/domaine/planner.hpp"
#include "engine/domaine/position.hpp"
#include "engine/domaine/rule.hpp"
#include "engine/domaine/set_up.hpp"
#include "engine/domaine/view.hpp"

namespace reami::domaine {

class State : public GameTypes<Options, SetUp, Move, Moves, Rule, View, Event, Catalog> {
public:
    static constexpr std::string_view name = "domaine";
    static constexpr int rules_version = 1;  ///< increase it if a running log could replay differently
    static constexpr int fewest_seats = 2;
    static constexpr int most_seats = 4;
    static Catalog catalog();
    static int rounds(const Options&) { return 1; }

    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);
    /// Starts at this position. Expects that the position's domains fit its borders and pieces.
    explicit State(const Position& position) : at_(position) {}
    const Position& position() const { return at_; }

    int seats() const { return at_.seats; }
    SeatSet to_act() const { return at_.ending ? SeatSet() : at_.acting; }
    Moves legal_moves(Seat seat) const {
        return to_act().contains(seat) ? domaine::legal_moves(at_) : Moves();
    }
    std::optional<Rule> check(Seat, const Move& move) const { return domaine::check(at_, move); }
    /// Returns `hidden` if the move draws from the deck, or if the match ends and all hands become visible.
    Used play(Seat seat, const Move& move, Events<Event>& events);
    int points(Seat seat) const { return at_.yield(seat).points() + bonus(seat); }
    std::optional<Result> result() const;
    /// A move for bots, from a plan for the whole turn. Expects a seat that is asked.
    Move planned_move(Seat, Random& random) const { return Planner(at_, random).move(); }
    /// For bots, in tenths of a point: the points, and what mines and ducats are worth while the match runs.
    int outlook(Seat seat) const;

    View view(Viewer viewer) const;
    static Event seen(const Event& event, Viewer viewer);
    State resample(Viewer viewer, Random& random) const;

    static std::optional<Move> parse(std::string_view text);
    static std::string print(const Move& move);

    friend bool operator==(const State&, const State&) = default;

private:
    void deal(const SetUp& set_up, Events<Event>& events);
    void put_beginners_castles(Events<Event>& events);
    /// Advances to the next castle that has room on the map, or to the first turn.
    void next_pair(Events<Event>& events);

    void play_one(const Placement& pair, Events<Event>& events);
    void play_one(const PlayCard& play, Events<Event>& events);
    void play_one(const SellCard& sale, Events<Event>& events);
    void play_one(const Edge& edge, Events<Event>& events);
    void play_one(const PutKnight& put, Events<Event>& events);
    void play_one(const Expansion& step, Events<Event>& events);
    void play_one(const Desertion& step, Events<Event>& events);
    void play_one(const Alliance& step, Events<Event>& events);
    void play_one(EndAction end, Events<Event>& events);
    void play_one(const DrawCard& draw, Events<Event>& events);

    void begin_turn(Seat seat, Events<Event>& events);
    void after_step(Events<Event>& events);
    void after_card(Events<Event>& events);
    void end_turn(bool idle, Events<Event>& events);
    void end(Ending why, Events<Event>& events);
    /// R4.7: pays the ducats to the seat, or as many of them as the bank has. Returns the number that it
    /// paid.
    int receive(Seat seat, int ducats);
    void leave_hand(Card card);

    int bonus(Seat seat) const;
    SeatView seat_view(Seat seat) const;

    Position at_;
};
static_assert(Game<State> && RoundGame<State> && HasPlan<State> && HasOutlook<State>);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace reami::domaine
