// The face of every game: what the server, the laws, the fuzzers, the bots and the tools know of it, and all
// they know.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/set_up_text.hpp"

namespace reami {

/// The legal moves of a seat: a value with a size whose moves can be taken by number or one after another.
template <class Moves, class Move>
concept MoveList = std::copyable<Moves> && requires(const Moves& moves, std::size_t i) {
    { moves.size() } -> std::convertible_to<std::size_t>;
    { moves[i] } -> std::convertible_to<Move>;
    { *moves.begin() } -> std::convertible_to<Move>;
    moves.begin() != moves.end();
};

/// A game is a value: a match, from its start to its result, copyable and cheap to copy.
template <class G>
concept Game = std::copyable<G> && std::equality_comparable<G> &&
    // What the game is, before anybody plays.
    requires {
    { G::name } -> std::convertible_to<std::string_view>;  ///< lower case; the wire, SQL and folders use it
    { G::rules_version } -> std::convertible_to<int>;  ///< grows when a running log could replay differently
    { G::fewest_seats } -> std::convertible_to<int>;
    { G::most_seats } -> std::convertible_to<int>;
    { G::catalog() } -> std::same_as<typename G::Catalog>;     ///< all that is static, which no view repeats
    requires std::default_initializable<typename G::Options>;  ///< default made, it holds the defaults
    requires std::equality_comparable<typename G::Options>;
    requires std::regular<typename G::Move>;
    requires std::equality_comparable<typename G::SetUp>;
} && requires(const typename G::Options& options, int seats, const typename G::SetUp& set_up, Random& random,
              std::string_view text, SetUpFault& why, Events<typename G::Event>& events) {
    /// Nothing, or why these options don't go together or don't fit that many seats: the tail of a wire code.
    { G::fault(options, seats) } -> std::same_as<std::optional<std::string_view>>;
    /// All that chance decides, as a value. Expects options without fault. Equal random streams deal alike.
    { G::deal(options, seats, random) } -> std::same_as<typename G::SetUp>;
    /// Nothing, or what is wrong with a set-up that was given by hand, and in which line of its text.
    { G::fault(options, seats, set_up) } -> std::same_as<std::optional<SetUpFault>>;
    /// A set-up has a text of one or more lines, both ways; where it can't be read nothing, and why.
    { G::print_set_up(set_up) } -> std::same_as<std::string>;
    { G::parse_set_up(text, why) } -> std::same_as<std::optional<typename G::SetUp>>;
    /// A new match; it tells what everybody sees at its start. Expects a set-up without fault.
    { G::start(options, seats, set_up, events) } -> std::same_as<G>;
} &&
    // The match, move by move.
    requires(const G& match, G& playing, Seat seat, const typename G::Move& move,
             Events<typename G::Event>& events) {
    { match.seats() } -> std::same_as<int>;
    { match.to_act() } -> std::same_as<SeatSet>;  ///< who must decide now; empty once the match is over
    {
        match.legal_moves(seat)
        } -> MoveList<typename G::Move>;  ///< each once; none for a seat that isn't asked
    /// The first rule that the move breaks, or nothing. Expects a seat that is asked.
    { match.check(seat, move) } -> std::same_as<std::optional<typename G::Rule>>;
    playing.play(seat, move, events);                           ///< expects a move that `check` accepts
    { match.points(seat) } -> std::same_as<int>;                ///< as they stand
    { match.result() } -> std::same_as<std::optional<Result>>;  ///< empty while the match runs
} &&
    // What a viewer may know.
    requires(const G& match, Viewer viewer, const typename G::Event& event, Random& random) {
    { match.view(viewer) } -> std::same_as<typename G::View>;
    { G::seen(event, viewer) } -> std::same_as<typename G::Event>;  ///< without what this viewer may not know
    /// The same match with all that the viewer may not know drawn anew.
    { match.resample(viewer, random) } -> std::same_as<G>;
} &&
    // Texts.
    requires(std::string_view text, const typename G::Move& move, typename G::Rule rule) {
    {
        G::parse(text)
        } -> std::same_as<std::optional<typename G::Move>>;    ///< nothing if it is no move's notation
    { G::print(move) } -> std::same_as<std::string>;           ///< `parse(print(m)) == m`
    { G::rule_name(rule) } -> std::same_as<std::string_view>;  ///< the tail of `rule.<game>.<rule>`
    { G::rule_names() } -> std::same_as<std::span<const std::string_view>>;  ///< of all rules, each once
};

/// A game may also tell bots how well a seat stands, where points come too late or too seldom to guide them.
/// It is no secret from that seat.
template <class G>
concept HasOutlook = requires(const G& match, Seat seat) {
    { match.outlook(seat) } -> std::same_as<int>;
};

/// Plays the move if the rules allow it; otherwise says which rule it breaks, and nothing changes.
template <Game G>
std::optional<typename G::Rule> apply(G& match, Seat seat, const typename G::Move& move,
                                      Events<typename G::Event>& events) {
    if (const auto broken = match.check(seat, move)) return broken;
    match.play(seat, move, events);
    return std::nullopt;
}

}  // namespace reami
