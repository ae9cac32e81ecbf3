// Kingdomino once more, from the rules page and without masks: squares on a plain board, rows in standard
// containers, moves as texts. Slow and simple, it judges the engine.
#pragma once

#include <algorithm>
#include <map>
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
    explicit PlainKingdom(int size) : size_(size) { at(castle) = any; }

    /// R3, in the order of R3.5.
    std::optional<Rule> broken(const Domino& domino, const Placement& placed) {
        const auto [first, second] = placed;
        if (std::abs(first.column() - second.column()) + std::abs(first.row() - second.row()) != 1)
            return Rule::halves_apart;
        if (at(first) != nothing || at(second) != nothing) return Rule::occupied;
        if (!touches(first, domino.first.terrain) && !touches(second, domino.second.terrain))
            return Rule::no_match;
        std::vector<Square> grown = squares_;
        grown.insert(grown.end(), {first, second});
        const bool wide = extent(grown, &Square::column) > size_ || extent(grown, &Square::row) > size_;
        return wide ? std::optional(Rule::too_wide) : std::nullopt;
    }

    std::set<std::string> places(const Domino& domino) {
        std::set<std::string> all;
        for (int column = 0; column < 13; ++column)
            for (int row = 0; row < 13; ++row)
                for (const Square second : neighbours(Square(column, row), board))
                    if (const Placement placed{{column, row}, second}; !broken(domino, placed))
                        all.insert(to_text(placed));
        return all;
    }

    void add(const Domino& domino, const Placement& placed) {
        at(placed.first) = static_cast<int>(domino.first.terrain);
        at(placed.second) = static_cast<int>(domino.second.terrain);
        squares_.insert(squares_.end(), {placed.first, placed.second});
    }

private:
    static constexpr int nothing = -1, any = -2;

    int& at(Square square) {
        return lands_.at(static_cast<std::size_t>((square.row() + 1) * 15 + square.column() + 1));
    }
    bool touches(Square square, Terrain terrain) {
        for (const auto& [across, along] :
             {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            const int next = at({square.column() + across, square.row() + along});
            if (next == any || next == static_cast<int>(terrain)) return true;
        }
        return false;
    }
    static int extent(const std::vector<Square>& squares, int (Square::*of)() const) {
        int lowest = 13, highest = -1;
        for (const Square square : squares) {
            lowest = std::min(lowest, (square.*of)());
            highest = std::max(highest, (square.*of)());
        }
        return highest - lowest + 1;
    }

    int size_;
    std::vector<Square> squares_{castle};
    std::vector<int> lands_ = std::vector<int>(15 * 15, nothing);  // the board and an empty frame
};

class PlainMatch {
public:
    /// `row` dominoes lie in a row.
    PlainMatch(const SetUp& set_up, int row, int kingdom_size)
        : deck_(set_up.dominoes.begin(), set_up.dominoes.end()),
          row_(row),
          kingdoms_(4, PlainKingdom(kingdom_size)) {
        for (const Seat king : set_up.kings) kings_.emplace_back(king.number(), 0);
        draw();
    }

    bool is_over() const { return kings_.empty(); }
    int seat() const { return kings_.front().first; }  ///< whose king acts
    std::set<std::string> moves() {
        if (is_over()) return {};
        if (kings_.front().second != 0) return places();
        std::set<std::string> all;
        for (const auto& [number, king] : next_)
            if (king == 0) all.insert('=' + std::to_string(number));
        return all;
    }

    void play(const std::string& move) {
        auto& [seat, number] = kings_.front();
        if (move.front() == '=') {
            next_[std::stoi(move.substr(1))] = seat;
            kings_.erase(kings_.begin());
        } else {
            Placement placed;
            from_text(move, placed);
            kingdom(seat).add(domino(number), placed);
            number = 0;
            if (next_.empty()) kings_.erase(kings_.begin());
        }
        settle();
    }

private:
    PlainKingdom& kingdom(int seat) { return kingdoms_.at(static_cast<std::size_t>(seat - 1)); }
    std::set<std::string> places() { return kingdom(seat()).places(domino(kings_.front().second)); }

    void draw() {
        next_.clear();
        for (int i = 0; i < row_ && !deck_.empty(); ++i) {
            next_[deck_.front()] = 0;
            deck_.erase(deck_.begin());
        }
    }

    /// What follows by itself: the next turn, and dominoes without a place.
    void settle() {
        if (kings_.empty() && !next_.empty()) {
            for (const auto& [number, king] : next_)
                if (king != 0) kings_.emplace_back(king, number);
            draw();
        }
        if (kings_.empty() || kings_.front().second == 0 || !places().empty()) return;
        kings_.front().second = 0;
        if (!next_.empty()) return;
        kings_.erase(kings_.begin());
        settle();
    }

    std::vector<int> deck_;
    int row_;
    std::vector<PlainKingdom> kingdoms_;
    std::vector<std::pair<int, int>>
        kings_;                // who still acts in this turn: seat, and the domino to place or 0
    std::map<int, int> next_;  // domino -> seat, or 0
};

}  // namespace reami::kingdomino
