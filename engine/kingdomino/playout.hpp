// A round that a bot plays on from what everybody sees, to its end and very fast. RULES.md, R1 and R2.
#pragma once

#include <boost/container/static_vector.hpp>
#include <optional>

#include "engine/core/quick_random.hpp"
#include "engine/core/seat_array.hpp"
#include "engine/kingdomino/quick_kingdom.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {

/// The bot copies a playout for each run: `deal`, then moves until `is_over`, then `share` or
/// `points`.
class Playout {
public:
    /// A domino of a row, and the seat whose king stands on it.
    struct Slot {
        std::uint8_t domino = 0;
        std::optional<Seat> king;
    };

    /// Reads only what the match shows to everybody.
    explicit Playout(const State& match);

    /// Draws everything hidden: the order of the dominoes still to come, and of the kings still to come
    /// (R1.3).
    void deal(QuickRandom& random);

    bool is_over() const { return acting_ == current_.size(); }
    Seat acting() const { return *current_[acting_].king; }  ///< expects that the round is not over
    /// The domino that the acting king places now; empty if the king chooses. Unlike a `State`, a playout
    /// also asks for a domino that fits nowhere.
    std::optional<int> to_place() const {
        const int number = current_[acting_].domino;
        return number == 0 ? std::nullopt : std::optional(number);
    }
    /// The row from which the kings choose; empty in the last turn.
    const boost::container::static_vector<Slot, most_kings>& row() const { return next_; }
    const QuickKingdom& kingdom(Seat seat) const { return kingdoms_[seat]; }

    // The moves of the acting king.
    void place(Placement at);
    void discard();  ///< R2.1: the domino fits nowhere
    void choose(int number);
    /// The placement that is worth most at once, or the choice of the domino whose best placement is.
    void play_greedily(const Weights& weights, QuickRandom& random);

    int points(Seat seat) const { return kingdoms_[seat].points(options_); }
    /// How well a finished round ended for the seat, from 0 to 1: its points, divided by the sum of its
    /// points and those of its best opponent; 0.5 if both have none.
    double share(Seat seat) const;

private:
    /// R1.3: adds the kings that the game has not drawn yet.
    void add_kings_to_draw(Seat drawn_last, int of_each_seat);
    void end_placing();
    void next_king();
    void draw_row();

    Options options_;
    int seats_;
    SeatArray<QuickKingdom> kingdoms_;
    /// The kings of this turn in the order in which they act, and the next row. In `current_`, 0 is the
    /// domino of a king that has placed its domino or has none.
    boost::container::static_vector<Slot, most_kings> current_, next_;
    std::size_t acting_ = 0;  ///< the index of a king in `current_`; its size once the round is over
    std::size_t row_size_;
    std::size_t left_;  ///< the number of dominoes that the game still draws
    boost::container::static_vector<std::uint8_t, domino_count>
        unseen_;  ///< the game draws the last one first
};

}  // namespace reami::kingdomino
