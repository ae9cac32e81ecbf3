#include "protocol/text/texts.hpp"

#include <gtest/gtest.h>

#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

TEST(History, TellsEventsInBothLanguages) {
    const std::string events =
        R"([{"at":"g8g9","domino":17,"e":"placed","seat":1},{"dominoes":[3,12],"e":"row","turn":2}])";
    const GameInfo& game = *find_game("kingdomino");
    const std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}};
    EXPECT_EQ(
        game.history(events, {Language::en, names}),
        (std::vector<std::string>{"Ada places domino 17 on g8g9.", "Dominoes laid out for turn 2: 3, 12."}));
    EXPECT_EQ(game.history(events, {Language::it, names})[0], "Ada piazza la tessera 17 in g8g9.");
}

TEST(History, CountsAKingdomTerrainByTerrain) {
    const std::string events =
        R"([{"e":"scored","seats":{"1":{"harmony":0,"middle_kingdom":10,"terrains":{"forest":6},"total":16}}},)"
        R"({"e":"scored","seats":{"1":{"terrains":{"forest":6,"lake":2},"total":8}}}])";
    const auto told = find_game("kingdomino")->history(events, {Language::en, {}});
    EXPECT_EQ(told[0], "The kingdoms are counted. 1: 16 points (forest: 6; Middle Kingdom 10; Harmony 0).");
    EXPECT_EQ(told[1], "The kingdoms are counted. 1: 8 points (forest: 6, lake: 2).")
        << "bonuses that are not played are left out";
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

TEST(History, NumbersBySeatAreToldWithTheNames) {
    const std::string events =
        R"([{"back":{"1":1,"2":2},"e":"joined","number":3,"owner":1,"territory":"a1"}])";
    EXPECT_EQ(find_game("dominium")->history(events, {Language::en, {{Seat::from_number(1), "Ada"}}})[0],
              "The territories of number 3 merge into a1, and Ada keeps it. Pawns back in the supply: Ada: "
              "1, 2: 2.");
}

TEST(History, TellsThatThereIsNone) {
    const std::string events =
        R"([{"e":"ended","seats":{"1":{"points":0,"squares":0,"territories":{}}},"why":"no_tiles"}])";
    const GameInfo& game = *find_game("dominium");
    EXPECT_EQ(game.history(events, {})[0],
              "The last turn is over: no tiles are left. 1: 0 points (no territory).");
    EXPECT_EQ(game.history(events, {Language::it, {}})[0],
              "È finito l'ultimo turno: le tessere sono finite. 1: 0 punti (nessun territorio).");
}

TEST(History, ANotationWithAWordIsToldByIt) {
    const std::string events =
        R"([{"e":"moved","kings":{"1":{"from":"c","to":"n1"},"2":{"from":"h1","to":"h2"}}}])";
    const std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}};
    EXPECT_EQ(find_game("toncc")->history(events, {Language::en, names})[0],
              "Everyone moves: Ada from the compass to n1, Bob from h1 to h2.");
    EXPECT_EQ(find_game("toncc")->history(events, {Language::it, names})[0],
              "Tutti si muovono: Ada lascia la bussola e raggiunge n1, Bob lascia h1 e raggiunge h2.");
}

TEST(History, WhatIsNoEventIsPassedOver) {
    EXPECT_TRUE(find_game("kingdomino")->history(R"([{"e":"storm"}, 7])", {}).empty());
    EXPECT_TRUE(find_game("kingdomino")->history("no JSON", {}).empty());
}

}  // namespace
}  // namespace reami::protocol
