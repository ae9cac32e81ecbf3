// A match ends as it stands: PROTOCOL.md, "Offers".
#include <gtest/gtest.h>

#include "protocol/match/match.hpp"

namespace reami::protocol {
namespace {

const Seat one = Seat::from_number(1), two = Seat::from_number(2);

void play_first_moves(SharedMatch& playing, int count) {
    for (int i = 0; i < count; ++i) {
        const Seat seat = *playing->to_act().begin();
        ASSERT_EQ(play(playing, seat, playing->legal_moves(seat).front()), std::nullopt);
    }
}

/// Domino 19 is a field with a crown and a forest; domino 1 has two fields without a crown.
TEST(MatchStop, GivesThePointsOnTheTable) {
    SharedMatch playing =
        *Match::start({"kingdomino", "{}", 2,
                       "round 1\nkings 1 2 2 1\ndominoes 1 19 20 21 2 3 4 5 6 7 8 9 10 11 12 "
                       "13 14 15 16 17 18 22 23 24\n"});
    for (const auto& [seat, move] :
         {std::pair(one, "=19"), std::pair(two, "=20"), std::pair(two, "=21"), std::pair(one, "=1")})
        ASSERT_EQ(play(playing, seat, move), std::nullopt);
    ASSERT_EQ(play_list(playing, one, {"g8g9", "=2"}), std::nullopt);
    ASSERT_EQ(play(playing, one, "h7i7"), std::nullopt) << "the field with a crown touches no other field";
    EXPECT_EQ(playing->result(), std::nullopt);

    const auto stopped = playing->after(two, {"stop"}).value();
    const Match& over = *stopped->after();
    EXPECT_EQ(stopped->events(one), R"([{"e":"stopped"},{"e":"match_ended"}])");
    EXPECT_EQ(stopped->patch(one), "{}");
    EXPECT_EQ(over.v(), 8) << "seven moves and `stop`";
    EXPECT_TRUE(over.to_act().empty());
    EXPECT_TRUE(over.legal_moves(one).empty());
    const auto result = over.result().value();
    EXPECT_EQ(result.points, (std::map<Seat, int>{{one, 1}, {two, 0}}));
    EXPECT_EQ(result.ranks, (std::map<Seat, int>{{one, 1}, {two, 2}}));
    EXPECT_EQ(result.tie_break, std::nullopt);
    for (const char* move : {"stop", "=3"})
        EXPECT_EQ(over.after(one, {move}).error(), (Refusal{.code = "move.over", .at = 1}));
    EXPECT_EQ(over.undoes(one), std::nullopt);
}

TEST(MatchStop, CountsOnlyTheFinishedRoundsOfADynasty) {
    SharedMatch playing = *Match::start({"kingdomino", R"({"dynasty":true})", 2, Seed{7}});
    while (playing->rounds_finished() == 0) play_first_moves(playing, 1);
    play_first_moves(playing, 2 + 12);  // both seats are ready, and play in the second round
    ASSERT_EQ(playing->round(), 2);
    const auto first_round = playing->round_points(1);
    playing = playing->after(one, {"stop"}).value()->after();
    EXPECT_EQ(playing->result()->points, first_round);
    EXPECT_EQ(playing->points(one), first_round.at(one));
}

TEST(MatchStop, BetweenTwoRoundsAsksNobodyForReady) {
    SharedMatch playing = *Match::start({"kingdomino", R"({"dynasty":true})", 2, Seed{7}});
    while (playing->rounds_finished() == 0) play_first_moves(playing, 1);
    ASSERT_TRUE(playing->is_between_rounds());
    playing = playing->after(one, {"stop"}).value()->after();
    EXPECT_FALSE(playing->is_between_rounds());
    EXPECT_TRUE(playing->to_act().empty());
}

TEST(MatchStop, OfToNccWithoutAFinishedChallengeGivesNoPoints) {
    SharedMatch playing = *Match::start({"toncc", "{}", 3, Seed{7}});
    play_first_moves(playing, 20);
    playing = playing->after(two, {"stop"}).value()->after();
    const auto result = playing->result().value();
    for (const auto& [seat, points] : result.points) EXPECT_EQ(points, 0);
    for (const auto& [seat, rank] : result.ranks) EXPECT_EQ(rank, 1);
}

TEST(MatchStop, IsNoPartOfAList) {
    const SharedMatch playing = *Match::start({"kingdomino", "{}", 2, Seed{7}});
    const Seat seat = *playing->to_act().begin();
    const std::vector<std::string> list{playing->legal_moves(seat).front(), "stop"};
    EXPECT_FALSE(playing->after(seat, list));
    EXPECT_EQ(preview(*playing, seat, seat, {"stop"}).error(), (Refusal{.code = "move.unreadable", .at = 1}));
}

}  // namespace
}  // namespace reami::protocol
