// A room while the disk is slow or refuses.
#include "server/runtime/meters.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/room/acting.hpp"

namespace reami::room {
namespace {

TEST_F(Acting, PingsSyncsAndNewcomersAreAnsweredWhileAStepWaitsForTheDisk) {
    keep_waiting();
    say(from_client::Chat{"c", "Ciao"});
    say(from_client::Ping{});
    EXPECT_TRUE(hears("pong"));
    const auto newcomer = std::make_shared<HeardConnection>();
    enter(newcomer, 2);
    EXPECT_TRUE(run_until([&] { return !newcomer->last("here").is_null(); }));
    EXPECT_EQ(newcomer->last("room").at("seats").at("1"), nullptr) << "the room shows only stored steps";
    EXPECT_TRUE(line->last("ok").is_null());
    journal.holds_back = false;
    EXPECT_TRUE(run_until([&] { return has_ok("c"); })) << "the steps are stored in order";
    EXPECT_EQ(line->last("chat").at("from"), "seat:1") << "Ada chatted after she took the seat";
}

TEST_F(Acting, PeopleReadThatTheServerCantStoreAfterTwoSeconds) {
    keep_waiting();
    clock.pass(1999);
    say(from_client::Ping{});
    ASSERT_TRUE(hears("pong"));
    EXPECT_TRUE(line->last("room").is_null());
    clock.pass(1);
    ASSERT_TRUE(hears("room"));
    EXPECT_EQ(line->last("room").at("stalled"), true);
    journal.holds_back = false;
    ASSERT_TRUE(hears("ok"));
    EXPECT_FALSE(line->last("room").contains("stalled"));
}

TEST_F(Acting, PeopleReadThatTheDiskRefusesUntilItTakesAgain) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); }));
    journal.fault = store::Fault{store::Fault::Kind::unavailable, "the disk is full"};
    journal.answering = false;
    say(from_client::Chat{"c", "Ciao"});
    ASSERT_TRUE(hears("no"));
    EXPECT_EQ(line->last("no").at("code"), "store.unavailable");
    EXPECT_EQ(line->last("no").at("again"), 1);
    clock.pass(1000);
    EXPECT_TRUE(run_until([&] { return line->last("room").contains("stalled"); }));
    journal.fault.reset();
    journal.answering = true;
    clock.pass(1000);
    EXPECT_TRUE(run_until([&] { return !line->last("room").contains("stalled"); }));
}

TEST_F(Acting, HowManyAskMeanwhileMakesNobodyWaitLonger) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); }));
    journal.fault = store::Fault{store::Fault::Kind::unavailable, "the disk is full"};
    journal.answering = false;
    const auto is_told = [&](const std::string& id, int again) {
        say(from_client::Sit{id, {}, "Ada", RoomDriver::word});
        return run_until([&] {
            const RoomDriver::Json no = line->last("no");
            return !no.is_null() && no.at("id") == id && no.at("again") == again;
        });
    };
    for (const char* const id : {"a", "b", "c", "d", "e"}) EXPECT_TRUE(is_told(id, 1)) << id;
    clock.pass(1000);
    EXPECT_TRUE(is_told("f", 2)) << "the disk still refuses one second later";
    clock.pass(1000);
    EXPECT_TRUE(is_told("g", 2));
}

TEST_F(Acting, WhatTheSchemaRefusesIsAnsweredAsFinal) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); }));
    journal.fault = store::Fault{store::Fault::Kind::refused, "no such room"};
    say(from_client::Chat{"c", "Ciao"});
    ASSERT_TRUE(hears("no"));
    EXPECT_EQ(line->last("no").at("code"), "store.refused");
    EXPECT_FALSE(line->last("no").contains("again"));
}

TEST_F(Acting, WhoGoesWhileTheirRequestWaitsHasBeenHeard) {
    keep_waiting();
    say(from_client::Chat{"c", "I must go"});
    actor->go(ada);
    journal.holds_back = false;
    ASSERT_TRUE(run_until([&] { return journal.entries.size() == 3; }))
        << "the entries are `entered`, `seated` and `said`";
    EXPECT_EQ(std::get<store::Said>(journal.entries[2].records[0]).text, "I must go");
}

// Chat while the disk is slow.

TEST_F(Acting, NothingWaitsForALineOfChat) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    journal.holds_back = true;
    say(from_client::Chat{"c1", "Ciao"});
    ASSERT_TRUE(run_until([&] { return journal.waiting == 1; }));
    say(from_client::Sit{"s1", {}, "Ada", RoomDriver::word});
    EXPECT_TRUE(run_until([&] { return journal.waiting == 2; }))
        << "the seat waits for the disk beside the line of chat";
    say(from_client::Chat{"c2", "Ciao ancora"});
    journal.holds_back = false;
    EXPECT_TRUE(run_until([&] { return line->last("chat").is_object() && line->last("chat").at("n") == 2; }));
    EXPECT_EQ(line->last("chat").at("text"), "Ciao ancora");
    EXPECT_EQ(line->last("chat").at("from"), "seat:1");
}

TEST_F(Acting, ALineOfChatWaitsForNothingThatOthersAskFor) {
    const ClientId bob = enter(std::make_shared<HeardConnection>(), 2);
    keep_waiting();
    actor->deliver(bob, from_client::Chat{"c1", "Ciao"});
    EXPECT_TRUE(run_until([&] { return journal.waiting == 2; }));
}

TEST_F(Acting, WhoSaysSomethingAndGoesHasBeenHeard) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    const auto bobs = std::make_shared<HeardConnection>();
    const ClientId bob = enter(bobs, 2);
    ASSERT_TRUE(run_until([&] { return !bobs->last("here").is_null(); }));
    journal.holds_back = true;
    say(from_client::Chat{"c1", "Ciao"});
    actor->deliver(bob, from_client::Chat{"c2", "Addio"});
    actor->go(bob);
    ASSERT_TRUE(run_until([&] { return journal.waiting == 1; }));
    journal.holds_back = false;
    EXPECT_TRUE(run_until([&] { return line->last("chat").is_object() && line->last("chat").at("n") == 2; }));
    EXPECT_EQ(line->last("chat").at("text"), "Addio");
    clock.pass(1001);
    EXPECT_TRUE(run_until([&] { return line->last("room").at("watching") == 1; }));
}

TEST_F(Acting, APreviewIsAnsweredFromWhatIsStoredAndToWhoAskedAlone) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    const auto bobs = std::make_shared<HeardConnection>();
    enter(bobs, 2);
    say(from_client::Sit{"a", Seat::from_number(1), "Ada", RoomDriver::word});
    say(from_client::SeatBot{"b", Seat::from_number(2), "random"});
    say(from_client::Start{"c"});
    const auto asked = [&] {
        const auto found = std::find_if(line->heard.rbegin(), line->heard.rend(),
                                        [](const RoomDriver::Json& one) { return one.contains("ask"); });
        return found == line->heard.rend() ? RoomDriver::Json() : *found;
    };
    const auto first_move = [&] { return asked().at("legal").at(0).get<std::string>(); };
    ASSERT_TRUE(run_until([&] { return !asked().is_null(); }));
    while (first_move().starts_with('=')) {  // choices from the first row draw kings, which no preview shows
        const int choice = asked().at("ask");
        say(from_client::Move{"c" + std::to_string(choice), 1, choice, first_move()});
        ASSERT_TRUE(run_until([&] { return asked().at("ask") != choice; }));
    }
    const int ask = asked().at("ask");
    const std::string move = first_move();
    const int v = asked().at("v");
    journal.holds_back = true;
    say(from_client::Move{"m", 1, ask, move});
    ASSERT_TRUE(run_until([&] { return journal.waiting > 0; }));
    bobs->heard.clear();
    say(from_client::Preview{"p", 1, ask, {move}});
    ASSERT_TRUE(hears("preview"));
    EXPECT_EQ(line->last("preview").at("id"), "p");
    EXPECT_EQ(line->last("preview").at("events").at(0).at("e"), "placed");
    EXPECT_TRUE(bobs->last("preview").is_null());
    say(from_client::Preview{"q", 1, ask + 1, {move}});
    ASSERT_TRUE(hears("no"));
    EXPECT_EQ(line->last("no").at("code"), "move.late");
    EXPECT_EQ(line->last("no").at("v"), v) << "the move is not stored yet";
}

/// If a state replaced the patch, the client that sent the move would get no answer.
TEST_F(Acting, APatchThatAnswersAMoveMayNotBeLostByWhoMoved) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    const auto watchers = std::make_shared<HeardConnection>();
    enter(watchers, 2);
    say(from_client::Sit{"a", Seat::from_number(1), "Ada", RoomDriver::word});
    say(from_client::SeatBot{"b", Seat::from_number(2), "random"});
    say(from_client::Start{"c"});
    const auto asked = [&] {
        const auto found = std::find_if(line->heard.rbegin(), line->heard.rend(),
                                        [](const RoomDriver::Json& one) { return one.contains("ask"); });
        return found == line->heard.rend() ? RoomDriver::Json() : *found;
    };
    ASSERT_TRUE(run_until([&] { return !asked().is_null(); }));
    say(from_client::Move{"m", 1, asked().at("ask").get<int>(), asked().at("legal").at(0)});
    const auto place_of_patch = [](const HeardConnection& at, int v) {
        return std::find_if(at.heard.begin(), at.heard.end(), [&](const RoomDriver::Json& one) {
            return one.at("t") == "patch" && one.at("v") == v;
        });
    };
    const auto answer = [&] {
        return std::find_if(line->heard.begin(), line->heard.end(),
                            [](const RoomDriver::Json& one) { return one.value("id", "") == "m"; });
    };
    ASSERT_TRUE(run_until([&] { return answer() != line->heard.end(); }));
    const int v = answer()->at("v");
    ASSERT_TRUE(run_until([&] { return place_of_patch(*watchers, v) != watchers->heard.end(); }));
    const auto delivery_of = [](const HeardConnection& at, auto place) {
        return at.deliveries.at(static_cast<std::size_t>(place - at.heard.begin()));
    };
    EXPECT_EQ(answer()->at("t"), "patch");
    EXPECT_EQ(delivery_of(*line, answer()), net::Delivery::always);
    EXPECT_EQ(delivery_of(*watchers, place_of_patch(*watchers, v)), net::Delivery::patch);
}

TEST_F(Acting, PeopleReadThatALineOfChatCantBeStored) {
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
    journal.fault = store::Fault{store::Fault::Kind::unavailable, "full"};
    say(from_client::Chat{"c1", "Ciao"});
    ASSERT_TRUE(hears("no"));
    EXPECT_EQ(line->last("no").at("code"), "store.unavailable");
    EXPECT_EQ(line->last("no").at("again"), 1);
}

/// A bot plays in Bob's seat. Before, Bob has made a move there, with the id that the bot's next move has.
Room with_a_futile_turn(Moment now) {
    RoomDriver driver("{}", 3, "toncc");
    const ClientId ada = driver.come(1), bob = driver.come(2), cleo = driver.come(3);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.sit(cleo, 3, "Cleo");
    driver.ready(bob);
    driver.ready(cleo);
    driver.start(ada);
    driver.say(bob, driver.any_move(bob, "bot:2"));
    driver.play_any(ada);
    driver.play_any(cleo);
    driver.stand(bob);
    Room room{Limits()};
    for (const store::Record& record : driver.stored) room.apply(record, now.wall);
    room.wake(now, 0, 0);
    return room;
}

TEST_F(Acting, ABotWhoseMoveChangesNothingWaitsLongerAndLongerAndIsInTheLogOnce) {
    const testing::LogCapture log;
    const auto stuck =
        std::make_shared<RoomActor>(shard.get_executor(), 2, with_a_futile_turn(clock.now()), services);
    const auto thoughts = [&] { return meters.bot_seconds.read().count; };
    stuck->run();
    const std::string line_of_the_log = "a move of the greedy bot of seat 2 changed nothing";
    EXPECT_TRUE(run_until([&] { return log.count(line_of_the_log) > 0; }, 10'000));
    run_until([] { return false; }, 100);
    EXPECT_LE(thoughts(), 4u) << "the fifth would come after 15 seconds";
    EXPECT_EQ(log.count(line_of_the_log), 1);
    stuck->stop();
}

TEST_F(Acting, AClosedRoomClosesItsLinesAndTakesNobodyIn) {
    actor->go(ada);
    ASSERT_TRUE(run_until([&] { return !journal.entries.empty() && line->last("room").is_object(); }));
    clock.pass(1000);
    ASSERT_TRUE(run_until([&] { return shown.watching == 0; }))
        << "the room reports its spectators once per second";
    clock.pass(24 * 3'600'000);
    ASSERT_TRUE(run_until([&] { return journal.entries.size() == 2; }));
    EXPECT_EQ(journal.entries[1].records.at(0), store::Record(store::RoomClosed()));
    const auto late = std::make_shared<HeardConnection>();
    enter(late, 2);
    EXPECT_TRUE(run_until([&] { return late->closed == protocol::Close::room_closed; }));
}

}  // namespace
}  // namespace reami::room
