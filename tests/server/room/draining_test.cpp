// A room while its server drains: it stores pending steps and sends their answers, and begins nothing new.
#include "tests/server/room/acting.hpp"

namespace reami::room {
namespace {

struct Draining : Acting {
    bool is_done = false;
    void drain() {
        actor->drain([this] {
            is_done = true;
            actor->say_bye({"restart", 1});
        });
    }
    bool is_sent_away() {
        return run_until([this] { return is_done && line->closed.has_value(); });
    }
    std::string kinds() const {
        std::string kinds;
        for (const RoomDriver::Json& message : line->heard) kinds += message.at("t").get<std::string>() + ' ';
        return kinds;
    }
};

TEST_F(Draining, WhereNothingWaitsByeIsSaidAtOnce) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    drain();
    ASSERT_TRUE(is_sent_away());
    EXPECT_EQ(line->last("bye"), RoomDriver::Json({{"t", "bye"}, {"why", "restart"}, {"in", 1}}));
    EXPECT_EQ(line->closed, protocol::Close::restart);
}

TEST_F(Draining, WhatIsOnItsWayToTheDiskIsStoredAndToldBeforeTheBye) {
    keep_waiting();
    drain();
    say(from_client::Ping{});
    ASSERT_TRUE(hears("pong"));
    EXPECT_FALSE(is_done);
    EXPECT_EQ(line->closed, std::nullopt);
    journal.holds_back = false;
    ASSERT_TRUE(is_sent_away());
    EXPECT_EQ(journal.entries.size(), 2u) << "the entries are `entered` and `seated`";
    EXPECT_TRUE(has_ok("a"));
    EXPECT_EQ(line->heard.back().at("t"), "bye") << kinds();
    EXPECT_EQ(line->closed, protocol::Close::restart);
}

TEST_F(Draining, ALineOfChatThatIsOnItsWayIsToldToo) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    journal.holds_back = true;
    say(from_client::Chat{"c", "Ciao"});
    ASSERT_TRUE(run_until([&] { return journal.waiting == 1; }));
    drain();
    journal.holds_back = false;
    ASSERT_TRUE(is_sent_away());
    EXPECT_EQ(line->last("chat").at("text"), "Ciao");
    EXPECT_EQ(line->heard.back().at("t"), "bye") << kinds();
}

TEST_F(Draining, NothingElseBeginsAndNobodyIsToldThatItDid) {
    keep_waiting();
    say(from_client::Chat{"waits behind it", "Ciao"});
    drain();
    say(from_client::Ready{"came later", true});
    say(from_client::Chat{"came later", "Ciao"});
    journal.holds_back = false;
    ASSERT_TRUE(is_sent_away());
    say(from_client::Ready{"came last", true});
    run_until([] { return false; }, 20);
    EXPECT_EQ(journal.entries.size(), 2u) << "the entries are `entered` and `seated`";
    EXPECT_TRUE(has_ok("a")) << "the request before the drain was granted";
}

TEST_F(Draining, NoMatchBegins) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    say(from_client::SeatBot{"b", Seat::from_number(2), "random"});
    say(from_client::Sit{"s", Seat::from_number(1), "Ada", RoomDriver::word});
    ASSERT_TRUE(run_until([&] { return has_ok("s"); }));
    const std::size_t stored = journal.entries.size();
    drain();
    say(from_client::Start{"start"});
    ASSERT_TRUE(is_sent_away());
    run_until([] { return false; }, 20);
    EXPECT_EQ(journal.entries.size(), stored);
}

TEST_F(Draining, WhoComesTooLateIsToldThatTheServerRestarts) {
    drain();
    ASSERT_TRUE(is_sent_away());
    const auto late = std::make_shared<HeardConnection>();
    enter(late, 2);
    EXPECT_TRUE(run_until([&] { return late->closed == protocol::Close::restart; }));
}

TEST_F(Draining, ADiskThatRefusesIsNotWaitedFor) {
    keep_waiting();
    drain();
    journal.fault = store::Fault{store::Fault::Kind::unavailable, "the disk is full"};
    journal.holds_back = false;
    ASSERT_TRUE(is_sent_away());
    EXPECT_EQ(line->last("no").at("code"), "store.unavailable");
    EXPECT_EQ(line->closed, protocol::Close::restart);
}

}  // namespace
}  // namespace reami::room
