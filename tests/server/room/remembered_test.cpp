// Requests that a client repeats after a restart of the server: PROTOCOL.md, "Requests and answers".
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

constexpr Millis ten_minutes = 600'000;

/// Ada is the host at seat 1; Bob has taken a seat and chatted.
class RememberedRequests : public ::testing::Test {
protected:
    static constexpr PlayerId ada = 1, bob = 2;

    RememberedRequests() {
        before.sit(before.come(ada), 1, "Ada");
        const ClientId there = before.come(bob);
        before.say(there, sit);
        before.say(there, chat);
    }

    static std::size_t lines(const RoomDriver& driver) {
        return static_cast<std::size_t>(std::ranges::count_if(
            driver.stored, [](const auto& record) { return std::holds_alternative<store::Said>(record); }));
    }
    static std::size_t grants(const RoomDriver& driver) {
        return static_cast<std::size_t>(std::ranges::count_if(driver.stored, [](const auto& record) {
            return std::holds_alternative<store::RequestGranted>(record);
        }));
    }

    const from_client::Sit sit{"s1", Seat::from_number(2), "Bob", RoomDriver::word};
    const from_client::Chat chat{"c1", "ciao"};
    RoomDriver before;
};

TEST_F(RememberedRequests, GetTheSameAnswerAfterARestartAndChangeNothing) {
    RoomDriver after(before.stored, ten_minutes);
    const ClientId there = after.come(bob);
    const auto stored = after.stored;
    EXPECT_EQ(after.say(there, chat), std::vector<Json>{Json({{"t", "ok"}, {"id", "c1"}})});
    EXPECT_EQ(after.say(there, sit), std::vector<Json>{Json({{"t", "ok"}, {"id", "s1"}, {"you", "seat:2"}})});
    EXPECT_EQ(after.stored, stored);
    EXPECT_EQ(lines(after), 1u);
}

TEST_F(RememberedRequests, AreDoneAnewOnceTenMinutesHavePassed) {
    RoomDriver after(before.stored, ten_minutes + 1);
    after.say(after.come(bob), chat);
    EXPECT_EQ(lines(after), 2u);
}

TEST_F(RememberedRequests, CountTheirTenMinutesFromBeforeTheRestart) {
    RoomDriver after(before.stored, ten_minutes - 10);
    const ClientId there = after.come(bob);
    after.pass(20);
    after.chat(there, "another line, with which the old ones are looked through");
    after.say(there, chat);
    EXPECT_EQ(lines(after), 3u);
}

TEST_F(RememberedRequests, AreOfThePlayerWhoSentThem) {
    RoomDriver after(before.stored);
    after.say(after.come(ada), chat);
    EXPECT_EQ(lines(after), 2u) << "Ada's request has the id of Bob's, and is a request of her own";
}

TEST_F(RememberedRequests, OfAHostAreNotDoneTwiceEither) {
    const ClientId host = before.come(ada);
    const from_client::Kick kick{"k1", Seat::from_number(2), {}};
    before.say(host, kick);
    before.say(before.come(bob), from_client::Sit{"s2", Seat::from_number(2), "Bob", RoomDriver::word});
    RoomDriver after(before.stored);
    EXPECT_EQ(after.say(after.come(ada), kick), std::vector<Json>{Json({{"t", "ok"}, {"id", "k1"}})});
    EXPECT_FALSE(after.shown()["seats"]["2"].is_null()) << "Bob sat down again after the first one";
}

TEST_F(RememberedRequests, AreStoredInTheStepThatTheyChange) {
    ASSERT_GE(before.stored.size(), 2u);
    const auto last = before.stored.end();
    EXPECT_TRUE(std::holds_alternative<store::Said>(*(last - 2)));
    EXPECT_EQ(*(last - 1), store::Record(store::RequestGranted{bob, "c1", {}}));
}

TEST_F(RememberedRequests, ThatChangeNothingOrAreMovesStoreNothingMore) {
    const ClientId one = before.come(ada), two = before.come(bob);
    const std::size_t at_first = grants(before);
    before.ready(two);
    before.say(two, from_client::Sit{"s3", Seat::from_number(2), "Bob", RoomDriver::word});  // sits already
    EXPECT_EQ(grants(before), at_first);
    before.start(one);
    EXPECT_EQ(grants(before), at_first + 1);
    before.play_round({one, two});
    EXPECT_EQ(grants(before), at_first + 1);
}

TEST_F(RememberedRequests, OfWhomNoTokenIsStoredAreNot) {
    const std::size_t at_first = grants(before);
    const ClientId watcher = before.come_new(7, 9);
    before.chat(watcher, "nobody can come back as this person");
    EXPECT_EQ(lines(before), 2u);
    EXPECT_EQ(grants(before), at_first);
}

}  // namespace
}  // namespace reami::room
