// People in seats make offers about the running match, and agree to them: PROTOCOL.md, "Offers".
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

using protocol::OfferKind;

constexpr Millis offer_minute = 60'000, offer_day = 86'400'000;

struct EarlyEnd : ThreePlay {
    std::vector<Json> offer(ClientId client, OfferKind what = OfferKind::end) {
        return driver.say(client, from_client::Offer{"o" + std::to_string(++ids_), what});
    }
    std::vector<Json> answer(ClientId client, bool agrees) {
        return driver.say(client, from_client::Answer{"a" + std::to_string(++ids_), agrees});
    }
    Json shown_offer() const { return driver.shown().value("offer", Json()); }
    bool runs() const { return driver.room.state().phase == Phase::playing; }

private:
    int ids_ = 0;
};

TEST_F(EarlyEnd, ComesWhenAllPeopleInSeatsAgree) {
    EXPECT_EQ(code_of(offer(ada)), "");
    EXPECT_EQ(RoomDriver::of_kind(driver.take(eve), "room").at("offer"),
              Json::parse(R"({"by":1,"what":"end","asked":[1,2,3],"yes":[1]})"))
        << "spectators see the offer, too";
    EXPECT_EQ(code_of(answer(cleo, true)), "");
    EXPECT_EQ(shown_offer(), Json::parse(R"({"by":1,"what":"end","asked":[1,2,3],"yes":[1,3]})"));
    EXPECT_TRUE(runs());
    const auto last = answer(bob, true);
    EXPECT_EQ(code_of(last), "");
    EXPECT_EQ(driver.room.state().phase, Phase::ended);
    EXPECT_EQ(driver.shown().at("no_result"), "agreed");
    EXPECT_TRUE(shown_offer().is_null());
    EXPECT_FALSE(RoomDriver::of_kind(last, "reveal").is_null()) << "everybody can check the seed";
}

TEST_F(EarlyEnd, NeedsEachPerson) {
    offer(ada);
    EXPECT_EQ(code_of(answer(ada, true)), "") << "Ada agrees already";
    EXPECT_EQ(code_of(answer(cleo, true)), "");
    EXPECT_EQ(code_of(answer(cleo, true)), "") << "a second yes of the same person counts nothing";
    EXPECT_EQ(code_of(answer(eve, true)), "auth.not_seated");
    EXPECT_TRUE(runs());
}

TEST_F(EarlyEnd, DoesNotNeedBots) {
    driver.stand(cleo);
    offer(bob);
    answer(ada, true);
    EXPECT_EQ(driver.shown().at("no_result"), "agreed");
}

TEST_F(EarlyEnd, ComesAtOnceForAPersonAmongBots) {
    driver.stand(cleo);
    driver.stand(bob);
    EXPECT_EQ(code_of(offer(ada)), "");
    EXPECT_EQ(driver.shown().at("no_result"), "agreed");
}

TEST_F(EarlyEnd, DoesNotComeIfOnePersonDeclines) {
    offer(ada);
    answer(cleo, true);
    EXPECT_EQ(code_of(answer(bob, false)), "");
    EXPECT_TRUE(shown_offer().is_null());
    EXPECT_EQ(code_of(answer(bob, true)), "room.no_offer");
    EXPECT_EQ(code_of(offer(ada)), "room.offered_before") << "Ada has not played since";
    EXPECT_EQ(code_of(offer(cleo)), "") << "Cleo has made no offer yet";
    EXPECT_EQ(shown_offer(), Json::parse(R"({"by":3,"what":"end","asked":[1,2,3],"yes":[3]})"))
        << "nobody has agreed to this one";
}

TEST_F(EarlyEnd, CanBeOfferedAgainAfterAMove) {
    offer(ada);
    EXPECT_EQ(code_of(offer(bob)), "room.offer_open");
    EXPECT_EQ(code_of(answer(ada, false)), "") << "Ada takes her offer back";
    EXPECT_EQ(code_of(offer(ada)), "room.offered_before");
    driver.play_any(ada);
    EXPECT_EQ(code_of(offer(ada)), "");
}

TEST_F(EarlyEnd, OfferLapsesAfterAMinuteIfAllArePresent) {
    offer(ada);
    driver.pass(offer_minute - 1);
    EXPECT_FALSE(shown_offer().is_null());
    driver.pass(1);
    EXPECT_TRUE(shown_offer().is_null());
    EXPECT_EQ(code_of(offer(ada)), "room.offered_before") << "silence is no agreement";
}

TEST_F(EarlyEnd, OfferWaitsTwoDaysForAPersonWhoIsAway) {
    driver.go(bob);
    offer(ada);
    driver.pass(2 * offer_day - 1);
    EXPECT_FALSE(shown_offer().is_null());
    driver.pass(1);
    EXPECT_TRUE(shown_offer().is_null());
}

TEST_F(EarlyEnd, OfferEndsWhenSomebodyLeavesASeat) {
    offer(ada);
    answer(cleo, true);
    driver.stand(bob);
    EXPECT_TRUE(shown_offer().is_null()) << "nobody ends a match because another person left";
    EXPECT_TRUE(runs());
    EXPECT_EQ(code_of(offer(ada)), "") << "other people are asked now";
}

TEST_F(EarlyEnd, OfferSurvivesARestart) {
    driver.go(bob);
    offer(ada);
    answer(cleo, true);
    RoomDriver after(driver.stored, offer_day);
    EXPECT_EQ(after.shown().at("offer"), Json::parse(R"({"by":1,"what":"end","asked":[1,2,3],"yes":[1,3]})"));
    after.pass(offer_day - 1);
    EXPECT_FALSE(after.shown().value("offer", Json()).is_null());
    after.pass(1);
    EXPECT_TRUE(after.shown().value("offer", Json()).is_null()) << "two days after it was made";
    const auto back = after.come(1);
    EXPECT_EQ(code_of(after.say(back, from_client::Offer{"again"})), "room.offered_before");
}

TEST_F(EarlyEnd, OfferLapsesAlthoughTheClockWasSetBack) {
    driver.go(bob);
    offer(ada);
    RoomDriver after(driver.stored, -1000 * offer_day);
    after.pass(2 * offer_day - 1);
    EXPECT_FALSE(after.shown().value("offer", Json()).is_null());
    after.pass(1);
    EXPECT_TRUE(after.shown().value("offer", Json()).is_null()) << "two days after the restart";
}

TEST_F(EarlyEnd, OfOneKindDoesNotHinderAnOfferOfAnother) {
    offer(ada);
    answer(bob, false);
    EXPECT_EQ(code_of(offer(ada)), "room.offered_before");
    EXPECT_EQ(code_of(offer(ada, OfferKind::result)), "");
}

/// Two challenges of Tóncc are to come, so nobody has points.
TEST_F(EarlyEnd, AsItStandsHasAResult) {
    driver.play_any(ada);
    offer(bob, OfferKind::result);
    answer(ada, true);
    driver.take(eve);
    answer(cleo, true);
    EXPECT_EQ(driver.room.state().phase, Phase::ended);
    EXPECT_FALSE(driver.shown().contains("no_result"));
    const auto told = driver.take(eve);
    const Json patch = RoomDriver::of_kind(told, "patch");
    EXPECT_EQ(patch.at("events"), Json::parse(R"([{"e":"stopped"},{"e":"match_ended"}])"));
    EXPECT_EQ(patch.at("result").at("ranks"), Json::parse(R"({"1":1,"2":1,"3":1})"));
    EXPECT_EQ(patch.at("to_act"), Json::array());
    EXPECT_FALSE(RoomDriver::of_kind(told, "reveal").is_null());
    const RoomDriver again(driver.stored);
    EXPECT_EQ(again.room.state().phase, Phase::ended);
    EXPECT_EQ(again.room.state().position->result()->ranks.at(Seat::from_number(2)), 1);
}

TEST_F(EarlyEnd, ThatAPlayerWritesAsAMoveIsRefused) {
    const auto move = [&](const char* id, const char* text) {
        return driver.say(ada, from_client::Move{id, MatchNumber(1), AskNumber(1), text, {}});
    };
    EXPECT_EQ(code_of(move("m1", "stop")), "move.unreadable");
    EXPECT_EQ(driver.room.state().phase, Phase::playing);
}

/// A server that somebody kills between the last agreement and the end carries the offer out when it starts.
TEST_F(EarlyEnd, ComesAfterARestartInBetween) {
    offer(ada);
    answer(bob, true);
    auto records = driver.stored;
    records.emplace_back(store::OfferAgreed{Seat::from_number(3)});
    RoomDriver again(records);
    again.settle();
    EXPECT_EQ(again.shown().at("no_result"), "agreed");
}

TEST_F(EarlyEnd, IsOnlyForARunningMatch) {
    offer(ada);
    answer(bob, true);
    answer(cleo, true);
    EXPECT_EQ(code_of(offer(ada)), "room.not_playing");
    EXPECT_EQ(code_of(answer(ada, true)), "room.no_offer");
    driver.rematch(ada);
    driver.rematch(bob);
    driver.rematch(cleo);
    ASSERT_TRUE(runs());
    EXPECT_FALSE(driver.shown().contains("no_result"));
    EXPECT_EQ(code_of(offer(ada)), "") << "offers of the last match do not count";
}

}  // namespace
}  // namespace reami::room
