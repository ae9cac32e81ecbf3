// Seats leave a match: PROTOCOL.md, "Going away".
#include <gtest/gtest.h>

#include "protocol/match/match.hpp"

namespace reami::protocol {
namespace {

const Seat first_seat = Seat::from_number(1), second_seat = Seat::from_number(2),
           third_seat = Seat::from_number(3);

SharedMatch left_by(const SharedMatch& match, Seat seat) {
    return match->after(seat, {"leave"}).value()->after();
}

SharedMatch played_out(SharedMatch match) {
    while (!match->to_act().empty()) {
        const Seat seat = *match->to_act().begin();
        EXPECT_EQ(play(match, seat, match->legal_moves(seat).front()), std::nullopt);
    }
    return match;
}

/// A match whose first round gives all seats different ranks: seed 7.
SharedMatch new_match() { return *Match::start({"kingdomino", "{}", 3, Seed{7}}); }

TEST(MatchLeave, ChangesNothingButTheLogAndTheRanks) {
    const SharedMatch before = new_match();
    const auto played = before->after(second_seat, {"leave"}).value();
    const Match& after = *played->after();
    EXPECT_EQ(played->events(first_seat), R"([{"e":"gave_up","seat":2}])");
    EXPECT_EQ(played->patch(second_seat), "{}");
    EXPECT_EQ(after.v(), 1);
    EXPECT_EQ(after.left(), SeatSet(second_seat));
    EXPECT_EQ(after.to_act(), before->to_act());
    for (const Seat seat : SeatSet::first(3)) EXPECT_EQ(after.ask(seat), before->ask(seat));
    EXPECT_EQ(after.after(second_seat, {"leave"}).error(), (Refusal{.code = "move.late", .at = 1}))
        << "a second time";
}

TEST(MatchLeave, TheSeatRanksBehindAllOthers) {
    const auto with_all = *played_out(new_match())->result();
    Seat best, worst;
    for (const auto& [seat, rank] : with_all.ranks) {
        if (rank == 1) best = seat;
        if (rank == 3) worst = seat;
    }
    ASSERT_NE(best, worst) << "the ranks differ: another seed";
    const auto result = *played_out(left_by(new_match(), best))->result();
    EXPECT_EQ(result.points, with_all.points);
    EXPECT_EQ(result.ranks.at(best), 3);
    EXPECT_EQ(result.ranks.at(worst), 2);
    EXPECT_EQ(result.left, std::vector<Seat>{best});
    EXPECT_EQ(with_all.left, std::nullopt);
}

TEST(MatchLeave, AllWhoLeftShareTheLastRank) {
    const auto result = *played_out(left_by(left_by(new_match(), first_seat), third_seat))->result();
    EXPECT_EQ(result.ranks, (std::map<Seat, int>{{first_seat, 2}, {second_seat, 1}, {third_seat, 2}}));
    EXPECT_EQ(result.tie_break, std::nullopt);
}

TEST(MatchLeave, IsNoPartOfAListAndNotPossibleAfterTheMatch) {
    const SharedMatch match = new_match();
    const Seat seat = *match->to_act().begin();
    EXPECT_FALSE(match->after(seat, {match->legal_moves(seat).front(), "leave"}));
    EXPECT_EQ(preview(*match, seat, seat, {"leave"}).error(), (Refusal{.code = "move.unreadable", .at = 1}));
    EXPECT_EQ(played_out(match)->after(first_seat, {"leave"}).error(),
              (Refusal{.code = "move.over", .at = 1}));
}

}  // namespace
}  // namespace reami::protocol
