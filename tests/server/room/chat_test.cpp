// The last lines of chat, for clients that enter and clients that ask for older ones. PROTOCOL.md, "People".
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

constexpr std::size_t sixteen_kb = 16'384;
/// A character of four bytes in UTF-8.
const std::string crown = "\U0001F451";

std::string crowns(int count) {
    std::string text;
    for (int n = 0; n < count; ++n) text += crown;
    return text;
}

std::vector<Json> of_kind(const std::vector<Json>& messages, const std::string& kind) {
    std::vector<Json> found;
    std::ranges::copy_if(messages, std::back_inserter(found),
                         [&](const Json& message) { return message.at("t") == kind; });
    return found;
}

struct Chatting : ::testing::Test {
    RoomDriver driver;
    ClientId ada = driver.come(1);

    Chatting() { driver.sit(ada, 1, "Ada"); }
    void chat(int lines, const std::string& text) {
        for (int line = 1; line <= lines; ++line) {
            driver.chat(ada, text);
            driver.pass(2'000);
        }
    }
    Json lines_before(std::int64_t number) {
        return RoomDriver::of_kind(driver.say(ada, from_client::Lines{number}), "lines");
    }
};

TEST_F(Chatting, ALineGoesToEverybodyAsItIsSaid) {
    const ClientId bob = driver.come(2);
    driver.take(bob);
    driver.chat(ada, "Buona fortuna!");
    const auto heard = of_kind(driver.take(bob), "chat");
    ASSERT_EQ(heard.size(), 1u);
    EXPECT_EQ(heard[0].at("n"), 1);
    EXPECT_EQ(heard[0].at("from"), "seat:1");
    EXPECT_EQ(heard[0].at("name"), "Ada");
    EXPECT_EQ(heard[0].at("text"), "Buona fortuna!");
    EXPECT_EQ(heard[0].at("at"), driver.now);
}

TEST_F(Chatting, WhoEntersHearsNothingOfItWhereNothingWasSaid) {
    EXPECT_TRUE(of_kind(driver.take(driver.come(2)), "lines").empty());
}

TEST_F(Chatting, TheLastHundredLinesAreKeptAndTheNewestSentAsOneMessage) {
    for (int line = 1; line <= 101; ++line) chat(1, "line " + std::to_string(line));
    const auto heard = driver.take(driver.come(2));
    EXPECT_TRUE(of_kind(heard, "chat").empty());
    const auto messages = of_kind(heard, "lines");
    ASSERT_EQ(messages.size(), 1u);
    const Json& lines = messages[0].at("lines");
    ASSERT_EQ(lines.size(), 100u);
    EXPECT_EQ(lines.front().at("n"), 2);
    EXPECT_EQ(lines.back().at("text"), "line 101");
    EXPECT_EQ(messages[0].at("oldest"), 2);
}

TEST_F(Chatting, OneMessageHasAtMost16KbOfLinesTheNewest) {
    chat(100, crowns(500));
    const Json message = RoomDriver::of_kind(driver.take(driver.come(2)), "lines");
    const Json& lines = message.at("lines");
    EXPECT_LE(lines.dump().size(), sixteen_kb + 2) << "two bytes are the brackets";
    EXPECT_EQ(lines.size(), 7u) << "each has 2,000 bytes of crowns and some 70 around them";
    EXPECT_EQ(lines.back().at("n"), 100);
    EXPECT_EQ(message.at("oldest"), 1);
}

TEST_F(Chatting, OlderLinesComeByRequestUntilTheOldest) {
    chat(100, crowns(500));
    std::int64_t first = 101;
    std::vector<std::int64_t> numbers;
    while (first > 1) {
        const Json message = lines_before(first);
        ASSERT_FALSE(message.at("lines").empty());
        ASSERT_EQ(message.at("lines").back().at("n"), first - 1);
        first = message.at("lines").front().at("n");
    }
    EXPECT_TRUE(lines_before(1).at("lines").empty());
    EXPECT_EQ(lines_before(1).at("oldest"), 1);
}

TEST_F(Chatting, AskedForLinesBeforeANumberNotReachedTheNewestCome) {
    chat(3, "Ciao");
    const Json message = lines_before(1'000'000);
    ASSERT_EQ(message.at("lines").size(), 3u);
    EXPECT_EQ(message.at("lines").back().at("n"), 3);
}

TEST_F(Chatting, WhereNothingWasSaidThereIsNoOldest) {
    const Json message = lines_before(1);
    EXPECT_TRUE(message.at("lines").empty());
    EXPECT_FALSE(message.contains("oldest"));
}

TEST_F(Chatting, TheHistoryComesAfterTheRoomAndTheState) {
    driver.say(ada, from_client::SeatBot{"b", Seat::from_number(2), "random"});
    driver.start(ada);
    driver.chat(ada, "Ciao");
    std::vector<std::string> kinds;
    for (const Json& message : driver.take(driver.come(2))) kinds.push_back(message.at("t"));
    EXPECT_EQ(kinds, (std::vector<std::string>{"here", "room", "state", "lines"}));
}

}  // namespace
}  // namespace reami::room
