#include "clients/terminal/plain/completion.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

using Words = std::vector<std::string>;

TEST(Completion, TheFirstWordIsACommandOrAMove) {
    EXPECT_EQ(completions("re", {}), (Words{"ready", "rematch"}));
    EXPECT_EQ(completions("g8", {"g8g9", "g8h8", "=17"}), (Words{"g8g9", "g8h8"}));
    EXPECT_EQ(completions("=", {"=5", "=17"}), (Words{"=17", "=5"}));
    EXPECT_EQ(completions("xyz", {"g8g9"}), Words{});
}

TEST(Completion, MovesFollowMoves) {
    EXPECT_EQ(completions("g8g9 ", {"g8g9", "=17"}), (Words{"=17", "g8g9"}));
    EXPECT_EQ(completions("preview g8g9 =", {"g8g9", "=17"}), Words{"=17"});
    EXPECT_EQ(completions("chat =", {"=17"}), Words{}) << "a person's own words";
}

TEST(Completion, ANewRoomHasAGameAndItsOptions) {
    EXPECT_EQ(completions("new dom", {}), (Words{"domaine", "dominium"}));
    EXPECT_EQ(completions("new kingdomino dyn", {}), (Words{"dynasty=false", "dynasty=true"}));
    EXPECT_EQ(completions("new toncc dyn", {}), Words{});
    EXPECT_EQ(completions("set dyn", {}), (Words{"dynasty=false", "dynasty=true"}));
}

TEST(Completion, WhatAllBeginWithIsTyped) {
    EXPECT_EQ(common_beginning({"domaine", "dominium"}), "dom");
    EXPECT_EQ(common_beginning({"ready"}), "ready");
    EXPECT_EQ(common_beginning({}), "");
}

}  // namespace
}  // namespace reami::terminal
