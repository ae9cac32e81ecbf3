// People who go away from a running match: PROTOCOL.md, "Going away".
#include <map>

#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using protocol::ClockKind;
using protocol::OfferKind;
using protocol::TimeControl;

constexpr Millis seconds = 1'000, minutes = 60'000;

/// A match of Kingdomino with Ada, Bob and Cleo. The person whom it asks is the one who goes away.
struct GoingAway : ThreePlay {
    GoingAway() : ThreePlay("kingdomino") {}

    Seat asked() const { return *driver.room.state().position->to_act().begin(); }
    ClientId client(Seat of) const {
        return std::array{ada, bob, cleo}.at(static_cast<std::size_t>(of.index()));
    }
    const char* name(Seat of) const {
        return std::array{"Ada", "Bob", "Cleo"}.at(static_cast<std::size_t>(of.index()));
    }
    Json shown(Seat of) const { return seat(of.number()); }
    std::vector<Json> vote(ClientId voter, bool bot = true) {
        return driver.say(voter, from_client::Vote{"v" + std::to_string(++votes_), gone, {}, bot});
    }
    SeatSet left() const { return driver.room.state().position->left(); }

    const Seat gone = asked();
    const ClientId first = client(Seat::from_number(gone.number() % 3 + 1)),
                   second = client(Seat::from_number((gone.number() + 1) % 3 + 1));

private:
    int votes_ = 0;
};

TEST_F(GoingAway, MostOfThoseWhoArePresentLetABotPlayForNow) {
    driver.go(client(gone));
    driver.pass(30 * seconds - 1);
    EXPECT_FALSE(shown(gone).contains("absent"));
    EXPECT_EQ(code_of(vote(first)), "room.still_here");
    driver.pass(1);
    EXPECT_EQ(shown(gone).at("absent"), "bot");
    EXPECT_EQ(code_of(vote(first)), "");
    EXPECT_EQ(shown(gone).at("for_bot").size(), 1u);
    EXPECT_FALSE(shown(gone).contains("bot")) << "one of two is not most";
    EXPECT_EQ(code_of(vote(second)), "");
    EXPECT_EQ(shown(gone).at("bot"), "greedy");
    EXPECT_EQ(left(), SeatSet());
    EXPECT_NE(asked(), gone) << "the bot has played";
}

TEST_F(GoingAway, WhoIsBackTakesOverAtOnceWithTheSameRank) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    vote(second);
    const ClientId back = driver.come(gone.number());
    driver.settle();
    EXPECT_FALSE(shown(gone).contains("bot"));
    const Json here = RoomDriver::of_kind(driver.take(back), "state");
    EXPECT_FALSE(here.is_null());
    EXPECT_EQ(driver.goodbye(back), std::nullopt);
    EXPECT_EQ(driver.room.snapshot().viewer(back), Viewer(gone));
    EXPECT_EQ(left(), SeatSet());
}

TEST_F(GoingAway, AVoteCanBeTakenBackAndFallsWhenThePersonIsBack) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    EXPECT_EQ(code_of(vote(first, false)), "");
    EXPECT_FALSE(shown(gone).contains("for_bot"));
    vote(first);
    driver.go(driver.come(gone.number()));
    EXPECT_FALSE(shown(gone).contains("for_bot"));
    EXPECT_FALSE(shown(gone).contains("absent"));
    EXPECT_EQ(code_of(vote(second)), "room.still_here") << "the time begins anew";
}

TEST_F(GoingAway, OnlyVotesOfPeopleWhoArePresentCount) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    driver.go(first);
    EXPECT_EQ(code_of(vote(second)), "") << "one of one";
    EXPECT_EQ(shown(gone).at("bot"), "greedy");
}

TEST_F(GoingAway, ConcernsOnlyTheSeatThatIsAsked) {
    driver.go(first);
    driver.pass(10 * minutes);
    for (const Seat each : SeatSet::first(3)) EXPECT_FALSE(shown(each).contains("absent"));
    EXPECT_EQ(left(), SeatSet());
}

TEST_F(GoingAway, RefusesOtherVotes) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    EXPECT_EQ(code_of(vote(eve)), "auth.not_seated");
    const Seat own =
        *driver.room.state().seats.seat_of(driver.room.snapshot().clients.find(first)->identity.player);
    EXPECT_EQ(code_of(driver.say(first, from_client::Vote{"a", own, {}, true})), "room.yourself");
    EXPECT_EQ(code_of(driver.say(first, from_client::Vote{"b", Seat::from_number(4), {}, true})),
              "room.seat");
    EXPECT_EQ(code_of(driver.say(first, from_client::Vote{"c", gone, true, true})), "wire.field");
}

TEST_F(GoingAway, AfterFiveMinutesTheOthersHandTheSeatOver) {
    driver.go(client(gone));
    driver.pass(5 * minutes);
    EXPECT_EQ(shown(gone).at("absent"), "hand_over");
    EXPECT_EQ(left(), SeatSet()) << "two people can vote";
    vote(first);
    driver.take(eve);
    vote(second);
    EXPECT_EQ(left(), SeatSet(gone));
    EXPECT_EQ(shown(gone).at("bot"), "greedy");
    EXPECT_TRUE(shown(gone).at("left").get<bool>());
    const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
    EXPECT_EQ(patch.at("events"), Json({{{"e", "gave_up"}, {"seat", gone.number()}}}));

    const ClientId back = driver.come(gone.number());
    driver.settle();
    EXPECT_EQ(shown(gone).at("bot"), "greedy") << "the person takes this seat back only by `sit`";
    EXPECT_EQ(code_of(driver.sit(back, gone.number(), name(gone))), "");
    EXPECT_TRUE(shown(gone).at("left").get<bool>());
    driver.stand(back);
    EXPECT_EQ(left(), SeatSet(gone));
    EXPECT_EQ(RoomDriver(driver.stored).room.state().position->left(), SeatSet(gone))
        << "after a restart, too";
}

TEST_F(GoingAway, WhereOnlyOneIsPresentTheSeatIsHandedOverByItself) {
    driver.go(client(gone));
    driver.go(first);
    driver.pass(5 * minutes - 1);
    EXPECT_EQ(left(), SeatSet());
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 1);
    driver.pass(1);
    EXPECT_TRUE(left().contains(gone));
}

TEST_F(GoingAway, WhereNobodyIsPresentTheMatchRests) {
    for (const ClientId each : {ada, bob, cleo}) driver.go(each);
    driver.pass(60 * minutes);
    EXPECT_EQ(left(), SeatSet());
}

TEST_F(GoingAway, ASeatInWhichABotPlaysForNowIsHandedOverToo) {
    driver.go(client(gone));
    driver.go(first);
    driver.pass(30 * seconds);
    vote(second);
    EXPECT_EQ(left(), SeatSet());
    driver.pass(4 * minutes + 30 * seconds);
    EXPECT_TRUE(left().contains(gone));
}

TEST_F(GoingAway, AVoteForABotForNowDoesNotHandTheSeatOver) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    driver.pass(5 * minutes);
    EXPECT_FALSE(shown(gone).contains("for_bot")) << "the vote was about another decision";
    vote(second);
    EXPECT_EQ(left(), SeatSet());
    EXPECT_FALSE(shown(gone).contains("bot"));
}

TEST_F(GoingAway, AVoteDecidesOnceTheOthersAreNoLongerPresent) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    driver.go(second);
    driver.settle();
    EXPECT_EQ(shown(gone).at("bot"), "greedy") << "one of one";
}

TEST_F(GoingAway, NobodyIsAbsentWhileNobodyWaits) {
    for (const ClientId each : {ada, bob, cleo}) driver.go(each);
    driver.pass(60 * minutes);
    const ClientId back = driver.come(gone.number() % 3 + 1);
    driver.pass(30 * seconds - 1);
    EXPECT_FALSE(shown(gone).contains("absent"));
    driver.pass(5 * minutes - 30 * seconds);
    EXPECT_EQ(left(), SeatSet());
    driver.pass(1);
    EXPECT_EQ(left(), SeatSet(gone));
    EXPECT_EQ(driver.goodbye(back), std::nullopt);
}

TEST_F(GoingAway, TheHostCantBanAPlayerBehindABot) {
    ASSERT_NE(gone, Seat::from_number(1)) << "Ada is the host";
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    vote(second);
    ASSERT_EQ(shown(gone).at("bot"), "greedy");
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(client(gone)))), "room.by_vote");
    EXPECT_EQ(code_of(driver.seat_bot(ada, gone.number())), "room.by_vote");
}

TEST_F(GoingAway, WhoLeftAMatchDoesNotPlayInTheNextOne) {
    driver.stand(bob);
    driver.stand(cleo);
    driver.say(ada, from_client::Offer{"o", OfferKind::end, {}});
    driver.rematch(ada);
    ASSERT_EQ(driver.room.state().match, MatchNumber(2));
    driver.pass(10 * minutes);
    EXPECT_TRUE(shown(Seat::from_number(2)).contains("bot"));
    EXPECT_EQ(left(), SeatSet());
    EXPECT_EQ(code_of(driver.say(ada, from_client::Offer{"p", OfferKind::end, {}})), "");
    EXPECT_EQ(driver.room.state().phase, Phase::ended);
}

TEST_F(GoingAway, APauseIsNoAbsence) {
    for (const ClientId each : {first, second, client(gone)})
        driver.say(each, each == first ? from_client::Message(from_client::Offer{"o", OfferKind::pause, 600})
                                       : from_client::Message(from_client::Answer{"y", true}));
    ASSERT_TRUE(driver.room.state().pause);
    driver.go(client(gone));
    driver.go(first);
    driver.pass(9 * minutes);
    EXPECT_EQ(left(), SeatSet());
    EXPECT_FALSE(shown(gone).contains("absent"));
}

TEST_F(GoingAway, NobodyEndsAMatchWhileABotPlaysForNowAndTheLastPersonDoes) {
    driver.go(client(gone));
    driver.pass(30 * seconds);
    vote(first);
    vote(second);
    EXPECT_EQ(code_of(driver.say(first, from_client::Offer{"o", OfferKind::result, {}})), "room.bot_for_now");
    EXPECT_EQ(code_of(driver.say(first, from_client::Offer{"e", OfferKind::end, {}})), "room.bot_for_now");
    driver.stand(second);
    driver.go(client(gone));
    driver.pass(5 * minutes);
    EXPECT_EQ(left().size(), 2);
    driver.say(first, from_client::Offer{"p", OfferKind::result, {}});
    ASSERT_EQ(driver.room.state().phase, Phase::ended) << "the others have left";
    const auto result = *driver.room.state().position->result();
    const Seat stayed = *driver.room.state().seats.persons().begin();
    for (const Seat each : SeatSet::first(3)) EXPECT_EQ(result.ranks.at(each), each == stayed ? 1 : 2);
}

/// Ada plays with a short clock, and stays at the table.
TEST(GoingAwayFromAClock, FiveMinutesBelowZeroHandTheSeatOver) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.say(ada,
               from_client::Configure{
                   "t",
                   {},
                   {},
                   {},
                   TimeControl{
                       .kind = ClockKind::live, .pace = {}, .bank = 60, .add = 0, .cap = 60, .at_zero = {}}});
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    const Seat slow = *driver.room.state().position->to_act().begin();
    driver.pass(6 * minutes - 1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet());
    EXPECT_FALSE(driver.room.state().seats[slow].is_bot());
    driver.pass(1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet(slow));
    EXPECT_TRUE(driver.room.state().seats[slow].is_bot());
}

}  // namespace
}  // namespace reami::room
