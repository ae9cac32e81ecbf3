// A bot that plans its whole turn: it closes domains, takes land, and saves ducats for the cards in its hand.
// It reads the whole position, so the caller first resamples the position for the bot's seat.
#pragma once

#include <vector>

#include "engine/core/random.hpp"
#include "engine/domaine/enclosure.hpp"
#include "engine/domaine/position.hpp"

namespace reami::domaine {

/// The number of turns that the player still has before the last card.
int turns_left(const Position& position, Seat seat);
/// The value of the seat's domains with this many turns left: their points, and the income from their mines.
int value_of_domains(const Position& position, Seat seat, int turns);

class Planner {
public:
    /// Expects a match that isn't over.
    Planner(const Position& position, Random& random);

    Move move();

private:
    /// A move and the value that it gains.
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

    /// The value of this card in later turns, if it stays in the hand.
    int value_of(Card card) const;
    int value_of_step(Action action) const;
    /// The value of this many ducats to a player with this hand.
    int value_of_ducats(int ducats, const Cards& hand) const;
    int value_of_hand(const Cards& hand) const;
    /// The value of the seat's position on the map.
    int standing(const Position& position) const;

    const Position& at_;
    Random& random_;
    Seat seat_;
    int turns_;  ///< the turns that this player still has before the last card
    std::vector<Enclosure> enclosures_;
};

}  // namespace reami::domaine
