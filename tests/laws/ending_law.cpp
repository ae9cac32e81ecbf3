// Every match ends, with a result that agrees with the points.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

constexpr int most_moves = 2000;  ///< no match of any game has nearly as many moves

TYPED_TEST(Law, EveryMatchEndsWithAResult) {
    this->hold("matches end", [](const RandomMatch& of) {
        play_to_the_end(of, [](const protocol::SharedMatch& match) {
            RC_ASSERT(match->v() < most_moves);
            RC_ASSERT(match->result().has_value() == match->to_act().empty());
            if (!match->result()) return;
            for (const Seat seat : SeatSet::first(match->seats())) {
                RC_ASSERT(match->result()->points.at(seat) == match->points(seat));
                const int rank = match->result()->ranks.at(seat);
                RC_ASSERT(rank >= 1 && rank <= match->seats());
            }
        });
    });
}

TYPED_TEST(Law, ThePointsOfTheRoundsAddUp) {
    this->hold("rounds add up", [](const RandomMatch& of) {
        int rounds = 0;
        play_to_the_end(of, [&](const protocol::SharedMatch& match) {
            RC_ASSERT(match->rounds_finished() == rounds || match->rounds_finished() == rounds + 1);
            rounds = match->rounds_finished();
            RC_ASSERT(match->round() >= rounds && match->round() <= rounds + 1);
            if (!match->result()) return;
            for (const Seat seat : SeatSet::first(match->seats())) {
                int sum = 0;
                for (int round = 1; round <= rounds; ++round) sum += match->round_points(round).at(seat);
                RC_ASSERT(sum == match->points(seat));
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
