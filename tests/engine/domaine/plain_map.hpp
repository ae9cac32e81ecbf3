// A second implementation of Domaine's map, which follows the rules page. The map has borders and pieces, and
// finds its areas again for each question. It is slow and simple. The tests compare the engine with it.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reami::domaine {

using At = std::pair<int, int>;  // column and row, from 1
using Ats = std::set<At>;

inline std::string plain_name(At at) {
    return static_cast<char>('a' + at.first - 1) + std::to_string(at.second);
}
/// The squares in a notation, in its order.
inline std::vector<At> plain_squares(const std::string& text) {
    std::vector<At> all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] < 'a' || text[i] > 'l' || i + 1 == text.size() || text[i + 1] < '0' || text[i + 1] > '9')
            continue;
        all.emplace_back(text[i] - 'a' + 1, std::stoi(text.substr(i + 1)));
    }
    return all;
}

struct PlainPiece {
    char kind = 'C';  ///< or `k`
    int owner = 0;    ///< a seat, or 0 for the neutral kingdom
};

struct PlainDomain {
    At castle;
    int owner = 0;
    Ats squares;
    int knights = 0;
};

class PlainMap {
public:
    std::map<At, char> land;
    std::map<At, PlainPiece> pieces;
    std::set<Ats> borders;    ///< the two squares beside each
    std::set<Ats> alliances;  ///< the two castles of each
    int supply = 100;
    bool has_domains = false;  ///< R1.8: not during the set-up

    static std::vector<At> beside(At at) {
        std::vector<At> all;
        for (const auto& [across, along] : {At(1, 0), At(-1, 0), At(0, 1), At(0, -1)})
            if (const At next(at.first + across, at.second + along);
                next.first >= 1 && next.first <= 12 && next.second >= 1 && next.second <= 12)
                all.push_back(next);
        return all;
    }
    bool border(At a, At b) const { return borders.contains({a, b}); }
    bool is_empty(At at) const { return !pieces.contains(at); }
    bool has(At at, int owner) const { return !is_empty(at) && pieces.at(at).owner == owner; }
    bool has(At at, int owner, char kind) const { return has(at, owner) && pieces.at(at).kind == kind; }

    Ats area(At start) const {  // R1.4
        Ats found;
        std::vector<At> open{start};
        while (!open.empty()) {
            const At at = open.back();
            open.pop_back();
            if (!found.insert(at).second) continue;
            for (const At& next : beside(at))
                if (!border(at, next)) open.push_back(next);
        }
        return found;
    }

    const std::vector<PlainDomain>& domains() const { return domains_; }
    const PlainDomain* domain_of(At at) const {
        for (const PlainDomain& domain : domains_)
            if (domain.squares.contains(at)) return &domain;
        return nullptr;
    }
    const PlainDomain* domain_of_castle(At castle) const {
        const PlainDomain* domain = domain_of(castle);
        return domain != nullptr && domain->castle == castle ? domain : nullptr;
    }
    const Ats& neutral() const { return neutral_; }

    /// R5.4: finds the areas, and then removes the borders with the same domain on both sides.
    void find_areas() {
        domains_.clear();
        neutral_.clear();
        if (!has_domains) return;
        Ats seen;
        for (const auto& [at, letter] : land) {
            if (seen.contains(at)) continue;
            const Ats all = area(at), castles = castles_in(all);
            seen.insert(all.begin(), all.end());
            if (castles.empty()) neutral_.insert(all.begin(), all.end());
            if (castles.size() == 1) add_domain(*castles.begin(), all);
        }
        std::erase_if(borders, [&](const Ats& sides) {
            const PlainDomain* domain = domain_of(*sides.begin());
            const bool superfluous = domain != nullptr && domain->squares.contains(*sides.rbegin());
            supply += superfluous ? 1 : 0;
            return superfluous;
        });
    }

    Ats castles_in(const Ats& squares) const {
        Ats castles;
        for (const At& one : squares)
            if (!is_empty(one) && pieces.at(one).kind == 'C') castles.insert(one);
        return castles;
    }

    static bool are_neighbours(const PlainDomain& one, const PlainDomain& other) {  // R1.6
        for (const At& at : one.squares)
            for (const At& next : beside(at))
                if (other.squares.contains(next)) return true;
        return false;
    }

    // Points (R2).

    std::map<char, int> mines(int owner) const {
        std::map<char, int> mines;
        for (const PlainDomain& domain : domains_)
            for (const At& at : domain.squares)
                if (domain.owner == owner && std::string("GSCD").find(land.at(at)) != std::string::npos)
                    ++mines[land.at(at)];
        return mines;
    }
    int points(int owner) const {
        int sum = 0;
        for (const PlainDomain& domain : domains_)
            for (const At& at : domain.squares)
                if (domain.owner == owner) sum += worth(land.at(at));
        for (const auto& [mine, count] : mines(owner)) sum += count >= 3 ? 5 : 0;
        return sum;
    }

    // Steps.

    bool may_lay(At a, At b) const {  // R6
        if (supply == 0 || border(a, b)) return false;
        if (!is_empty(a) && has(b, pieces.at(a).owner)) return false;
        const PlainDomain* domain = domain_of(a);
        return domain == nullptr || !domain->squares.contains(b);
    }

    bool is_ground(At at, int ducats) const {  // R7.1
        return is_empty(at) && (land.at(at) == 'm' || (land.at(at) == 'f' && ducats > 0));
    }
    bool is_linked(At at, int owner) const {  // R7.2
        for (const At& next : beside(at))
            if (has(next, owner) && !border(at, next)) return true;
        return false;
    }

    /// Whether the expansion is legal by R8.2 to R8.4.
    bool may_take(const PlainDomain& by, At at) const {
        if (by.squares.contains(at) || !is_empty(at)) return false;
        int touched = 0, needed = 0;
        for (const At& next : beside(at)) {
            if (by.squares.contains(next))
                ++touched;
            else if (!border(at, next))
                ++needed;
        }
        if (touched == 0 || needed > supply + touched) return false;
        const PlainDomain* other = domain_of(at);
        if (other == nullptr) return true;
        return other->owner != by.owner && by.knights > other->knights &&
               !alliances.contains({by.castle, other->castle});
    }
    void take(const PlainDomain& by, At at) {
        for (const At& next : beside(at)) {
            if (by.squares.contains(next))
                supply += static_cast<int>(borders.erase({at, next}));
            else if (borders.insert({at, next}).second)
                --supply;
        }
        find_areas();
    }

    bool is_spare(const PlainDomain& domain, At knight) const {  // R9.3
        Ats joined{domain.castle};
        for (std::size_t before = 0; before != joined.size();) {
            before = joined.size();
            for (const At& at : Ats(joined))
                for (const At& next : beside(at))
                    if (next != knight && has(next, domain.owner) && !border(at, next)) joined.insert(next);
        }
        return static_cast<int>(joined.size()) >=
               domain.knights;  // all knights of the domain but this one, and the castle
    }

private:
    static int worth(char terrain) {
        return terrain == 'f' ? 1 : terrain == 'v' ? 3 : terrain == 'R' ? 5 : 0;
    }
    void add_domain(At castle, const Ats& squares) {
        PlainDomain domain{castle, pieces.at(castle).owner, squares, 0};
        for (const At& at : squares) domain.knights += has(at, domain.owner, 'k') ? 1 : 0;
        domains_.push_back(domain);
    }

    std::vector<PlainDomain> domains_;
    Ats neutral_;
};

}  // namespace reami::domaine
