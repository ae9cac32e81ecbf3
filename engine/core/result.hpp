// The result of a match: points and tie-breaks per seat, the ranks, and the criterion that broke a tie.
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

/// The numbers that rank one seat: points, then the game's tie-breaks in order. Higher is better in each.
using Standing = std::array<int, max_criteria>;

/// The result of a match or of a round. Results of the same game add up, seat by seat and criterion by
/// criterion.
class Result {
public:
    /// `criteria` names the figures of a standing ("points", "largest_domain", …). It must outlive the
    /// result: every game passes a constant. `seats` is 1 to 4.
    Result(int seats, std::span<const std::string_view> criteria) : seats_(seats), criteria_(criteria) {}

    int seats() const { return seats_; }
    std::span<const std::string_view> criteria() const { return criteria_; }
    Standing& operator[](Seat seat) { return standings_[seat]; }
    const Standing& operator[](Seat seat) const { return standings_[seat]; }
    int points(Seat seat) const { return (*this)[seat][0]; }

    /// The rank, 1 for the best. Equal seats share a rank, and the next rank is skipped: 1, 1, 3.
    int rank(Seat seat) const {
        int better = 0;
        for (const Seat other : SeatSet::first(seats_)) better += (*this)[other] > (*this)[seat] ? 1 : 0;
        return better + 1;
    }

    /// The criterion that separated the highest two seats with equal points; empty if points alone decided
    /// all ranks, or if the seats with equal points are equal in all criteria.
    std::string_view tie_break() const {
        SeatArray<Standing> order = standings_;
        const auto end = order.begin() + seats_;
        std::partial_sort(order.begin(), end, end, std::greater<>());  // g++ 12 warns of std::sort here
        for (auto it = order.begin(); it + 1 < end; ++it) {
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
