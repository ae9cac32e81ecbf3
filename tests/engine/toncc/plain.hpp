// A second implementation of Tóncc, which follows the rules page and toncc.json. It keeps places and regions
// by their names, in standard containers. It is slow and simple. The tests compare the engine with it.
#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/source_path.hpp"

namespace reami::toncc {

/// The contents of toncc.json beside the rules.
inline const nlohmann::json& data() {
    static const auto data = nlohmann::json::parse(std::ifstream(source_path("engine/toncc/toncc.json")));
    return data;
}

class PlainChallenge {
public:
    /// Makes a challenge with these regions on n1 … n6 h1 … h12.
    PlainChallenge(const std::vector<std::string>& layout, bool each_region) : each_region_(each_region) {
        for (std::size_t i = 0; i < layout.size(); ++i)
            layout_[(i < 6 ? "n" : "h") + std::to_string(i < 6 ? i + 1 : i - 5)] = layout[i];
        for (const auto& place : data()["places"]) to_[place["place"]] = place["to"];
    }

    bool is_over() const { return !why_.empty(); }
    const std::string& why() const { return why_; }
    std::set<int> to_act() const {
        std::set<int> seats;
        for (const auto& [seat, place] : at_)
            if (!is_over() && !chosen_.contains(seat)) seats.insert(seat);
        return seats;
    }
    std::set<std::string> moves(int seat) const {
        std::set<std::string> all;
        if (to_act().contains(seat))
            for (const auto& [direction, place] : to_.at(at_.at(seat)).items()) all.insert(direction);
        return all;
    }

    void play(int seat, const std::string& direction) {
        chosen_[seat] = direction;
        if (chosen_.size() == at_.size()) move_all();
    }

    int score(int seat) const { return kingdom_points(seat) + king_points(seat); }
    int king_points(int seat) const {
        const auto found = king_points_.find(seat);
        return found == king_points_.end() ? 0 : found->second;
    }
    /// The tóncc points by R4.4 and R4.5, case by case.
    int toncc_points(int seat) const {
        const int own = score(seat), next = score(seat % 3 + 1), last = score((seat + 1) % 3 + 1);
        if (own == next && own == last) return 1;
        return (own >= next ? 1 : 0) + (own > last ? 1 : 0);  // a King wins ties with the next in the cycle
    }

private:
    std::string name(int seat) const { return data()["kings"][static_cast<std::size_t>(seat - 1)]["king"]; }
    std::string colour(const std::string& region) const {
        for (const auto& one : data()["regions"])
            if (one["id"] == region) return one["colour"];
        return {};
    }
    int worth(int seat, const std::string& region) const {  // R4.2
        const auto& king = data()["kings"][static_cast<std::size_t>(seat - 1)];
        if (king["body"] == colour(region)) return 1;
        return king["hair"] == colour(region) ? 2 : 3;
    }

    /// All possible kingdoms, as lists of regions.
    static std::vector<std::vector<std::string>> kingdoms() {
        std::vector<std::vector<std::string>> all;
        for (const auto& line : data()["map_lines"]) {
            const std::vector<std::string> regions = line["regions"];
            const std::size_t size = regions.size(), starts = line["closed"] ? size : size - 2;
            for (std::size_t i = 0; i < starts; ++i)
                all.push_back({regions[i], regions[(i + 1) % size], regions[(i + 2) % size]});
        }
        return all;
    }
    int kingdom_points(int seat) const {
        int sum = 0;
        std::set<std::string> counted;
        for (const auto& kingdom : kingdoms()) {
            if (!std::ranges::all_of(kingdom, [&](const auto& one) { return owner(one) == seat; })) continue;
            for (const auto& one : kingdom)
                if (counted.insert(one).second || !each_region_) sum += worth(seat, one);
        }
        return sum;
    }
    int owner(const std::string& region) const {
        const auto found = seals_.find(region);
        return found == seals_.end() ? 0 : found->second;
    }
    int seals_of(int seat) const {
        return static_cast<int>(
            std::ranges::count_if(seals_, [&](const auto& seal) { return seal.second == seat; }));
    }

    /// The strongest King in that colour by R3.2.
    int strongest(const std::vector<int>& seats, const std::string& colour) const {
        for (const std::string king : data()["strength"][colour])
            for (const int seat : seats)
                if (name(seat) == king) return seat;
        return 0;
    }

    void move_all() {
        const int in_play = static_cast<int>(at_.size());
        std::map<std::string, std::vector<int>> came;  // by unconquered region
        for (auto& [seat, place] : at_) {
            place = to_.at(place).at(chosen_.at(seat));
            if (place != "c" && owner(layout_.at(place)) == 0) came[layout_.at(place)].push_back(seat);
        }
        chosen_.clear();
        for (const auto& [region, seats] : came) seals_[region] = strongest(seats, colour(region));
        blank_ = came.empty() ? blank_ + 1 : 0;
        for (int seat = 1; seat <= 3; ++seat)
            if (at_.contains(seat) && seals_of(seat) == 6) {
                king_points_[seat] = in_play;
                at_.erase(seat);
            }
        if (at_.empty()) why_ = "seals";
        if (blank_ < 3) return;
        why_ = "blank";
        for (const auto& [seat, place] : at_) king_points_[seat] = in_play;
    }

    bool each_region_;
    std::string why_;
    std::map<std::string, std::string> layout_;                    // place -> region
    std::map<std::string, nlohmann::json> to_;                     // place -> direction -> place
    std::map<int, std::string> at_{{1, "c"}, {2, "c"}, {3, "c"}};  // Kings in play
    std::map<int, std::string> chosen_;
    std::map<std::string, int> seals_;  // region -> King
    std::map<int, int> king_points_;
    int blank_ = 0;
};

}  // namespace reami::toncc
