#include "engine/domaine/enclosure.hpp"

#include <algorithm>
#include <optional>

#include "engine/domaine/laying.hpp"

namespace reami::domaine {

namespace {

constexpr int most_squares = 12;  ///< the largest enclosure that bots plan; players never close a larger one
constexpr int worth_of_base = 4;  ///< the value that every domain has because it can expand
constexpr int worth_of_mine = 12;
constexpr int price_of_border = 7;
constexpr int borders_a_turn = 2;

int worth_of(const Land& land, const Squares& squares) {
    Squares mines;
    for (const Terrain mine : all_mines) mines |= land.of(mine);
    return tenths * land.worth(squares) + worth_of_mine * (squares & mines).size();
}

/// The edges around these squares that have no border yet.
Edges open_edges(const Squares& squares, const Edges& borders) {
    const Squares rest = Squares::all() - squares;
    const Edges round{(squares & down(rest)) | (rest & down(squares)),
                      (squares & left(rest)) | (rest & left(squares))};
    return round - borders;
}

/// Grows an enclosure square by square, and remembers the best one that it met.
class Growth {
public:
    Growth(const Position& position, Square castle, Colour colour, int turns)
        : position_(position), turns_(turns), legal_(border_edges(position)) {
        const Squares own = position.pieces.of(colour);
        now_ = reached(Squares(castle), position.borders, own | Squares(castle));
        land_ = reached(Squares(castle), position.borders) - (position.pieces.all() - now_);
    }

    Enclosure best() {
        if ((now_ & position_.pieces.all_castles()).size() > 1) return {};
        look();
        while (now_.size() < most_squares && grow()) look();
        return best_;
    }

private:
    void look() {
        Enclosure here{now_, open_edges(now_, position_.borders),
                       worth_of(position_.land, now_) + worth_of_base};
        const int missing = here.missing.size();
        if (here.prospect(missing, turns_) <= best_.prospect(best_.missing.size(), turns_)) return;
        if ((here.missing - legal_).empty()) best_ = here;
    }
    bool grow() {
        std::optional<Square> most;
        int highest = 0;
        for (const Square next : (stepped(now_, position_.borders) & land_) - now_) {
            const Squares wider = now_ | Squares(next);
            const int score = worth_of(position_.land, wider) -
                              price_of_border * open_edges(wider, position_.borders).size();
            if (most && score <= highest) continue;
            most = next;
            highest = score;
        }
        if (most) now_.insert(*most);
        return most.has_value();
    }

    const Position& position_;
    int turns_;
    Edges legal_;
    Squares now_, land_;
    Enclosure best_;
};

}  // namespace

int Enclosure::prospect(int still_missing, int turns) const {
    if (squares.empty()) return 0;
    if (still_missing > borders_a_turn * turns) return 0;
    int prospect = tenths * worth;
    for (int i = 0; i < still_missing; ++i) prospect = prospect * 84 / 100;
    return prospect / tenths;
}

Enclosure best_enclosure(const Position& position, Square castle, Colour colour, int turns) {
    return Growth(position, castle, colour, turns).best();
}

std::vector<Enclosure> enclosures(const Position& position, Seat seat, int turns) {
    std::vector<Enclosure> all;
    const Colour colour = colour_of(seat);
    for (const Square castle : position.pieces.castles[colour]) {
        if (position.domains.of_castle(castle) != nullptr) continue;
        Enclosure one = best_enclosure(position, castle, colour, turns);
        if (!one.squares.empty()) all.push_back(one);
    }
    return all;
}

}  // namespace reami::domaine
