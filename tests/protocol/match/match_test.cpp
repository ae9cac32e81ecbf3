#include "protocol/match/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

const Seat first = Seat::from_number(1), second = Seat::from_number(2);

/// The first row is 1, 2, 3, 4, and the kings choose in the order first, second, second, first.
const std::string dealt =
    "round 1\nkings 1 2 2 1\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n";

Refusal refused(const std::string& options, int seats, const std::string& set_up = dealt) {
    const auto start = Match::start({"kingdomino", options, seats, set_up});
    const auto* refusal = std::get_if<Refusal>(&start);
    return refusal != nullptr ? *refusal : Refusal{"it was started"};
}

Match match() { return std::get<Match>(Match::start({"kingdomino", "{}", 2, dealt})); }

TEST(Match, StartsWithTheFirstKingToChoose) {
    const Match start = match();
    EXPECT_EQ(start.seats(), 2);
    EXPECT_EQ(start.v(), 0);
    EXPECT_EQ(start.to_act(), SeatSet(first));
    EXPECT_EQ(start.legal_moves(first), (std::vector<std::string>{"=1", "=2", "=3", "=4"}));
    EXPECT_TRUE(start.legal_moves(second).empty());
    EXPECT_EQ(start.result(), std::nullopt);
}

TEST(Match, AMoveMovesThePositionAndTheMoversAskOn) {
    Match playing = match();
    EXPECT_EQ(playing.ask(first), 1);
    EXPECT_EQ(playing.play(first, "=3"), std::nullopt);
    EXPECT_EQ(playing.v(), 1);
    EXPECT_EQ(playing.ask(first), 2);
    EXPECT_EQ(playing.ask(second), 1);
    EXPECT_EQ(playing.to_act(), SeatSet(second));
}

TEST(Match, ARefusedMoveSaysWhyAndChangesNothing) {
    Match playing = match();
    const auto before = playing.proof();
    EXPECT_EQ(playing.play(second, "=3"), Refusal{"move.not_yours"});
    EXPECT_EQ(playing.play(first, "=49"), Refusal{"move.unreadable"});
    EXPECT_EQ(playing.play(first, "=5"), Refusal{"rule.kingdomino.not_in_row"});  // R2.2
    EXPECT_EQ(playing.play(first, "g8g9"), Refusal{"rule.kingdomino.wrong_kind"});
    EXPECT_EQ(playing.play(first, "ready"), Refusal{"rule.kingdomino.between_rounds"});
    EXPECT_EQ(playing.proof(), before);
    EXPECT_EQ(playing.v(), 0);
}

TEST(Match, CopiesAreIndependent) {
    Match one = match();
    const Match other = one;
    ASSERT_EQ(one.play(first, "=3"), std::nullopt);
    EXPECT_EQ(other.v(), 0);
    EXPECT_NE(one.proof(), other.proof());
}

TEST(Match, EventsTellWhatTheLastMoveDid) {
    Match playing = match();
    EXPECT_EQ(
        playing.events(Viewer::everybody()),
        R"([{"e":"kings","order":{"1":1,"2":2,"3":2,"4":1}},{"dominoes":{"1":true,"2":true,"3":true,"4":true},"e":"row","turn":1}])");
    ASSERT_EQ(playing.play(first, "=3"), std::nullopt);
    EXPECT_EQ(playing.events(second), R"([{"domino":3,"e":"chosen","seat":1}])");
}

TEST(Match, APatchLeadsFromOneViewToTheNext) {
    const Match before = match();
    Match after = before;
    ASSERT_EQ(after.play(first, "=3"), std::nullopt);
    const auto patch = nlohmann::json::parse(after.patch_from(before, second));
    EXPECT_FALSE(patch.empty());
    EXPECT_EQ(nlohmann::json::parse(before.view(second)).patch(patch).dump(), after.view(second));
}

TEST(Match, WhatDoesNotFitIsRefusedAtTheStart) {
    EXPECT_EQ(refused("{}", 5).code, "room.seats");
    EXPECT_EQ(refused("[]", 2).code, "room.options");
    EXPECT_EQ(refused(R"({"dynasty":1})", 2), (Refusal{"room.options", "`dynasty` must be true or false"}));
    EXPECT_EQ(refused(R"({"dinasty":true})", 2), (Refusal{"room.options", "there is no option `dinasty`"}));
    EXPECT_EQ(refused(R"({"mighty_duel":true})", 4).code,
              "room.options.mighty_duel_needs_two_seats");  // R1.5
    EXPECT_EQ(refused("{}", 2, "kings 1 2").code, "room.set_up");
    EXPECT_EQ(refused("{}", 3).code, "room.set_up");
    EXPECT_EQ(refused(R"({"dynasty":true})", 2).code, "room.set_up");
    EXPECT_EQ(std::get<Refusal>(Match::start({"chess", "{}", 2, dealt})).code, "room.game");
}

TEST(GameInfo, KingdominoSaysWhatItIs) {
    const GameInfo* game = find_game("kingdomino");
    ASSERT_NE(game, nullptr);
    EXPECT_EQ(game->fewest_seats, 2);
    EXPECT_EQ(game->most_seats, 4);
    ASSERT_EQ(game->options.size(), 5u);  // R1.5
    EXPECT_EQ(game->options[4].name, "three_player_row");
    EXPECT_EQ(game->options[4].type, "choice");
    EXPECT_EQ(game->options[4].values, (std::vector<std::string>{"\"three\"", "\"four\""}));
    EXPECT_EQ(game->options[4].by_default, "\"three\"");
    EXPECT_EQ(std::ranges::count(game->rule_names, "no_match"), 1);
    EXPECT_EQ(std::ranges::count(game->event_names, "round_ended"), 1);
    EXPECT_EQ(game->catalog_hash.size(), 7u + 64u);
    EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(GameInfo, OptionsAreMadeCanonicalWithEveryDefault) {
    const auto canonical = find_game("kingdomino")->canonical_options(R"({"harmony": true})", 2);
    EXPECT_EQ(
        std::get<std::string>(canonical),
        R"({"dynasty":false,"harmony":true,"middle_kingdom":false,"mighty_duel":false,"three_player_row":"three"})");
}

TEST(GameInfo, TheTextOfADealIsASetUpOfTheSameMatch) {
    const GameInfo* game = find_game("kingdomino");
    const std::string options = R"({"dynasty":true})";
    const Seed seed{7};
    const auto drawn = Match::start({"kingdomino", options, 3, seed});
    const auto given = Match::start({"kingdomino", options, 3, game->dealt(options, 3, seed)});
    EXPECT_EQ(std::get<Match>(drawn).view(Viewer()), std::get<Match>(given).view(Viewer()));
    EXPECT_EQ(std::get<Match>(drawn).proof(), std::get<Match>(given).proof());
}

}  // namespace
}  // namespace reami::protocol
