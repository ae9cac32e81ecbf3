// A player that plans the whole turn: it closes domains, takes land, and keeps money for what it
// holds in hand. It knows what the position says, so it is given one that its seat may know.
#pragma once

#include <vector>

#include "engine/core/random.hpp"
#include "engine/domaine/enclosure.hpp"
#include "engine/domaine/state.hpp"

namespace reami::domaine {

class Planner {
public:
    /// Expects a match that isn't over.
    Planner(const State& state, Random& random);

    Move move();

private:
    /// A move, and what it brings.
    struct Choice {
        Move move;
        int gain = 0;
    };

    Move castle();
    Move card();
    Move step();
    Move draw();

    int gain_of(const PlayCard& play) const;
    int gain_of_borders(int steps) const;
    int gain_of_expansion(const Position& from, int steps) const;
    int gain_of_knight(const PutKnight& put) const;
    Choice best_border() const;
    Choice best_of_simple(const Moves& moves) const;
    Choice best_expansion(const Position& from) const;
    int gain_of_diplomacy(const Move& move) const;

    /// The value of a card in the hand for later turns.
    int value_of(Card card) const;
    int value_of_step(Action action) const;
    /// The value of ducats to a player with these cards.
    int value_of_ducats(int ducats, const Cards& hand) const;
    int value_of_hand(const Cards& hand) const;
    /// How well the seat stands on the map.
    int standing(const Position& position) const;

    const State& state_;
    const Position& at_;
    Random& random_;
    Seat seat_;
    int turns_;  ///< of this player, up to the last card
    std::vector<Enclosure> enclosures_;
};

}  // namespace reami::domaine
