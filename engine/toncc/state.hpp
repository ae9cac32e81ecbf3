// A challenge of Tóncc: the place, the hidden choice and the conquered regions of each King. It is a value
// without heap memory: RULES.md, R2 and R3.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game_types.hpp"
#include "engine/core/rounds.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/used.hpp"
#include "engine/toncc/conquest.hpp"
#include "engine/toncc/move.hpp"
#include "engine/toncc/options.hpp"
#include "engine/toncc/rule.hpp"
#include "engine/toncc/score.hpp"
#include "engine/toncc/set_up.hpp"
#include "engine/toncc/view.hpp"

namespace reami::toncc {

inline constexpr int seals_of_king = 6;
inline constexpr int most_blank_moves = 3;  ///< R3.4

class State : public GameTypes<Options, SetUp, Move, Moves, Rule, View, Event, Catalog> {
public:
    static constexpr std::string_view name = "toncc";
    static constexpr int rules_version = 1;  ///< increase it if a running log could replay differently
    static constexpr int fewest_seats = king_count;
    static constexpr int most_seats = king_count;
    static Catalog catalog();
    static int rounds(const Options&) { return 3; }  ///< R5.1

    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);

    int seats() const { return king_count; }
    /// The Kings in play who have not chosen yet.
    SeatSet to_act() const;
    Moves legal_moves(Seat seat) const;
    std::optional<Rule> check(Seat seat, Move move) const;
    Used play(Seat seat, Move move, Events<Event>& events);
    /// The tóncc points, which are 0 before the challenge has ended (R4.4).
    int points(Seat seat) const;
    std::optional<Result> result() const;
    /// An estimate for bots. It combines the score, the seals that the King has put, and the distance to the
    /// nearest free region.
    int outlook(Seat seat) const;

    View view(Viewer viewer) const;
    /// A copy in which the hidden choices of the other Kings are drawn anew.
    State resample(Viewer viewer, Random& random) const;

    // move.hpp describes the notation.
    static std::optional<Move> parse(std::string_view text);
    static std::string print(Move move);

    friend bool operator==(const State&, const State&) = default;

private:
    State(const Options& options, const SetUp& set_up) : options_(options), set_up_(set_up) {}

    RegionSet conquered() const;
    int seals_put(Seat king) const { return conquered_[king].size(); }
    int kingdom_points(Seat king) const { return toncc::kingdom_points(conquered_[king], king, options_); }
    int score(Seat king) const { return kingdom_points(king) + king_points_[king]; }
    OfKings scores() const;
    KingView king_view(Seat king) const;
    int steps_to_free_region(Seat king) const;

    /// Moves all Kings. Expects that all Kings in play have chosen.
    void move_all(Events<Event>& events);
    void conquer(const Conquest& conquest, Events<Event>& events);
    void leave(SeatSet kings, Events<Event>& events);
    void end(Ending why, Events<Event>& events);

    Options options_;
    SetUp set_up_;
    Places at_;
    SeatArray<std::optional<Direction>, king_count> chosen_;
    SeatArray<RegionSet, king_count> conquered_;
    OfKings king_points_;
    SeatSet in_play_ = SeatSet::first(king_count);
    std::int8_t blank_ = 0;  ///< the number of moves in a row without a conquest
    std::optional<Ending> ending_;
};
static_assert(Game<State> && RoundGame<State> && HasOutlook<State>);

}  // namespace reami::toncc
