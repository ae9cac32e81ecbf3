// Random matches of any game in all its variants, for the laws.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "protocol/match/game_info.hpp"

namespace reami::laws {

/// A variant of a game: options and a number of seats.
struct Variant {
    std::string options;  ///< canonical JSON
    int seats = 0;
};

/// All variants that can be played.
std::vector<Variant> variants(const protocol::GameInfo& game);
/// All options with all numbers of seats, also those that don't go together. Options are JSON with all
/// members.
std::vector<Variant> combinations(const protocol::GameInfo& game);

/// A random match, which is the same each time.
struct RandomMatch {
    const protocol::GameInfo* game = nullptr;
    Variant variant;
    std::uint32_t seed = 0;

    protocol::MatchStart origin() const;
    protocol::SharedMatch start() const;
    /// The random numbers for the moves and all other random choices.
    Random chance() const;
};
void showValue(const RandomMatch& match, std::ostream& out);

rc::Gen<RandomMatch> any_match(const protocol::GameInfo& game);

struct PlayedMove {
    Seat seat;
    std::string notation;
};

/// A random legal move of a random seat to act. Its kind is drawn first, so that kinds with few moves occur,
/// too. Requires that the match is not over.
PlayedMove any_move(const protocol::SharedMatch& match, Random& random);

/// Plays to the end, and passes each move to `visit`, as `protocol::PlayedMoves`.
template <class Visit>
void each_move(const RandomMatch& of, Visit visit) {
    protocol::SharedMatch match = of.start();
    Random random = of.chance();
    while (!match->to_act().empty()) {
        const PlayedMove move = any_move(match, random);
        const auto played = match->after(move.seat, {move.notation});
        RC_ASSERT(played.has_value());
        match = (*played)->after();
        visit(**played);
    }
}

/// Plays to the end, and passes each position to `visit`, from the first to the last.
template <class Visit>
void play_to_the_end(const RandomMatch& of, Visit visit) {
    visit(of.start());
    each_move(of, [&](const protocol::PlayedMoves& moves) { visit(moves.after()); });
}

/// Passes to `visit` about one in 16 of its inputs.
template <class Visit>
auto sampled(const RandomMatch& of, Visit visit) {
    return [sample = of.chance().fork(7), visit](const auto& input) mutable {
        if (sample.below(16) == 0) visit(input);
    };
}

/// Plays to the end, and passes some of the moves to `visit`.
template <class Visit>
void some_moves(const RandomMatch& of, Visit visit) {
    each_move(of, sampled(of, visit));
}

/// Plays to the end, and passes some of the positions to `visit`.
template <class Visit>
void some_positions(const RandomMatch& of, Visit visit) {
    play_to_the_end(of, sampled(of, visit));
}

/// The seats and the public.
std::vector<Viewer> viewers(const protocol::SharedMatch& match);

}  // namespace reami::laws
