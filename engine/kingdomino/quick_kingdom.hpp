// A kingdom for playouts. It keeps its domains and its score, so that it finds the best placement of a domino
// with a few masks, without trying every placement. RULES.md, R3 and R4.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <optional>

#include "engine/core/quick_random.hpp"
#include "engine/kingdomino/kingdom.hpp"
#include "engine/kingdomino/moves.hpp"
#include "engine/kingdomino/options.hpp"

namespace reami::kingdomino {

/// What counts in placements besides points, in tenths of a point. Each is at least 0.
struct Weights {
    int joined = 0;  ///< more for each square that gets its first neighbour of the same terrain
    int hole = 0;    ///< less for a placement after which no domino can cover some empty square any more
    int centre = 0;  ///< less for a placement after which the castle can't be in the middle any more (R4.2)
};

// NOLINTNEXTLINE(bugprone-exception-escape): Boost's static_vector moves its elements, which don't throw
class QuickKingdom {
public:
    /// A placement of a domino.
    struct Fit {
        int worth = 0;  ///< what it adds to the score and, by the weights, besides; in tenths of a point
        Placement at;
    };

    QuickKingdom() = default;
    QuickKingdom(const Kingdom& kingdom, const Options& options);

    const Kingdom& kingdom() const { return kingdom_; }
    /// R4.1: the points without bonuses.
    int score() const { return score_; }
    /// The points with the bonuses (R4.2, R4.3), as if the kingdom were finished.
    int points(const Options& options) const;

    void place(int number, Placement at);
    void discard() { kingdom_.discard(); }

    /// The placement that is worth most; of equal ones, a random one. Empty if the domino fits nowhere.
    std::optional<Fit> best_fit(int number, const Weights& weights, QuickRandom& random) const;
    /// The placements that a careful player considers: those that neither make a hole nor lose the centre; if
    /// there are none, those that keep the centre; if there are none of these either, all.
    Moves careful(int number) const;

private:
    struct Area {
        Mask squares = 0;
        Terrain terrain = Terrain::wheat;
        std::uint8_t size = 0, crowns = 0;

        int points() const { return size * crowns; }
    };
    /// All placements of a domino: those that do no harm, those that only make a hole, and those that lose
    /// the centre.
    struct Groups {
        Square corner;
        std::array<Moves::Masks, 3> masks{};
    };
    struct Zone;
    using Zones = boost::container::static_vector<Zone, 64>;
    class Best;

    void cover(Square square, Half half);
    Groups grouped(int number) const;
    /// Divides the places of `whole` by the domains of this terrain that they touch. `touching` turns the
    /// squares beside a domain into the places that touch it.
    template <class Touching>
    Zones divided(const Zone& whole, Terrain terrain, Touching touching) const;
    void offer_two_terrains(const Domino& domino, const Moves::Masks& masks, Best& best) const;
    void offer_one_terrain(const Domino& domino, const Moves::Masks& masks, Best& best) const;

    Kingdom kingdom_;
    boost::container::static_vector<Area, 2 * Kingdom::most_dominoes> domains_;
    int score_ = 0;
    bool wants_centre_ = false;  ///< R4.2: the castle can still be in the middle, and the match rewards that
};

}  // namespace reami::kingdomino
