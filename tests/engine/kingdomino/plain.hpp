// A second implementation of Kingdomino, which follows the rules page. It has squares on a plain board and
// moves in lists, without bit masks. It is simple, so the tests compare the engine with it. It is the obvious
// way to write the game, so the bench compares the engine's speed with it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/kingdomino/dominoes.hpp"
#include "engine/kingdomino/move.hpp"
#include "engine/kingdomino/rule.hpp"
#include "engine/kingdomino/set_up.hpp"

namespace reami::kingdomino {

class PlainKingdom {
public:
    explicit PlainKingdom(int size) : size_(size) { at(castle).terrain = any; }

    /// The first broken rule, in the order of R3.5.
    std::optional<Rule> broken(const Domino& domino, const Placement& placed) const {
        const auto [first, second] = placed;
        if (std::abs(first.column() - second.column()) + std::abs(first.row() - second.row()) != 1)
            return Rule::halves_apart;
        if (!empty(first) || !empty(second)) return Rule::occupied;
        if (!touches(first, domino.first.terrain) && !touches(second, domino.second.terrain))
            return Rule::no_match;
        if (!fits(first) || !fits(second)) return Rule::too_wide;
        return std::nullopt;
    }

    /// Replaces the contents of `places` by the legal placements.
    void list_places(const Domino& domino, std::vector<Placement>& places) const {
        places.clear();
        for (int column = right_ - size_ + 1; column < left_ + size_; ++column)
            for (int row = top_ - size_ + 1; row < bottom_ + size_; ++row) {
                const Square first{column, row};
                if (!empty(first)) continue;
                for (const auto& [across, along] : sides)
                    if (const Placement placed{first, {column + across, row + along}};
                        !broken(domino, placed))
                        places.push_back(placed);
            }
    }

    void add(const Domino& domino, const Placement& placed) {
        add(placed.first, domino.first);
        add(placed.second, domino.second);
    }

    /// The points by R4.1.
    int points() const {
        std::array<bool, cells> counted{};
        int points = 0;
        for (int column = left_; column <= right_; ++column)
            for (int row = bottom_; row <= top_; ++row) {
                Domain domain;
                count_domain({column, row}, at({column, row}).terrain, counted, domain);
                points += domain.squares * domain.crowns;
            }
        return points;
    }

private:
    static constexpr std::int8_t nothing = -1, any = -2;
    static constexpr std::array<std::pair<int, int>, 4> sides{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    static constexpr std::size_t cells =
        std::size_t{17} * 17;  // the board with a frame that is as wide as a domino
    struct Cell {
        std::int8_t terrain = nothing, crowns = 0;
    };
    struct Domain {
        int squares = 0, crowns = 0;
    };

    static std::size_t cell(Square square) {
        return static_cast<std::size_t>((square.row() + 2) * 17 + square.column() + 2);
    }
    Cell& at(Square square) { return board_[cell(square)]; }
    const Cell& at(Square square) const { return board_[cell(square)]; }
    bool empty(Square square) const { return at(square).terrain == nothing; }

    bool touches(Square square, Terrain terrain) const {
        for (const auto& [across, along] : sides) {
            const int next = at({square.column() + across, square.row() + along}).terrain;
            if (next == any || next == static_cast<int>(terrain)) return true;
        }
        return false;
    }
    bool fits(Square square) const {
        return std::max(right_, square.column()) - std::min(left_, square.column()) < size_ &&
               std::max(top_, square.row()) - std::min(bottom_, square.row()) < size_;
    }

    void add(Square square, const Half& half) {
        at(square) = {static_cast<std::int8_t>(half.terrain), static_cast<std::int8_t>(half.crowns)};
        left_ = std::min(left_, square.column());
        right_ = std::max(right_, square.column());
        bottom_ = std::min(bottom_, square.row());
        top_ = std::max(top_, square.row());
    }

    void count_domain(Square square, int terrain, std::array<bool, cells>& counted, Domain& domain) const {
        if (at(square).terrain != terrain || terrain < 0 || counted[cell(square)]) return;
        counted[cell(square)] = true;
        ++domain.squares;
        domain.crowns += at(square).crowns;
        for (const auto& [across, along] : sides)
            count_domain({square.column() + across, square.row() + along}, terrain, counted, domain);
    }

    int size_;
    int left_ = castle.column(), right_ = castle.column(), bottom_ = castle.row(), top_ = castle.row();
    std::array<Cell, cells> board_;
};

class PlainMatch {
public:
    /// Each row has `row` dominoes.
    PlainMatch(const SetUp& set_up, int row, int kingdom_size)
        : deck_(set_up.dominoes.begin(), set_up.dominoes.end()),
          row_(static_cast<std::size_t>(row)),
          kingdoms_(max_seats, PlainKingdom(kingdom_size)) {
        for (const Seat king : set_up.kings) kings_.push_back({king.number(), 0});
        draw();
        list();
    }

    bool is_over() const { return acting_ == kings_.size(); }
    int seat() const { return kings_[acting_].seat; }  ///< the seat of the king to act
    /// The legal placements of that seat; `choices` has its legal choices.
    const std::vector<Placement>& places() const { return places_; }
    const std::vector<int>& choices() const { return choices_; }
    int points(int seat) const { return kingdoms_[static_cast<std::size_t>(seat - 1)].points(); }

    void choose(int number) {
        for (King& one : next_)
            if (one.domino == number) one.seat = seat();
        ++acting_;
        settle();
    }
    void place(Placement at) {
        kingdom().add(domino(kings_[acting_].domino), at);
        kings_[acting_].domino = 0;
        if (next_.empty()) ++acting_;
        settle();
    }

    // The legal moves as texts.
    std::set<std::string> moves() const {
        std::set<std::string> all;
        for (const Placement& place : places_) all.insert(to_text(place));
        for (const int number : choices_) all.insert('=' + std::to_string(number));
        return all;
    }
    void play(const std::string& move) {
        if (move.front() == '=') return choose(std::stoi(move.substr(1)));
        Placement at;
        from_text(move, at);
        place(at);
    }

private:
    struct King {
        int seat = 0, domino = 0;  ///< 0 for none
    };

    PlainKingdom& kingdom() { return kingdoms_[static_cast<std::size_t>(seat() - 1)]; }

    void draw() {
        next_.clear();
        for (std::size_t i = 0; i < row_ && drawn_ < deck_.size(); ++i) next_.push_back({0, deck_[drawn_++]});
        std::sort(next_.begin(), next_.end(),
                  [](const King& a, const King& b) { return a.domino < b.domino; });
    }

    /// Does all that follows without a choice: the next turn, and discards.
    void settle() {
        if (is_over() && !next_.empty()) {
            kings_.clear();
            for (const King& one : next_)
                if (one.seat != 0) kings_.push_back(one);
            acting_ = 0;
            draw();
        }
        list();
        if (is_over() || !places_.empty() || !choices_.empty()) return;
        ++acting_;
        settle();
    }

    void list() {
        places_.clear();
        choices_.clear();
        if (is_over()) return;
        if (kings_[acting_].domino != 0) kingdom().list_places(domino(kings_[acting_].domino), places_);
        if (!places_.empty()) return;
        for (const King& one : next_)
            if (one.seat == 0) choices_.push_back(one.domino);
    }

    std::vector<int> deck_;
    std::size_t row_, drawn_ = 0;
    std::vector<PlainKingdom> kingdoms_;
    std::vector<King> kings_, next_;  // of this turn, and of the row from which they choose
    std::size_t acting_ = 0;
    std::vector<Placement> places_;
    std::vector<int> choices_;
};

}  // namespace reami::kingdomino
