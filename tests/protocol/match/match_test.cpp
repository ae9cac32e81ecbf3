#include "protocol/match/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

const Seat first = Seat::from_number(1), second = Seat::from_number(2);

/// The first row is 1, 2, 3, 4, and the kings choose in the order first, second, second, first.
const std::string dealt =
    "round 1\nkings 1 2 2 1\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n";

Refusal refused(const std::string& options, int seats, const std::string& set_up = dealt) {
    const auto start = Match::start({"kingdomino", options, seats, set_up});
    return start ? Refusal{"it was started"} : start.error();
}

SharedMatch match() { return *Match::start({"kingdomino", "{}", 2, dealt}); }

TEST(Match, StartsWithTheFirstKingToChoose) {
    const SharedMatch start = match();
    EXPECT_EQ(start->seats(), 2);
    EXPECT_EQ(start->v(), 0);
    EXPECT_EQ(start->to_act(), SeatSet(first));
    EXPECT_EQ(start->legal_moves(first), (std::vector<std::string>{"=1", "=2", "=3", "=4"}));
    EXPECT_TRUE(start->legal_moves(second).empty());
    EXPECT_EQ(start->result(), std::nullopt);
}

TEST(Match, AMoveMovesThePositionAndTheMoversAskOn) {
    SharedMatch playing = match();
    EXPECT_EQ(playing->ask(first), 1);
    EXPECT_EQ(play(playing, first, "=3"), std::nullopt);
    EXPECT_EQ(playing->v(), 1);
    EXPECT_EQ(playing->ask(first), 2);
    EXPECT_EQ(playing->ask(second), 1);
    EXPECT_EQ(playing->to_act(), SeatSet(second));
}

TEST(Match, ARefusedMoveSaysWhyAndChangesNothing) {
    SharedMatch playing = match();
    const auto before = playing->proof();
    EXPECT_EQ(play(playing, second, "=3"), Refusal{"move.not_yours"});
    EXPECT_EQ(play(playing, first, "=49"), Refusal{"move.unreadable"});
    EXPECT_EQ(play(playing, first, "=5"), Refusal{"rule.kingdomino.not_in_row"});  // R2.2
    EXPECT_EQ(play(playing, first, "g8g9"), Refusal{"rule.kingdomino.wrong_kind"});
    EXPECT_EQ(play(playing, first, "ready"), Refusal{"rule.kingdomino.between_rounds"});
    EXPECT_EQ(playing->proof(), before);
    EXPECT_EQ(playing->v(), 0);
}

using Texts = std::vector<std::string>;

Refusal refused_at(std::string code, int at) { return {std::move(code), {}, at}; }

/// Turn 1: the first seat has placed domino 1 and chosen domino 5; the second seat has its kings on 2 and 3.
SharedMatch in_turn_1() {
    SharedMatch playing = match();
    for (const auto& [seat, move] :
         {std::pair(first, "=1"), std::pair(second, "=2"), std::pair(second, "=3"), std::pair(first, "=4"),
          std::pair(first, "g8g9"), std::pair(first, "=5")})
        EXPECT_EQ(play(playing, seat, move), std::nullopt);
    return playing;
}

TEST(MatchLists, SeveralMovesOfOneSeatArePlayedAsOne) {
    const SharedMatch playing = in_turn_1();
    const auto played = playing->after(second, {"g8g9", "=6", "h7i7", "=7"}).value();
    EXPECT_EQ(played->after()->v(), 10);
    EXPECT_EQ(played->after()->to_act(), SeatSet(first));
    EXPECT_EQ(
        played->events(first),
        R"([{"at":"g8g9","domino":2,"e":"placed","seat":2},{"domino":6,"e":"chosen","seat":2},{"at":"h7i7","domino":3,"e":"placed","seat":2},{"domino":7,"e":"chosen","seat":2}])");
}

TEST(MatchLists, ARefusedListSaysWhichMoveAndChangesNothing) {
    SharedMatch playing = in_turn_1();
    const std::string before = playing->view(Viewer());
    EXPECT_EQ(play_list(playing, second, {"g8g9", "=5"}), refused_at("rule.kingdomino.taken", 2));  // R2.2
    EXPECT_EQ(play_list(playing, second, {"g8g9", "hello"}), refused_at("move.unreadable", 2));
    EXPECT_EQ(play_list(playing, second, {"=6", "g8g9"}), refused_at("rule.kingdomino.wrong_kind", 1));
    EXPECT_EQ(play_list(playing, first, {"g8g9"}), refused_at("move.not_yours", 1));
    EXPECT_EQ(playing->v(), 6);
    EXPECT_EQ(playing->view(Viewer()), before);
}

TEST(MatchLists, WhatFollowsTheTurnIsTooFar) {
    SharedMatch playing = in_turn_1();
    EXPECT_EQ(play_list(playing, second, {"g8g9", "=6", "h7i7", "=7", "g8g9"}),
              refused_at("move.too_far", 5));
    EXPECT_EQ(play_list(playing, second, {"g8g9", "=6", "h7i7", "=7", "hello"}),
              refused_at("move.too_far", 5));
}

/// R1.3: both of the next kings are those of the second seat, which does not know that.
TEST(MatchLists, WhatFollowsADrawnKingIsTooFarAlsoForTheSameSeat) {
    SharedMatch playing = match();
    EXPECT_EQ(play_list(playing, first, {"=1", "=2"}), refused_at("move.too_far", 2));
    ASSERT_EQ(play(playing, first, "=1"), std::nullopt);
    EXPECT_EQ(play_list(playing, second, {"=2", "=3"}), refused_at("move.too_far", 2));
    EXPECT_EQ(preview(*playing, second, second, {"=2"}).error(), refused_at("move.too_far", 1));
    EXPECT_EQ(play_list(playing, second, {"=2"}), std::nullopt);
}

/// The first king of turn 1 belongs again to the first seat, which has just chosen the last domino of the
/// row.
TEST(MatchLists, WhatFollowsTheNextRowIsTooFarAlsoForTheSameSeat) {
    SharedMatch playing = match();
    for (const auto& [seat, move] :
         {std::pair(first, "=1"), std::pair(second, "=2"), std::pair(second, "=3")})
        ASSERT_EQ(play(playing, seat, move), std::nullopt);
    SharedMatch after = playing;
    ASSERT_EQ(play(after, first, "=4"), std::nullopt);
    ASSERT_EQ(after->to_act(), SeatSet(first));
    EXPECT_EQ(play_list(playing, first, {"=4", "g8g9"}), refused_at("move.too_far", 2));
    EXPECT_EQ(play_list(after, first, {"g8g9", "=5"}), std::nullopt);
}

TEST(MatchLists, APreviewSaysWhatTheMovesWouldDo) {
    const SharedMatch playing = in_turn_1();
    const auto shown = preview(*playing, second, second, {"g8g9"});
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->legal, (Texts{"=6", "=7", "=8"}));
    EXPECT_EQ(shown->events.text, R"([{"at":"g8g9","domino":2,"e":"placed","seat":2}])");
    EXPECT_EQ(shown->points, (std::map<Seat, int>{{first, 0}, {second, 0}}));
    EXPECT_EQ(playing->v(), 6);
    const auto all = preview(*playing, second, second, {"g8g9", "=6", "h7i7", "=7"});
    ASSERT_TRUE(all);
    EXPECT_TRUE(all->legal.empty()) << "the first seat places next";
    const auto refused = preview(*playing, second, second, {"g8g9", "=6", "h7i7", "=7", "g8g9"});
    EXPECT_EQ(refused.error(), refused_at("move.too_far", 5));
}

TEST(MatchLists, APlansPreviewShowsTheNextDecisionOfASeatThatIsNotAsked) {
    const SharedMatch playing = in_turn_1();
    ASSERT_EQ(playing->to_act(), SeatSet(second));
    const auto begun = preview_plan(*playing, first, first, {});
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->legal.size(), 18U) << "3 free squares beside the castle, 3 neighbours of each, 2 ways";
    EXPECT_EQ(begun->change.text, R"({"table":{"acting":1,"placing":4,"rows":{"1":{"2":null,"3":null}}}})");
    const auto placed = preview_plan(*playing, first, first, {begun->legal.front()});
    ASSERT_TRUE(placed);
    EXPECT_EQ(placed->legal, (Texts{"=6", "=7", "=8"}));
    EXPECT_EQ(preview_plan(*playing, first, first, {begun->legal.front(), "=6"}).error(),
              refused_at("move.too_far", 2))
        << "the last king's choice lays out a row";
    EXPECT_EQ(playing->to_act(), SeatSet(second));
}

TEST(MatchLists, APreviewDoesNotShowTheNextRow) {
    SharedMatch playing = match();
    for (const auto& [seat, move] :
         {std::pair(first, "=1"), std::pair(second, "=2"), std::pair(second, "=3")})
        ASSERT_EQ(play(playing, seat, move), std::nullopt);
    EXPECT_EQ(preview(*playing, first, first, {"=4"}).error(), refused_at("move.too_far", 1));
}

TEST(Match, ValueThrowsIfTheStartIsRefused) {
    EXPECT_THROW(Match::start({"kingdomino", "{}", 9, dealt}).value(), std::logic_error);
}

TEST(Match, CopiesAreIndependent) {
    SharedMatch one = match();
    const SharedMatch other = one;
    ASSERT_EQ(play(one, first, "=3"), std::nullopt);
    EXPECT_EQ(other->v(), 0);
    EXPECT_NE(one->proof(), other->proof());
}

/// The first eight bytes of the SHA-256 of `{"choices":{"1":4},"points":{"1":0,"2":0}}`, computed with
/// Python's hashlib. If this form changed, all running matches would be held.
TEST(Match, TheProofIsAHashOfChoicesAndPoints) { EXPECT_EQ(match()->proof(), 0x6d3c08cd56642440U); }

TEST(Match, EventsTellWhatTheLastMoveDid) {
    const SharedMatch start = match();
    EXPECT_EQ(start->start_events(Viewer::everybody()),
              R"([{"dominoes":[1,2,3,4],"e":"row","turn":1},{"e":"king","seat":1}])");
    const auto played = start->after(first, {"=3"}).value();
    EXPECT_EQ(played->events(second), R"([{"domino":3,"e":"chosen","seat":1},{"e":"king","seat":2}])");
    EXPECT_EQ(played->after()->start_events(second), "[]");
}

TEST(Match, APatchLeadsFromOneViewToTheNext) {
    const SharedMatch before = match();
    const auto played = before->after(first, {"=3"}).value();
    const auto patch = nlohmann::json::parse(played->patch(second));
    EXPECT_FALSE(patch.empty());
    auto view = nlohmann::json::parse(before->view(second));
    view.merge_patch(patch);
    EXPECT_EQ(view.dump(), played->after()->view(second));
}

TEST(Match, WhatDoesNotFitIsRefusedAtTheStart) {
    EXPECT_EQ(refused("{}", 5),
              (Refusal{"room.seats", Detail{"seats_from_to", {{"fewest", "2"}, {"most", "4"}}}}));
    EXPECT_EQ(refused("[]", 2).code, "room.options");
    EXPECT_EQ(refused(R"({"dynasty":1})", 2),
              (Refusal{"room.options", Detail{"must_be.boolean", {{"path", "dynasty"}}}}));
    EXPECT_EQ(
        refused(R"({"dinasty":true})", 2),
        (Refusal{"room.options",
                 Detail{"no_option",
                        {{"option", "dinasty"},
                         {"options", "dynasty, mighty_duel, middle_kingdom, harmony, three_player_row"}}}}));
    EXPECT_EQ(refused(R"({"mighty_duel":true})", 4).code,
              "room.options.mighty_duel_needs_two_seats");  // R1.5
    EXPECT_EQ(refused("{}", 2, "kings 1 2").code, "room.set_up");
    EXPECT_EQ(refused("{}", 3).code, "room.set_up");
    EXPECT_EQ(refused(R"({"dynasty":true})", 2).code, "room.set_up");
    EXPECT_EQ(Match::start({"chess", "{}", 2, dealt}).error().code, "room.game");
}

TEST(Match, ARefusalNamesTheGamesBotsAndOptionsThatThereAre) {
    EXPECT_EQ(
        refusal_text(Language::en, no_game("chess")),
        "This server doesn't have that game. (`chess`; the games are kingdomino, dominium, toncc, domaine)");
    EXPECT_EQ(refusal_text(Language::it, *no_bot(*find_game("domaine"), "master")),
              "Questo gioco non ha questo bot. (`master`; i bot sono random, greedy, hard)");
    EXPECT_EQ(no_bot(*find_game("kingdomino"), "hard"), std::nullopt);
    const auto wrong = Match::start({"dominium", R"({"wind":true})", 2, dealt});
    EXPECT_EQ(refusal_text(Language::en, wrong.error()),
              "The game has no such option or value. (there is no option `wind`; this game has none)");
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
        *canonical,
        R"({"dynasty":false,"harmony":true,"middle_kingdom":false,"mighty_duel":false,"three_player_row":"three"})");
}

TEST(GameInfo, TheTextOfADealIsASetUpOfTheSameMatch) {
    const GameInfo* game = find_game("kingdomino");
    const std::string options = R"({"dynasty":true})";
    const Seed seed{7};
    const auto drawn = Match::start({"kingdomino", options, 3, seed});
    const auto given = Match::start({"kingdomino", options, 3, game->dealt(options, 3, seed)});
    EXPECT_EQ((*drawn)->view(Viewer()), (*given)->view(Viewer()));
    EXPECT_EQ((*drawn)->proof(), (*given)->proof());
}

}  // namespace
}  // namespace reami::protocol
