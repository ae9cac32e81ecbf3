#include "engine/kingdomino/quick_kingdom.hpp"

#include "engine/kingdomino/placement.hpp"
#include "engine/kingdomino/score.hpp"

namespace reami::kingdomino {

namespace {

bool is_none(const Moves::Masks& masks) { return (masks[0] | masks[1] | masks[2] | masks[3]) == 0; }

/// The empty squares with exactly one empty square beside them.
Mask ends_among(Mask empty) {
    const std::array<Mask, 4> beside{stepped(empty, Direction::right), stepped(empty, Direction::left),
                                     stepped(empty, Direction::up), stepped(empty, Direction::down)};
    const Mask several = (beside[0] & beside[1]) | (beside[2] & beside[3]) |
                         ((beside[0] | beside[1]) & (beside[2] | beside[3]));
    return empty & neighbours(empty) & ~several;
}

/// The lower squares of the dominoes that make a hole of such an end: a half covers the empty square beside
/// it, and the other half does not cover the end itself. The dominoes lie in the direction `forth` or `back`.
Mask making_holes(Mask ends, Direction forth, Direction back) {
    Mask at_lower = 0, at_upper = 0;
    for (const Direction towards : directions) {
        const Mask beside_end = stepped(ends, towards);
        if (towards != back) at_lower |= beside_end;
        if (towards != forth) at_upper |= beside_end;
    }
    return at_lower | stepped(at_upper, back);
}

}  // namespace

/// Places where new land joins the same domains.
struct QuickKingdom::Zone {
    Mask places = 0;
    int squares = 0, crowns = 0;  ///< of the new land, and of the domains that it joins
    int before = 0;               ///< the points of these domains without the new land
    int joined = 0;               ///< the squares that get their first neighbour of the same terrain

    /// The part of these places that touches the domain; there, new land also joins this domain.
    Zone joined_with(const Area& domain, Mask touching) const {
        Zone part = *this;
        part.places &= touching;
        part.joined += (joined == 0 ? 1 : 0) + (domain.size == 1 ? 1 : 0);
        part.squares += domain.size;
        part.crowns += domain.crowns;
        part.before += domain.points();
        return part;
    }
};

/// The placements of a domino that are worth most.
class QuickKingdom::Best {
public:
    Best(Square corner, const Weights& weights, QuickRandom& random)
        : corner_(corner), weights_(weights), random_(&random) {}

    int gain(const Zone& zone) const {
        return 10 * (zone.squares * zone.crowns - zone.before) + weights_.joined * zone.joined;
    }

    /// The cost of the placements that are offered from now on.
    void set_cost(int cost) { cost_ = cost; }
    bool surpasses(int gain) const { return count_ > 0 && worth_ > gain - cost_; }
    void offer(Direction direction, Mask places, int gain) {
        if (places == 0 || surpasses(gain)) return;
        const int worth = gain - cost_, more = count(places);
        if (worth > worth_) count_ = 0;
        count_ += more;
        // Keeps these places or the earlier ones, so that all placements are equally likely in the end.
        if (random_->below(static_cast<std::uint32_t>(count_)) >= static_cast<std::uint32_t>(more)) return;
        worth_ = worth;
        direction_ = direction;
        places_ = places;
    }

    std::optional<Fit> any() const {
        if (count_ == 0) return std::nullopt;
        const auto rank = random_->below(static_cast<std::uint32_t>(count(places_)));
        const int place = place_of_rank(places_, static_cast<int>(rank));
        return Fit{worth_, Moves({}, corner_).placement(static_cast<std::size_t>(direction_), place)};
    }

private:
    Square corner_;
    Weights weights_;
    QuickRandom* random_;
    int cost_ = 0;
    int count_ = 0, worth_ = 0;  ///< the number of the best placements, and the worth of each
    Direction direction_ = Direction::right;
    Mask places_ = 0;  ///< some of these placements
};

QuickKingdom::QuickKingdom(const Kingdom& kingdom, const Options& options)
    : kingdom_(kingdom),
      score_(kingdomino::score(kingdom)),
      wants_centre_(options.middle_kingdom && can_be_centred(kingdom)) {
    for (const Domain& domain : domains(kingdom))
        domains_.push_back({domain.squares, domain.terrain, static_cast<std::uint8_t>(count(domain.squares)),
                            static_cast<std::uint8_t>(kingdom.crowns(domain.squares))});
}

int QuickKingdom::points(const Options& options) const {
    return score_ + middle_kingdom_bonus(kingdom_, options) + harmony_bonus(kingdom_, options);
}

void QuickKingdom::place(int number, Placement at) {
    kingdom_.place(number, at);
    cover(at.first, domino(number).first);
    cover(at.second, domino(number).second);
    wants_centre_ = wants_centre_ && can_be_centred(kingdom_);
}

void QuickKingdom::cover(Square square, Half half) {
    Area made{bit(square), half.terrain, 1, static_cast<std::uint8_t>(half.crowns)};
    const Mask beside = neighbours(made.squares);
    for (std::size_t i = domains_.size(); i-- > 0;) {
        const Area& joined = domains_[i];
        if (joined.terrain != half.terrain || (joined.squares & beside) == 0) continue;
        score_ -= joined.points();
        made.squares |= joined.squares;
        made.size = static_cast<std::uint8_t>(made.size + joined.size);
        made.crowns = static_cast<std::uint8_t>(made.crowns + joined.crowns);
        domains_[i] = domains_.back();
        domains_.pop_back();
    }
    score_ += made.points();
    domains_.push_back(made);
}

// Placements

QuickKingdom::Groups QuickKingdom::grouped(int number) const {
    const Moves all = placements(kingdom_, domino(number));
    Groups groups{.corner = kingdom_.reach().corner, .masks = {all.placements()}};
    // Holes count in the frame. Dominoes can still cover the empty squares of the room.
    Extent frame = kingdom_.extent(), room = frame;
    const auto grows = [&](int length) { return length < kingdom_.size() ? 1 : 0; };
    if (wants_centre_)
        room = frame = Extent{castle, castle}.widened(kingdom_.size() / 2);
    else
        room = frame.widened(grows(frame.columns()), grows(frame.rows()));
    const Mask ends = ends_among(room.mask() & ~kingdom_.covered()) & frame.mask();
    const auto divide = [&](Direction forth, Direction back, Mask in_frame) {
        const Mask holes = making_holes(ends, forth, back);
        for (const Direction direction : {forth, back}) {
            const auto i = static_cast<std::size_t>(direction);
            const Mask legal = groups.masks[0][i];
            const Mask inside = wants_centre_ ? legal & in_frame : legal;
            groups.masks[0][i] = inside & ~holes;
            groups.masks[1][i] = inside & holes;
            groups.masks[2][i] = legal & ~inside;
        }
    };
    divide(Direction::right, Direction::left, room.without_last_column().mask());
    divide(Direction::up, Direction::down, room.without_last_row().mask());
    return groups;
}

Moves QuickKingdom::careful(int number) const {
    const Groups groups = grouped(number);
    for (const Moves::Masks& masks : groups.masks)
        if (!is_none(masks)) return {masks, groups.corner};
    return {};
}

template <class Touching>
QuickKingdom::Zones QuickKingdom::divided(const Zone& whole, Terrain terrain, Touching touching) const {
    Zones zones{whole};
    for (const Area& domain : domains_) {
        if (domain.terrain != terrain) continue;
        const Mask places = touching(neighbours(domain.squares));
        for (std::size_t i = zones.size(); i-- > 0;) {
            const Zone joined = zones[i].joined_with(domain, places);
            if (joined.places == 0) continue;
            zones[i].places &= ~places;
            if (zones[i].places == 0)
                zones[i] = joined;
            else
                zones.push_back(joined);
        }
    }
    return zones;
}

/// Each half adds to the domains of its own terrain.
void QuickKingdom::offer_two_terrains(const Domino& domino, const Moves::Masks& masks, Best& best) const {
    const auto zones_of = [&](Half half) {
        const Zone whole{.places = ~kingdom_.covered(), .squares = 1, .crowns = half.crowns};
        return divided(whole, half.terrain, [](Mask beside) { return beside; });
    };
    const Zones firsts = zones_of(domino.first), seconds = zones_of(domino.second);
    for (const Zone& first : firsts)
        for (const Zone& second : seconds) {
            const int gain = best.gain(first) + best.gain(second);
            if (best.surpasses(gain)) continue;
            // In `masks`, the lower square represents the placement.
            const auto offer = [&](Direction direction, Mask lower, Mask upper, Direction down) {
                const Mask places = masks[static_cast<std::size_t>(direction)] & lower & stepped(upper, down);
                best.offer(direction, places, gain);
            };
            offer(Direction::right, first.places, second.places, Direction::left);
            offer(Direction::left, second.places, first.places, Direction::left);
            offer(Direction::up, first.places, second.places, Direction::down);
            offer(Direction::down, second.places, first.places, Direction::down);
        }
}

/// Both halves are new land of one domain. They are equal, so the other two directions have the same effect.
void QuickKingdom::offer_one_terrain(const Domino& domino, const Moves::Masks& masks, Best& best) const {
    const auto offer = [&](Direction direction, Direction back) {
        const Zone whole{.places = masks[static_cast<std::size_t>(direction)],
                         .squares = 2,
                         .crowns = domino.first.crowns + domino.second.crowns,
                         .joined = 2};
        const auto touching = [back](Mask beside) { return beside | stepped(beside, back); };
        for (const Zone& zone : divided(whole, domino.first.terrain, touching))
            best.offer(direction, zone.places, best.gain(zone));
    };
    offer(Direction::right, Direction::left);
    offer(Direction::up, Direction::down);
}

std::optional<QuickKingdom::Fit> QuickKingdom::best_fit(int number, const Weights& weights,
                                                        QuickRandom& random) const {
    const Domino& domino = kingdomino::domino(number);
    const Groups groups = grouped(number);
    const std::array costs{0, weights.hole, weights.centre};
    Best best(groups.corner, weights, random);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        const Moves::Masks& masks = groups.masks[i];
        if (is_none(masks)) continue;
        best.set_cost(costs[i]);
        if (domino.first.terrain == domino.second.terrain)
            offer_one_terrain(domino, masks, best);
        else
            offer_two_terrains(domino, masks, best);
    }
    return best.any();
}

}  // namespace reami::kingdomino
