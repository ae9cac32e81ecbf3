// The result of a match: every seat's points and tie-breaks, the ranks, and the criterion that broke a tie.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string_view>

#include "engine/core/seat_array.hpp"

namespace reami {

inline constexpr int max_criteria = 3;

/// The numbers that rank one seat: points, then the game's tie-breaks in order. A higher number is always
/// better.
using Standing = std::array<int, max_criteria>;

/// The result of a match or of a round. To add two results of one game, add each criterion of each seat.
class Result {
public:
    /// `criteria` names the numbers of a standing ("points", "largest_domain", …). These names must outlive
    /// the result, so every game passes a constant. `seats` is 1 to 4.
    Result(int seats, std::span<const std::string_view> criteria) : seats_(seats), criteria_(criteria) {}

    int seats() const { return seats_; }
    std::span<const std::string_view> criteria() const { return criteria_; }
    Standing& operator[](Seat seat) { return standings_[seat]; }
    const Standing& operator[](Seat seat) const { return standings_[seat]; }
    int points(Seat seat) const { return (*this)[seat][0]; }

    /// The rank; 1 is the best. Equal seats share a rank, and the ranks that they fill are skipped: 1, 1, 3.
    int rank(Seat seat) const { return rank(seat, SeatSet::first(seats_)); }
    /// The rank among these seats.
    int rank(Seat seat, SeatSet among) const {
        int better = 0;
        for (const Seat other : among) better += (*this)[other] > (*this)[seat] ? 1 : 0;
        return better + 1;
    }

    /// The criterion that decided between the highest two seats with equal points. Empty if no seats have
    /// equal points, or if those with equal points are equal in all criteria.
    std::string_view tie_break() const { return tie_break(SeatSet::first(seats_)); }
    /// The same for these seats alone.
    std::string_view tie_break(SeatSet among) const {
        SeatArray<Standing> order;
        auto end = order.begin();
        for (const Seat seat : among) *end++ = (*this)[seat];
        std::partial_sort(order.begin(), end, end, std::greater<>());  // g++ 12 warns falsely of std::sort
        for (auto it = order.begin(); end - it > 1; ++it) {
            const Standing &above = *it, &below = *(it + 1);
            if (above[0] != below[0] || above == below) continue;
            const auto differs = std::mismatch(above.begin(), above.end(), below.begin()).first;
            return criteria_[static_cast<std::size_t>(differs - above.begin())];
        }
        return {};
    }

    /// Adds the result of another round of the same match.
    Result& operator+=(const Result& round) {
        for (const Seat seat : SeatSet::first(seats_))
            for (std::size_t i = 0; i < max_criteria; ++i) standings_[seat][i] += round.standings_[seat][i];
        return *this;
    }

    friend bool operator==(const Result& a, const Result& b) {
        return a.seats_ == b.seats_ && a.standings_ == b.standings_ &&
               std::ranges::equal(a.criteria_, b.criteria_);
    }

private:
    int seats_;
    std::span<const std::string_view> criteria_;
    SeatArray<Standing> standings_;
};

}  // namespace reami
