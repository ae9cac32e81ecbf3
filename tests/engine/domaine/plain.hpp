// A second implementation of a match of Domaine on the plain map: turns, cards and ducats. It follows the
// rules page, and its moves are texts. Its tiles and cards come from the data files.
#pragma once

#include <functional>

#include "engine/domaine/set_up.hpp"
#include "tests/engine/domaine/plain_data.hpp"
#include "tests/engine/domaine/plain_steps.hpp"

namespace reami::domaine {

class PlainMatch : PlainSteps {
public:
    PlainMatch(const SetUp& set_up, int seats, const Options& options)
        : seats_(seats),
          first_(set_up.first.number()),
          distance_(options.castle_distance == CastleDistance::six ? 6 : 7) {
        seat_ = first_;
        for (std::size_t slot = 0; slot < set_up.map.size(); ++slot)
            lay_tile(static_cast<int>(slot), to_text(set_up.map[slot].tile), set_up.map[slot].quarters);
        for (const Card card : set_up.deck) deck_.push_back(to_text(card));
        for (int turn = 0; turn < seats; ++turn) {
            const int seat = (first_ - 1 + turn) % seats + 1;
            ducats_[seat] = 7;
            reserve_[seat] = 15;
            for (int i = 0; i < 3; ++i) draw(seat);
        }
        reserve_[0] = 15;
        bank_ = 91 - 7 * seats;
        if (options.start == Opening::beginner)
            put_beginners();
        else
            seek_room();
    }

    const PlainMap& map() const { return map_; }
    bool is_over() const { return !ending_.empty(); }
    const std::string& ending() const { return ending_; }
    int seat() const { return seat_; }
    int ducats(int seat) const { return ducats_.at(seat); }
    int reserve(int seat) const { return reserve_.at(seat); }
    int bank() const { return bank_; }
    const std::multiset<std::string>& court() const { return court_; }
    const std::multiset<std::string>& hand(int seat) const { return hands_.at(seat); }
    const std::multiset<std::string>& known(int seat) { return known_[seat]; }
    std::size_t deck() const { return deck_.size(); }
    int income(int seat) const { return static_cast<int>(map_.mines(seat).size()); }

    int points(int seat) const { return map_.points(seat) + bonus(seat); }
    int bonus(int seat) const {  // R12.3
        if (ending_ != "cards" || ducats_.at(seat) == 0) return 0;
        std::set<int, std::greater<>> amounts;
        for (const auto& [one, ducats] : ducats_) amounts.insert(ducats);
        const auto place = std::distance(amounts.begin(), amounts.find(ducats_.at(seat)));
        return place == 0 ? 5 : place == 1 ? 3 : 0;
    }
    int rank(int seat) const {  // R12.4
        int rank = 1;
        for (int other = 1; other <= seats_; ++other)
            rank += std::pair(points(other), ducats(other)) > std::pair(points(seat), ducats(seat)) ? 1 : 0;
        return rank;
    }

    std::set<std::string> moves() const {
        if (is_over()) return {};
        if (pairs_ < all_pairs()) return pair_moves(distance_now());
        if (drawing_) return draw_moves();
        if (action_ != 0) {
            auto all = steps(action_, ducats_.at(seat_));
            if (begun_) all.insert("end");
            return all;
        }
        std::set<std::string> all;
        for (const std::string& card : hands_.at(seat_)) {
            all.insert(card + '$');
            const int left = ducats_.at(seat_) - card_data().at(card)["cost"].get<int>();
            if (left < 0) continue;
            for (const auto& [letter, count] : card_data().at(card)["actions"].items())
                if (!steps(letter[0], left).empty()) all.insert(card + letter);
        }
        return all;
    }

    void play(const std::string& move) {
        if (pairs_ < all_pairs()) {
            put_pair(move);
            seek_room();
        } else if (drawing_) {
            play_draw(move);
        } else if (move == "end") {
            end_action();
        } else if (action_ != 0) {
            play_step(move);
        } else {
            play_card(move);
        }
    }

private:
    // The set-up (R3).

    void lay_tile(int slot, const std::string& name, int quarters) {
        std::vector<std::string> rows = tile_data()["tiles"][name];
        for (int quarter = 0; quarter < quarters; ++quarter) {
            std::vector<std::string> turned(4, "    ");
            for (std::size_t row = 0; row < 4; ++row)
                for (std::size_t column = 0; column < 4; ++column)
                    turned[column][3 - row] = rows[row][column];
            rows = turned;
        }
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                map_.land[{slot % 3 * 4 + column + 1, 12 - slot / 3 * 4 - row}] =
                    rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    int own_pairs() const { return seats_ * (seats_ == 4 ? 3 : 4); }
    int all_pairs() const { return own_pairs() + (seats_ == 2 ? 4 : 0); }
    int pair_owner() const { return pairs_ < own_pairs() ? seat_ : 0; }

    std::set<std::string> pair_moves(int distance) const {
        std::set<std::string> all;
        for (const auto& [castle, letter] : map_.land) {
            if (letter != 'm' || !map_.is_empty(castle)) continue;
            if (!is_far(castle, distance)) continue;
            for (const At& knight : PlainMap::beside(castle))
                if (map_.is_ground(knight, 1)) all.insert(plain_name(castle) + plain_name(knight));
        }
        return all;
    }
    bool is_far(At castle, int distance) const {  // R3.5
        for (const auto& [at, piece] : map_.pieces)
            if (piece.kind == 'C' && piece.owner == pair_owner() &&
                std::abs(at.first - castle.first) + std::abs(at.second - castle.second) < distance)
                return false;
        return true;
    }
    int distance_now() const {
        int distance = distance_;
        while (distance > 0 && pair_moves(distance).empty()) --distance;
        return distance;
    }
    void put_pair(const std::string& move) {
        const auto squares = plain_squares(move);
        map_.pieces[squares[0]] = {'C', pair_owner()};
        map_.pieces[squares[1]] = {'k', pair_owner()};
        --reserve_[pair_owner()];
        next_pair();
    }
    void next_pair() {
        ++pairs_;
        seat_ = seat_ % seats_ + 1;
    }
    void seek_room() {
        while (pairs_ < all_pairs() && distance_now() == 0) next_pair();
        if (pairs_ < all_pairs()) return;
        map_.has_domains = true;
        map_.find_areas();
        begin_turn(first_ == 1 ? seats_ : first_ - 1);
    }
    void put_beginners() {
        const auto& data = tile_data()["beginner"];
        for (std::size_t round = 0; round < 3; ++round)
            for (std::size_t turn = 0; turn < 4; ++turn)
                put_pair(data["castles"][turn][round].get<std::string>() +
                         data["knights"][turn][round].get<std::string>());
        seek_room();
    }

    // Turns (R4).

    void begin_turn(int seat) {
        seat_ = seat;
        sold_.clear();
        action_ = 0;
        drawing_ = false;
        get(income(seat));
    }
    void get(int ducats) {
        const int paid = std::min(ducats, bank_);
        bank_ -= paid;
        ducats_[seat_] += paid;
    }
    void draw(int seat) {
        hands_[seat].insert(deck_.front());
        deck_.erase(deck_.begin());
    }
    void leave_hand(const std::string& card) {
        hands_[seat_].erase(hands_[seat_].find(card));
        if (known_[seat_].contains(card)) known_[seat_].erase(known_[seat_].find(card));
    }
    void play_card(const std::string& move) {
        const std::string card = move.substr(0, 3);
        leave_hand(card);
        if (move[3] == '$') {
            court_.insert(card);
            sold_ = card;
            get(card_data().at(card)["sell"]);
            return after_card();
        }
        get(-card_data().at(card)["cost"].get<int>());
        action_ = move[3];
        left_ = card_data().at(card)["actions"][std::string(1, action_)];
        begun_ = false;
    }
    void after_card() {
        action_ = 0;
        expanding_ = {};
        if (deck_.empty()) return end_turn(false);
        drawing_ = true;
    }
    std::set<std::string> draw_moves() const {
        std::set<std::string> all{"@"};
        if (!sold_.empty() && idle_ >= 3 * seats_) return all;
        for (const std::string& card : court_)
            if (card != sold_ || court_.count(card) > 1) all.insert('@' + card);
        return all;
    }
    void play_draw(const std::string& move) {
        if (move == "@") {
            draw(seat_);
            return end_turn(false);
        }
        const std::string card = move.substr(1);
        court_.erase(court_.find(card));
        hands_[seat_].insert(card);
        known_[seat_].insert(card);
        end_turn(!sold_.empty());
    }
    void end_turn(bool idle) {
        idle_ = idle ? idle_ + 1 : 0;
        bool any_cards = !deck_.empty();
        for (const auto& [seat, hand] : hands_) any_cards |= !hand.empty();
        if (!any_cards)
            ending_ = "cards";
        else
            begin_turn(seat_ % seats_ + 1);
    }

    // Steps (R5).

    void play_step(const std::string& move) {
        const auto at = plain_squares(move);
        if (action_ == 'b') {
            const At beyond =
                move.back() == 'n' ? At(at[0].first, at[0].second + 1) : At(at[0].first + 1, at[0].second);
            map_.borders.insert({at[0], beyond});
            --map_.supply;
        } else if (action_ == 'k') {
            put_knight(at[0]);
        } else if (action_ == 'x') {
            expanding_ = at[0];
            map_.take(PlainDomain(*map_.domain_of(at[0])), at[1]);
        } else if (action_ == 'd') {
            ++reserve_[map_.pieces.at(at[0]).owner];
            map_.pieces.erase(at[0]);
            put_knight(at[1]);
        } else {
            map_.alliances.insert({at[0], at[1]});
        }
        map_.find_areas();
        begun_ = true;
        for (int seat = 1; seat <= seats_; ++seat)
            if (map_.points(seat) >= 70 - 10 * seats_) ending_ = "king";
        if (--left_ == 0 || steps(action_, ducats_[seat_]).empty()) end_action();
    }
    void put_knight(At at) {
        if (map_.land.at(at) == 'f') get(-1);
        --reserve_[seat_];
        map_.pieces[at] = {'k', seat_};
    }
    void end_action() {
        if (!is_over()) after_card();
    }

    int seats_, first_, distance_;
    int pairs_ = 0;
    std::vector<std::string> deck_;
    std::map<int, std::multiset<std::string>> hands_, known_;
    std::multiset<std::string> court_;
    std::map<int, int> ducats_;  ///< by seat
    int bank_ = 0, idle_ = 0, left_ = 0;
    std::string sold_, ending_;
    char action_ = 0;  ///< the action that is being carried out: `b`, `k`, `x`, `d` or `a`
    bool begun_ = false, drawing_ = false;
};

}  // namespace reami::domaine
