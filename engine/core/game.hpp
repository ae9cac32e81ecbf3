// The concept of a game. The server, the laws, the fuzzers, the bots and the tools use games only through it.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/result.hpp"
#include "engine/core/search_budget.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/core/set_up_text.hpp"
#include "engine/core/used.hpp"

namespace reami {

/// The legal moves of a seat: a copyable list with a size, access by index, and iteration.
template <class Moves, class Move>
concept MoveList = std::copyable<Moves> && requires(const Moves& moves, std::size_t i) {
    { moves.size() } -> std::convertible_to<std::size_t>;
    { moves[i] } -> std::convertible_to<Move>;
    { *moves.begin() } -> std::convertible_to<Move>;
    moves.begin() != moves.end();
};

/// The description of a game, independent of any match.
template <class G>
concept HasDescription = requires(const typename G::Options& options, int seats) {
    /// The name in lower case, for the wire, SQL and folders.
    { G::name } -> std::convertible_to<std::string_view>;
    /// The version of the rules. Programmers increase it with every change of the rules after which the log
    /// of a running match could replay differently.
    { G::rules_version } -> std::convertible_to<int>;
    { G::fewest_seats } -> std::convertible_to<int>;
    { G::most_seats } -> std::convertible_to<int>;
    /// All static facts of the game. No view repeats them.
    { G::catalog() } -> std::same_as<typename G::Catalog>;
    /// Default-constructed options hold the defaults.
    requires std::default_initializable<typename G::Options>;
    requires std::equality_comparable<typename G::Options>;
    /// The reason why these options exclude each other or don't fit that many seats, as the last part of an
    /// error's code; empty if a match may have these options.
    { options.fault(seats) } -> std::same_as<std::optional<std::string_view>>;
};

/// The set-up of a match: a value with all its random draws. Either `deal` draws it, or somebody writes it by
/// hand.
template <class G>
concept HasSetUp = std::copyable<typename G::SetUp> && std::equality_comparable<typename G::SetUp> &&
    requires(const typename G::Options& options, int seats, const typename G::SetUp& set_up, Random& random,
             std::string_view text, SetUpFault& why, Events<typename G::Event>& events) {
    /// Expects options without fault. From equal random streams it deals equal set-ups.
    { G::SetUp::deal(options, seats, random) } -> std::same_as<typename G::SetUp>;
    /// The fault of a set-up that was given by hand, with the line of its text; empty if it has none.
    { set_up.fault(options, seats) } -> std::same_as<std::optional<SetUpFault>>;
    /// `print` writes a set-up as one or more lines, and `parse` reads such lines. If `parse` can't read
    /// them, it returns an empty optional and sets `why` to the reason.
    { set_up.print() } -> std::same_as<std::string>;
    { G::SetUp::parse(text, why) } -> std::same_as<std::optional<typename G::SetUp>>;
    /// Starts a match, and reports the events of its start. Expects a set-up without fault.
    { G::start(options, seats, set_up, events) } -> std::same_as<G>;
};

/// A running match.
template <class G>
concept HasPlay = requires(const G& match, G& playing, Seat seat, const typename G::Move& move,
                           Events<typename G::Event>& events) {
    /// The number of players.
    { match.seats() } -> std::same_as<int>;
    /// The seats that must decide now; empty once the match is over.
    { match.to_act() } -> std::same_as<SeatSet>;
    /// The legal moves, each once; none if the match doesn't ask this seat.
    { match.legal_moves(seat) } -> MoveList<typename G::Move>;
    /// The first rule that the move breaks; empty if it is legal. Expects a seat that is asked.
    { match.check(seat, move) } -> std::same_as<std::optional<typename G::Rule>>;
    /// Plays a move. Expects a move that `check` accepts. Returns `hidden` if the move drew or revealed
    /// something, resolved choices of other seats, or otherwise depended on anything that this seat could not
    /// know before the move. A client that sends several moves at once must stop after such a move.
    { playing.play(seat, move, events) } -> std::same_as<Used>;
    /// The seat's points at this moment.
    { match.points(seat) } -> std::same_as<int>;
    /// The result; empty while the match runs.
    { match.result() } -> std::same_as<std::optional<Result>>;
};

/// Everything that a viewer may know.
template <class G>
concept HasViews = requires(const G& match, Viewer viewer, const typename G::Event& event, Random& random) {
    /// Everything about the match that this viewer may know, except the facts in the catalogue.
    { match.view(viewer) } -> std::same_as<typename G::View>;
    /// The event, without the parts that this viewer may not know.
    { G::seen(event, viewer) } -> std::same_as<typename G::Event>;
    /// A copy of the match in which everything that the viewer may not know is drawn anew.
    { match.resample(viewer, random) } -> std::same_as<G>;
};

/// Moves and rules as texts.
template <class G>
concept HasNotation = std::regular<typename G::Move> &&
    requires(std::string_view text, const typename G::Move& move, typename G::Rule rule) {
    /// The move of this notation; empty if there is none.
    { G::parse(text) } -> std::same_as<std::optional<typename G::Move>>;
    /// `parse(print(move)) == move`
    { G::print(move) } -> std::same_as<std::string>;
    /// The tail of `rule.<game>.<rule>`.
    { G::rule_name(rule) } -> std::same_as<std::string_view>;
    /// The names of all rules, each once.
    { G::rule_names() } -> std::same_as<std::span<const std::string_view>>;
};

/// An object of a game is a match at one moment. It is cheap to copy. `GameTypes` has the parts that most
/// games share.
template <class G>
concept Game = std::copyable<G> && std::equality_comparable<G> && HasDescription<G> && HasSetUp<G> &&
    HasPlay<G> && HasViews<G> && HasNotation<G>;

/// A game may offer bots a better estimate than points, if points come too late or too seldom to guide them.
/// `outlook` uses only what this seat knows.
template <class G>
concept HasOutlook = requires(const G& match, Seat seat) {
    { match.outlook(seat) } -> std::same_as<int>;
};

/// A game whose moves do much before they draw may offer this known part alone, for previews.
template <class G>
concept HasKnownPart = requires(G& playing, Seat seat, const typename G::Move& move,
                                Events<typename G::Event>& events) {
    /// Plays the part of a move that comes before the draw. Expects a move that `check` accepts and for which
    /// `play` returns `hidden`. Afterwards nobody is asked, and the match can't go on: callers can only
    /// inspect it.
    playing.play_known_part(seat, move, events);
};

/// A game in which a single step gains nothing may propose a move to bots, from a plan for the whole turn.
/// `planned_move` may read the whole match, so the caller first resamples the match for the seat.
template <class G>
concept HasPlan = requires(const G& match, Seat seat, Random& random) {
    { match.planned_move(seat, random) } -> std::same_as<typename G::Move>;
};

/// A game may search for a strong move, within a budget. The search uses only what this seat knows.
template <class G>
concept HasSearch = requires(const G& match, Seat seat, const SearchBudget& budget, Random& random) {
    /// Expects a seat that is asked.
    { match.searched_move(seat, budget, random) } -> std::same_as<typename G::Move>;
};

/// A game may play the round on to its end faster than `play` does.
template <class G>
concept HasQuickPlayout = requires(const G& match, Seat seat, const typename G::Move& move,
                                   std::uint64_t luck) {
    /// The points of all seats at the end of the round, if this seat plays this move now, and if after it
    /// each seat takes the most valuable move. Draws everything anew that the seat can't know; the
    /// same `luck` gives the same draws after different moves. Expects a legal move of a seat that is
    /// asked.
    { match.points_after(seat, move, luck) } -> std::same_as<SeatArray<int>>;
};

/// A game may say what a seat that is not asked would decide, so that its player can plan the next decision.
template <class G>
concept HasIfAsked = requires(const G& match, Seat seat) {
    /// A copy of the match that asks this seat now, for its next decision, as far as the seat knows this
    /// decision. The other seats have decided nothing more. If the seat can't know the decision, it has no
    /// legal moves in the copy. Callers only play moves of this seat in the copy, and only before one that
    /// returns `hidden`.
    { match.if_asked(seat) } -> std::same_as<G>;
};

/// A game that shows everybody the same views and events may declare `shows_all`. The caller then makes each
/// view only once, for all viewers.
template <class G>
concept ShowsAll = requires {
    requires G::shows_all;
};

/// A game may make views that contain only the parts of some seats, if these parts are most of a view.
/// `changed_seats` returns the seats whose parts may differ between two positions for any viewer. To compare
/// two views, a caller needs only these parts.
template <class G>
concept HasViewsOfSeats = requires(const G& before, const G& after, Viewer viewer, SeatSet seats) {
    { G::changed_seats(before, after) } -> std::same_as<SeatSet>;
    { after.view(viewer, seats) } -> std::same_as<typename G::View>;
};

/// Plays the move if it is legal and returns an empty optional. Otherwise returns the rule that the move
/// breaks, and leaves the match as it is.
template <Game G>
std::optional<typename G::Rule> apply(G& match, Seat seat, const typename G::Move& move,
                                      Events<typename G::Event>& events) {
    if (const auto broken = match.check(seat, move)) return broken;
    match.play(seat, move, events);
    return std::nullopt;
}

}  // namespace reami
