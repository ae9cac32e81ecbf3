// The legal steps on the plain map, from the rules page, R6 to R10.
#pragma once

#include "tests/engine/domaine/plain_map.hpp"

namespace reami::domaine {

class PlainSteps {
protected:
    using Names = std::set<std::string>;

    Names steps(char action, int ducats) const {
        Names all;
        if (action == 'b') return border_steps();
        if (action == 'k')
            for (const At& at : knight_squares(ducats)) all.insert(plain_name(at));
        for (const PlainDomain& own : map_.domains()) {
            if (own.owner != seat_) continue;
            if (action == 'x') add_expansions(own, all);
            if (action == 'a' || action == 'd') add_diplomacy(own, action, ducats, all);
        }
        return all;
    }
    Names border_steps() const {
        Names all;
        for (const auto& [at, letter] : map_.land) {
            const At above(at.first, at.second + 1), beyond(at.first + 1, at.second);
            if (map_.land.contains(above) && map_.may_lay(at, above)) all.insert(plain_name(at) + 'n');
            if (map_.land.contains(beyond) && map_.may_lay(at, beyond)) all.insert(plain_name(at) + 'e');
        }
        return all;
    }
    void add_expansions(const PlainDomain& own, Names& all) const {
        if (expanding_ != At() && expanding_ != own.castle) return;
        for (const auto& [at, letter] : map_.land)
            if (map_.may_take(own, at)) all.insert(plain_name(own.castle) + '+' + plain_name(at));
    }
    void add_diplomacy(const PlainDomain& own, char action, int ducats, Names& all) const {
        for (const PlainDomain& other : map_.domains()) {
            if (other.owner == seat_ || !PlainMap::are_neighbours(own, other)) continue;
            if (action == 'd' && own.knights > 0) add_desertions(own, other, ducats, all);
            if (action == 'a' && other.owner != 0 && !map_.alliances.contains({own.castle, other.castle}))
                all.insert(plain_name(own.castle) + '&' + plain_name(other.castle));
        }
    }
    Ats knight_squares(int ducats) const {
        Ats all;
        if (reserve_.at(seat_) == 0) return all;
        for (const auto& [at, letter] : map_.land)
            if (map_.is_ground(at, ducats) && map_.is_linked(at, seat_)) all.insert(at);
        return all;
    }
    void add_desertions(const PlainDomain& own, const PlainDomain& other, int ducats, Names& all) const {
        for (const At& to : knight_squares(ducats))
            for (const At& from : other.squares)
                if (own.squares.contains(to) && map_.has(from, other.owner, 'k') &&
                    map_.is_spare(other, from))
                    all.insert(plain_name(from) + '>' + plain_name(to));
    }

    PlainMap map_;
    int seat_ = 0;                ///< the seat to act
    std::map<int, int> reserve_;  ///< by seat; 0 for the neutral kingdom
    At expanding_;                ///< the castle of the domain, from the first step on
};

}  // namespace reami::domaine
