// Random matches of any game, over all its variants: for the laws.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "protocol/match/game_info.hpp"

namespace reami::laws {

/// What can be played: options and a number of seats that go together.
struct Variant {
    std::string options;  ///< canonical JSON
    int seats = 0;
};

/// All of them.
std::vector<Variant> variants(const protocol::GameInfo& game);
/// All options and numbers of seats, also those that don't go together. Options as JSON, all named.
std::vector<Variant> combinations(const protocol::GameInfo& game);

/// A match that is played by chance, the same way every time.
struct RandomMatch {
    const protocol::GameInfo* game = nullptr;
    Variant variant;
    std::uint32_t seed = 0;

    protocol::MatchStart origin() const;
    protocol::Match start() const;
    /// For the moves, and whatever else chance must decide.
    Random chance() const;
};
void showValue(const RandomMatch& match, std::ostream& out);

rc::Gen<RandomMatch> any_match(const protocol::GameInfo& game);

struct PlayedMove {
    Seat seat;
    std::string notation;
};

/// Any legal move of any seat that is asked: its kind is drawn first, so that kinds with few moves are played
/// too. Expects a match that is not over.
PlayedMove any_move(const protocol::Match& match, Random& random);

/// Plays to the end and shows each position to `visit`, the first and the last too.
template <class Visit>
void play_to_the_end(const RandomMatch& of, Visit visit) {
    protocol::Match match = of.start();
    Random random = of.chance();
    visit(match);
    while (!match.to_act().empty()) {
        const PlayedMove move = any_move(match, random);
        RC_ASSERT(match.play(move.seat, move.notation) == std::nullopt);
        visit(match);
    }
}

/// Plays to the end and shows some of the moves to `visit`: the match before and after.
template <class Visit>
void some_moves(const RandomMatch& of, Visit visit) {
    static constexpr std::uint32_t one_in = 16;
    Random sample = of.chance().fork(7);
    protocol::Match before = of.start();
    play_to_the_end(of, [&](const protocol::Match& after) {
        if (sample.below(one_in) == 0) visit(before, after);
        before = after;
    });
}

/// The seats and the public.
std::vector<Viewer> viewers(const protocol::Match& match);

}  // namespace reami::laws
