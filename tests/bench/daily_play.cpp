// Simulates Kingdomino with four players who look in twice a day, with plans and without: the days that a
// match takes. Equal runs have equal results.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <vector>

#include "engine/bots/random_bot.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {
namespace {

constexpr int seats = 4, looks_a_day = 2, matches = 1000;
constexpr int minutes_a_day = 24 * 60, period = minutes_a_day / looks_a_day;

/// Four players in one match. Each looks in at a random minute of every morning and of every afternoon.
class DailyMatch {
public:
    DailyMatch(int number, bool plans)
        : random_(Random(Seed{1}).fork(static_cast<std::uint32_t>(number))),
          plans_(plans),
          match_(State::start({}, seats, SetUp::deal({}, seats, random_), unheard_)) {}

    /// Plays to the end. Returns the minutes since the start.
    int play() {
        for (int day = 0;; ++day)
            for (const auto& [minute, seat] : looks_of_a_day()) {
                look(seat);
                if (match_.to_act().empty()) return day * minutes_a_day + minute;
            }
    }

private:
    /// A placement, if the seat has a domino to place, and all dominoes that it could choose, as wishes.
    struct Plan {
        std::vector<Move> first;
        std::vector<Move> wishes;
    };

    std::multimap<int, Seat> looks_of_a_day() {
        std::multimap<int, Seat> looks;
        for (const Seat seat : SeatSet::first(seats))
            for (int look = 0; look < looks_a_day; ++look)
                looks.emplace(look * period + static_cast<int>(random_.below(period)), seat);
        return looks;
    }

    /// The player decides as long as the match asks, and then plans the next decision.
    void look(Seat seat) {
        while (match_.to_act().contains(seat)) play(seat, random_move(match_, seat, random_));
        if (plans_ && !match_.to_act().empty()) plan_of_[seat] = made(seat);
    }

    Plan made(Seat seat) {
        Plan plan;
        State asked = match_.if_asked(seat);
        auto moves = asked.legal_moves(seat);
        if (!moves.empty() && std::holds_alternative<Placement>(moves[0])) {
            plan.first.push_back(random_move(asked, seat, random_));
            asked.play(seat, plan.first[0], unheard_);
            moves = asked.legal_moves(seat);
        }
        for (const Move& move : moves)
            if (std::holds_alternative<Choice>(move)) plan.wishes.push_back(move);
        return plan;
    }

    /// Plays a move, and then the plans of the seats that the match asks.
    void play(Seat seat, const Move& move) {
        match_.play(seat, move, unheard_);
        while (!match_.to_act().empty()) {
            const Seat next = *match_.to_act().begin();
            const Plan plan = std::exchange(plan_of_[next], {});
            if (!follow(next, plan)) return;
        }
    }

    /// Plays the first legal list of the plan. Returns false if none is legal.
    bool follow(Seat seat, const Plan& plan) {
        State next = match_;
        for (const Move& move : plan.first)
            if (apply(next, seat, move, unheard_)) return false;
        const auto is_legal = [&](const Move& wish) { return !next.check(seat, wish); };
        const auto wish = std::ranges::find_if(plan.wishes, is_legal);
        if (wish != plan.wishes.end())
            next.play(seat, *wish, unheard_);
        else if (plan.first.empty() || !plan.wishes.empty())
            return false;
        match_ = next;
        return true;
    }

    Random random_;
    bool plans_;
    Events<Event> unheard_ = Events<Event>::ignored();
    State match_;
    SeatArray<Plan> plan_of_;
};

void measure(const char* what, bool plans) {
    std::vector<int> minutes;
    minutes.reserve(matches);
    for (int number = 0; number < matches; ++number) minutes.push_back(DailyMatch(number, plans).play());
    std::ranges::sort(minutes);
    const auto days = [&](int percent) {
        const auto at = static_cast<std::size_t>(percent * matches / 100);
        return static_cast<double>(minutes[at]) / minutes_a_day;
    };
    std::printf("%-14s median %.1f days, 90 %% of the matches within %.1f days\n", what, days(50), days(90));
}

}  // namespace
}  // namespace reami::kingdomino

int main() {
    reami::kingdomino::measure("without plans:", false);
    reami::kingdomino::measure("with plans:", true);
}
