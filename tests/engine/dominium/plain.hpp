// A second implementation of Domìnium, which follows the rules page. It has numbers on squares, pawns
// somewhere in their territories, rows of tiles, and moves as texts. It is slow and simple. The tests compare
// the engine with it.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/dominium/set_up.hpp"

namespace reami::dominium {

class PlainMatch {
public:
    using At = std::pair<int, int>;  // column and row, from 1

    explicit PlainMatch(const SetUp& set_up) : seat_(set_up.first.number()) {
        for (const Tile tile : set_up.tiles) deck_.push_back(to_text(tile));
        draw();
    }

    bool is_over() const { return !why_.empty(); }
    int seat() const { return seat_; }
    const std::string& why() const { return why_; }

    std::set<std::string> moves() const {
        std::set<std::string> all;
        if (is_over()) return all;
        if (!claims_.empty()) {
            for (const auto& square : claims_) all.insert('@' + name(square));
            all.insert("-");
            return all;
        }
        for (const At& first : squares())
            for (const At& second : beside(first))
                if (!lands_.contains(first) && !lands_.contains(second))
                    all.insert(name(first) + name(second));
        for (int fief = 1; fief <= 6; ++fief)
            if (can_keep(fief)) all.insert('+' + std::to_string(fief));
        return all;
    }

    void play(const std::string& move) {
        if (move == "-") return end_turn();
        if (move[0] == '@') return claim({move[1] - 'a' + 1, move[2] - '0'});
        if (move[0] == '+') return keep(move[1] - '0');
        lay({{move[0] - 'a' + 1, move[1] - '0'}, {move[2] - 'a' + 1, move[3] - '0'}});
    }

    int points(int seat) const {  // R7.1
        int sum = 0;
        for (const auto& [at, owner] : pawns_) {
            const auto row = rows_.find({owner, lands_.at(at)});
            if (owner == seat && row != rows_.end())
                sum += static_cast<int>(territory(at).size()) * row->second.at(1);
        }
        return sum;
    }
    int squares_owned(int seat) const {
        int sum = 0;
        for (const auto& [at, owner] : pawns_)
            if (owner == seat) sum += static_cast<int>(territory(at).size());
        return sum;
    }
    /// The power (R1.5) of the numbers in their order: 2-3 3-1 is 2 3 3 1.
    static int power(const std::vector<int>& row) {
        int sum = 0;
        for (std::size_t i = 1; i < row.size(); ++i) sum += row[i];
        return sum;
    }

private:
    static std::vector<At> squares() {
        std::vector<At> all;
        for (int column = 1; column <= 8; ++column)
            for (int row = 1; row <= 8; ++row) all.emplace_back(column, row);
        return all;
    }
    static std::vector<At> beside(At at) {
        std::vector<At> all;
        for (const auto& [across, along] : {At(1, 0), At(-1, 0), At(0, 1), At(0, -1)})
            if (const At next(at.first + across, at.second + along);
                next.first >= 1 && next.first <= 8 && next.second >= 1 && next.second <= 8)
                all.push_back(next);
        return all;
    }
    static std::string name(At at) {
        return static_cast<char>('a' + at.first - 1) + std::to_string(at.second);
    }

    std::set<At> territory(At start) const {
        std::set<At> found;
        std::vector<At> open{start};
        while (!open.empty()) {
            const At at = open.back();
            open.pop_back();
            if (!found.insert(at).second) continue;
            for (const At& next : beside(at))
                if (lands_.contains(next) && lands_.at(next) == lands_.at(start)) open.push_back(next);
        }
        return found;
    }
    /// The pawn of that territory; `pawns_.end()` if it is free.
    std::map<At, int>::const_iterator pawn_of(At square) const {
        const auto all = territory(square);
        return std::find_if(pawns_.begin(), pawns_.end(),
                            [&](const auto& pawn) { return all.contains(pawn.first); });
    }
    int supply(int seat) const {
        return 6 - static_cast<int>(std::count_if(pawns_.begin(), pawns_.end(),
                                                  [&](const auto& pawn) { return pawn.second == seat; }));
    }

    std::vector<int> tile() const { return {drawn_[0] - '0', drawn_[1] - '0'}; }

    bool can_keep(int fief) const {  // R4
        const auto row = rows_.find({seat_, fief});
        const auto halves = tile();
        const auto has = [&](int number) { return halves[0] == number || halves[1] == number; };
        if (row != rows_.end()) return has(row->second.back());
        for (int before = 1; before < fief; ++before)
            if (!rows_.contains({seat_, before})) return false;
        return has(fief);
    }

    void keep(int fief) {
        auto& row = rows_[{seat_, fief}];
        const int left = row.empty() ? fief : row.back();
        const auto halves = tile();
        row.insert(row.end(), {left, halves[0] == left ? halves[1] : halves[0]});
        const auto title = titles_.find(fief);
        if (title != titles_.end()) {
            if (title->second == seat_) return end_turn();
            if (power(row) <= power(rows_.at({title->second, fief}))) return end_turn();
        }
        titles_[fief] = seat_;
        if (supply(seat_) > 0)
            for (const auto& [at, number] : lands_) {
                const auto pawn = pawn_of(at);
                const bool own = pawn != pawns_.end() && pawn->second == seat_;
                if (number == fief && !own) claims_.insert(*territory(at).begin());
            }
        if (claims_.empty()) end_turn();
    }

    /// The owned territories with a number of the tile beside it.
    struct Beside {
        std::set<At> pawns;
        std::map<int, int> sizes;  ///< squares, by seat
    };
    Beside owned_beside(int number, const std::vector<At>& part) const {
        Beside owned;
        for (const At& square : part)
            for (const At& next : beside(square)) {
                if (!lands_.contains(next) || lands_.at(next) != number) continue;
                const auto pawn = pawn_of(next);
                if (pawn == pawns_.end() || !owned.pawns.insert(pawn->first).second) continue;
                owned.sizes[pawn->second] += static_cast<int>(territory(next).size());
            }
        return owned;
    }

    void lay(std::pair<At, At> at) {
        const auto halves = tile();
        std::map<int, std::vector<At>> parts;  // by number
        parts[halves[0]].push_back(at.first);
        parts[halves[1]].push_back(at.second);
        parts.erase(0);
        std::map<int, Beside> before;  // from before the tile is laid
        for (const auto& [number, part] : parts) before[number] = owned_beside(number, part);
        lands_[at.first] = halves[0];
        lands_[at.second] = halves[1];
        bool extends = false;
        for (const auto& [number, owned] : before) {
            extends |= !owned.pawns.empty();
            if (owned.pawns.size() > 1) join(number, owned.pawns, owned.sizes);
        }
        if (!extends && supply(seat_) > 0)
            for (const auto& [number, part] : parts) claims_.insert(*territory(part[0]).begin());
        if (claims_.empty()) end_turn();
    }

    void join(int number, const std::set<At>& standing, const std::map<int, int>& sizes) {  // R3.5
        int heir = seat_;
        if (sizes.size() == 1)
            heir = sizes.begin()->first;
        else if (titles_.contains(number))
            heir = titles_.at(number);
        else if (sizes.at(1) != sizes.at(2))
            heir = sizes.at(1) > sizes.at(2) ? 1 : 2;
        for (const At& at : standing) pawns_.erase(at);
        pawns_[*standing.begin()] = heir;
    }

    void claim(At square) {
        if (const auto before = pawn_of(square); before != pawns_.end()) pawns_.erase(before);
        pawns_[square] = seat_;
        end_turn();
    }

    void draw() {
        drawn_ = deck_.front();
        deck_.erase(deck_.begin());
    }
    void end_turn() {
        claims_.clear();
        bool room = false;
        for (const At& first : squares())
            for (const At& second : beside(first))
                room |= !lands_.contains(first) && !lands_.contains(second);
        if (!room) why_ = "board";
        if (room && deck_.empty()) why_ = "tiles";
        if (is_over()) return;
        seat_ = 3 - seat_;
        draw();
    }

    int seat_;
    std::vector<std::string> deck_;
    std::string drawn_, why_;
    std::map<At, int> lands_;                               // numbers
    std::map<At, int> pawns_;                               // seats
    std::map<std::pair<int, int>, std::vector<int>> rows_;  // by seat and fief
    std::map<int, int> titles_;                             // by fief
    std::set<At> claims_;                                   // the squares where a pawn may be placed now
};

}  // namespace reami::dominium
