#include "clients/terminal/plain/completion.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

using Candidates = std::vector<std::string>;

TEST(Completion, TheFirstWordIsACommandOrAMove) {
    EXPECT_EQ(completions("re", {}), (Candidates{"ready", "rematch"}));
    EXPECT_EQ(completions("g8", {"g8g9", "g8h8", "=17"}), (Candidates{"g8g9", "g8h8"}));
    EXPECT_EQ(completions("=", {"=5", "=17"}), (Candidates{"=17", "=5"}));
    EXPECT_EQ(completions("xyz", {"g8g9"}), Candidates{});
}

TEST(Completion, MovesFollowMoves) {
    EXPECT_EQ(completions("g8g9 ", {"g8g9", "=17"}), (Candidates{"=17", "g8g9"}));
    EXPECT_EQ(completions("preview g8g9 =", {"g8g9", "=17"}), Candidates{"=17"});
    EXPECT_EQ(completions("chat =", {"=17"}), Candidates{}) << "a person's own words";
}

TEST(Completion, AnOfferOfTheHostsRoleHasTwoAnswers) {
    EXPECT_EQ(completions("host ", {"=17"}), (Candidates{"accept", "no"}));
}

TEST(Completion, AnOfferHasFiveKinds) {
    EXPECT_EQ(completions("offer ", {"=17"}), (Candidates{"end", "pause", "result", "resume", "undo"}));
    EXPECT_EQ(completions("offri p", {"=17"}), Candidates{"pause"});
}

TEST(Completion, ANewRoomHasAGameAndItsOptions) {
    EXPECT_EQ(completions("new dom", {}), (Candidates{"domaine", "dominium"}));
    EXPECT_EQ(completions("new kingdomino dyn", {}), (Candidates{"dynasty=false", "dynasty=true"}));
    EXPECT_EQ(completions("new toncc dyn", {}), Candidates{});
    EXPECT_EQ(completions("set dyn", {}), (Candidates{"dynasty=false", "dynasty=true"}));
}

TEST(Completion, ANewRoomHasATimeControl) {
    const Candidates times{"time=days", "time=evening", "time=live", "time=quick", "time=whenever"};
    EXPECT_EQ(completions("new toncc time", {}), times);
    EXPECT_EQ(completions("set time", {}), times);
}

TEST(Completion, WhatAllBeginWithIsTyped) {
    EXPECT_EQ(common_beginning({"domaine", "dominium"}), "dom");
    EXPECT_EQ(common_beginning({"ready"}), "ready");
    EXPECT_EQ(common_beginning({}), "");
}

}  // namespace
}  // namespace reami::terminal
