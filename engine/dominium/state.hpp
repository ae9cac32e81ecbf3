// A match of Domìnium: the laid tiles, the owners of territories, the rows and titles of both players, and
// the order of the deck, which no player may see. It is a value without heap memory: RULES.md, R2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/game_types.hpp"
#include "engine/core/rounds.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/used.hpp"
#include "engine/dominium/board.hpp"
#include "engine/dominium/fief_row.hpp"
#include "engine/dominium/move.hpp"
#include "engine/dominium/options.hpp"
#include "engine/dominium/ownership.hpp"
#include "engine/dominium/rule.hpp"
#include "engine/dominium/score.hpp"
#include "engine/dominium/set_up.hpp"
#include "engine/dominium/view.hpp"

namespace reami::dominium {

class State : public GameTypes<Options, SetUp, Move, std::vector<Move>, Rule, View, Event, Catalog> {
public:
    static constexpr std::string_view name = "dominium";
    static constexpr int rules_version = 1;  ///< increase it if a running log could replay differently
    static constexpr int fewest_seats = 2;
    static constexpr int most_seats = 2;
    static constexpr bool shows_all = true;
    static Catalog catalog();
    static int rounds(const Options&) { return 1; }

    static State start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events);

    int seats() const { return player_count; }
    SeatSet to_act() const { return asked_ ? SeatSet(acting_) : SeatSet(); }
    /// The legal moves, in the order of the squares and of the fiefs. They are either placements and then
    /// rows, or pawns and then `-`.
    Moves legal_moves(Seat seat) const;
    std::optional<Rule> check(Seat seat, const Move& move) const;
    Used play(Seat seat, const Move& move, Events<Event>& events);
    /// Plays everything of a move except the draw that begins the next turn (R2.1).
    void play_known_part(Seat seat, const Move& move, Events<Event>& events);
    int points(Seat seat) const { return tally_of(seat).points; }
    std::optional<Result> result() const;
    /// An estimate for bots. It adds to the points what can become points: owned squares, first powers,
    /// titles.
    int outlook(Seat seat) const;

    View view(Viewer viewer) const;
    State resample(Viewer viewer, Random& random) const;

    // move.hpp describes the notation.
    static std::optional<Move> parse(std::string_view text);
    static std::string print(const Move& move);

    friend bool operator==(const State&, const State&) = default;

private:
    explicit State(const SetUp& set_up) : acting_(set_up.first), deck_(set_up.tiles) {}

    Tile drawn() const { return deck_[drawn_ - 1u]; }
    const FiefRows& rows(Seat seat) const { return rows_[seat]; }
    FiefRows& rows(Seat seat) { return rows_[seat]; }
    std::optional<Seat>& title(int number) { return titles_[static_cast<std::size_t>(number - 1)]; }
    SeatView seat_view(Seat seat) const;
    Tally tally_of(Seat seat) const { return tally(tiles_, owners_, rows(seat), seat); }

    std::optional<Rule> check_tile(const Move& move) const;
    std::optional<Rule> check_claim(Square square) const;
    /// The names of the territories on which the acting player may put a pawn now.
    std::vector<Square> claims() const;
    std::vector<Square> claims_after_laying() const;
    std::vector<Square> claims_of_feudatory() const;

    void lay(const Placement& at, Events<Event>& events);
    /// Joins this part of the tile just laid with the owned territories beside it.
    void join(const TilePart& part, const Touched& touched, Events<Event>& events);
    void keep(int fief, Events<Event>& events);
    void decide_claim(const Move& move, Events<Event>& events);
    void claim(Square square, Events<Event>& events);

    void draw(Events<Event>& events);
    /// Asks the acting player for a pawn if the player can put one; otherwise ends the turn.
    void ask_for(Asked asked, Events<Event>& events);
    void end_turn(Events<Event>& events);
    void end(Ending why, Events<Event>& events);

    Seat acting_;
    std::optional<Asked> asked_;  ///< empty between two turns, and once the match is over
    std::int8_t fief_ = 0;        ///< the fief whose title the acting player has just won
    std::optional<Ending> ending_;
    LaidTiles tiles_;
    Ownership owners_;
    SeatArray<FiefRows, player_count> rows_;
    std::array<std::optional<Seat>, highest_number> titles_;
    std::array<Tile, tile_count> deck_;  ///< in the order in which players draw them
    std::uint8_t drawn_ = 0;
};
static_assert(Game<State> && RoundGame<State> && HasOutlook<State> && HasKnownPart<State>);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace reami::dominium
