// The people of a match pause it: PROTOCOL.md, "Offers".
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using protocol::OfferKind;

constexpr Millis pause_second = 1'000, pause_minute = 60'000, pause_day = 86'400'000;

/// Ada, Bob and Cleo play with clocks of four minutes.
struct Pausing : ::testing::Test {
    Pausing() {
        driver.sit(ada, 1, "Ada");
        driver.say(ada, from_client::Configure{"time", {}, {}, {}, time});
        driver.sit(bob, 2, "Bob");
        driver.sit(cleo, 3, "Cleo");
        driver.ready(bob);
        driver.ready(cleo);
        driver.start(ada);
    }
    void pause(std::optional<int> lasts) {
        EXPECT_EQ(code_of(offer(OfferKind::pause, lasts)), "");
        agree();
    }
    std::vector<Json> offer(OfferKind what, std::optional<int> lasts = {}) {
        return driver.say(ada, from_client::Offer{"o" + std::to_string(++ids_), what, lasts});
    }
    void agree() {
        for (const ClientId one : {bob, cleo})
            driver.say(one, from_client::Answer{"a" + std::to_string(++ids_), true});
    }
    Json shown_pause() const { return driver.shown().value("pause", Json()); }
    /// The clock of seat 1 as everybody saw it last.
    Json clock() {
        for (const Json& message : driver.take(eve))
            if (message.at("t") == "clocks") last_ = message;
        return last_.at("seats").at("1");
    }

    protocol::TimeControl time{
        .kind = protocol::ClockKind::live, .pace = {}, .bank = 240, .add = 8, .cap = 240, .at_zero = {}};
    RoomDriver driver{"{}", 3, "toncc"};
    ClientId ada = driver.come(1), bob = driver.come(2), cleo = driver.come(3), eve = driver.come(4);

private:
    int ids_ = 0;
    Json last_;
};

TEST_F(Pausing, StopsTheClocksAndTheMoves) {
    driver.pass(10 * pause_second);
    pause(600);
    EXPECT_EQ(shown_pause(), (Json{{"until", driver.now + 600 * pause_second}}));
    EXPECT_EQ(clock(), (Json{{"left", 230 * pause_second}})) << "it does not run";
    driver.pass(300 * pause_second);
    EXPECT_EQ(code_of(driver.play_any(ada)), "room.paused");
    driver.pass(300 * pause_second);
    EXPECT_TRUE(shown_pause().is_null());
    EXPECT_EQ(clock(), (Json{{"left", 230 * pause_second}, {"runs", true}}));
    driver.pass(5 * pause_second);
    EXPECT_EQ(code_of(driver.play_any(ada)), "");
    EXPECT_EQ(clock().at("left"), 233 * pause_second) << "240 - 10 - 5 + 8";
}

TEST_F(Pausing, EndsEarlyOnlyIfAllAgree) {
    EXPECT_EQ(code_of(offer(OfferKind::resume)), "room.not_paused");
    pause(600);
    EXPECT_EQ(code_of(offer(OfferKind::pause)), "room.paused");
    EXPECT_EQ(code_of(offer(OfferKind::undo)), "room.paused");
    EXPECT_EQ(code_of(offer(OfferKind::resume)), "");
    EXPECT_FALSE(shown_pause().is_null()) << "Bob and Cleo have not agreed";
    agree();
    EXPECT_TRUE(shown_pause().is_null());
}

TEST_F(Pausing, UntilAllAreBackEndsWhenTheLastOneComes) {
    pause({});
    EXPECT_EQ(shown_pause(), Json::object());
    driver.pass(pause_minute);
    EXPECT_FALSE(shown_pause().is_null()) << "nobody has left yet";
    driver.go(bob);
    driver.go(cleo);
    driver.pass(pause_minute);
    driver.come(2);
    EXPECT_FALSE(shown_pause().is_null()) << "Cleo is away";
    driver.come(3);
    driver.settle();
    EXPECT_TRUE(shown_pause().is_null());
}

TEST_F(Pausing, UntilAllAreBackEndsAfterSevenDays) {
    pause({});
    driver.go(bob);
    driver.pass(7 * pause_day - 1);
    EXPECT_FALSE(shown_pause().is_null());
    driver.pass(1);
    EXPECT_TRUE(shown_pause().is_null());
}

TEST_F(Pausing, OutlastsARestart) {
    driver.pass(10 * pause_second);
    pause(3600);
    auto records = driver.stored;
    for (store::Record& record : records) {  // as the store returns them, 100 and 90 seconds later
        if (auto* clocks = std::get_if<store::ClocksStarted>(&record)) clocks->ran_for = 100 * pause_second;
        if (auto* began = std::get_if<store::PauseBegan>(&record)) began->ran_for = 90 * pause_second;
    }
    RoomDriver again(records, 90 * pause_second);
    EXPECT_EQ(again.shown().at("pause").at("until"), again.now + 3510 * pause_second);
    again.pass(3510 * pause_second - 1);
    EXPECT_TRUE(again.shown().contains("pause"));
    again.pass(1);
    EXPECT_FALSE(again.shown().contains("pause"));
    const ClientId back = again.come(1);
    again.pass(30 * pause_second);
    again.play_any(back);
    const Millis left = again.room.state().clocks.left(Seat::from_number(1));
    EXPECT_EQ(left, 238 * pause_second)
        << "30 seconds ran after the pause, of which a live clock got 20 back";
}

TEST_F(Pausing, HoldsBotsBack) {
    driver.stand(bob);
    driver.say(ada, from_client::Offer{"p", OfferKind::pause, 600});
    driver.say(cleo, from_client::Answer{"y", true});
    ASSERT_FALSE(shown_pause().is_null());
    const auto v = driver.room.state().v();
    driver.settle();
    EXPECT_EQ(driver.room.state().v(), v);
}

TEST_F(Pausing, HasALengthOfAMinuteToSevenDays) {
    for (const int lasts : {-1, 0, 59, 604'801})
        EXPECT_EQ(code_of(offer(OfferKind::pause, lasts)), "room.pause");
    EXPECT_EQ(code_of(offer(OfferKind::end, 600)), "room.pause") << "only a pause has a length";
    EXPECT_EQ(code_of(offer(OfferKind::pause, 604'800)), "");
}

}  // namespace
}  // namespace reami::room
