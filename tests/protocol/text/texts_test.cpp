#include "protocol/text/texts.hpp"

#include <gtest/gtest.h>

#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

TEST(History, TellsEventsInBothLanguages) {
    const std::string events =
        R"([{"at":"g8g9","domino":17,"e":"placed","seat":1},{"dominoes":{"12":true,"3":true},"e":"row","turn":2}])";
    const GameInfo& game = *find_game("kingdomino");
    const std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}};
    EXPECT_EQ(
        game.history(events, {Language::en, names}),
        (std::vector<std::string>{"Ada places domino 17 on g8g9.", "Dominoes laid out for turn 2: 3, 12."}));
    EXPECT_EQ(game.history(events, {Language::it, names})[0], "Ada piazza la tessera 17 in g8g9.");
}

TEST(History, CountsAKingdomDomainByDomain) {
    const std::string events =
        R"([{"e":"scored","seats":{"1":{"domains":{"g8":{"crowns":2,"squares":3,"terrain":"forest"}},"harmony":0,"middle_kingdom":10,"total":16}}}])";
    EXPECT_EQ(find_game("kingdomino")->history(events, {Language::en, {}})[0],
              "The kingdoms are counted. 1: 16 points (forest 3 × 2; Middle Kingdom 10, Harmony 0).");
}

TEST(History, ANumberThatIsCountedHasAFormForOne) {
    const GameInfo& game = *find_game("toncc");
    const auto told = [&](int points, Language language) {
        const std::string event =
            R"([{"e":"left","king_points":)" + std::to_string(points) + R"(,"seat":1}])";
        return game.history(event, {language, {{Seat::from_number(1), "Ada"}}})[0];
    };
    EXPECT_EQ(told(1, Language::en), "Ada has placed the sixth seal and leaves with 1 king point.");
    EXPECT_EQ(told(3, Language::en), "Ada has placed the sixth seal and leaves with 3 king points.");
    EXPECT_EQ(told(1, Language::it), "Ada ha messo il sesto sigillo ed esce con 1 punto re.");
}

TEST(History, AnOrderIsToldByNames) {
    const std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}};
    EXPECT_EQ(find_game("kingdomino")
                  ->history(R"([{"e":"kings","order":{"1":2,"2":1}}])", {Language::en, names})[0],
              "The kings were drawn in this order: Bob, Ada.");
}

TEST(History, WhatIsNoEventIsPassedOver) {
    EXPECT_TRUE(find_game("kingdomino")->history(R"([{"e":"storm"}, 7])", {}).empty());
    EXPECT_TRUE(find_game("kingdomino")->history("no JSON", {}).empty());
}

}  // namespace
}  // namespace reami::protocol
