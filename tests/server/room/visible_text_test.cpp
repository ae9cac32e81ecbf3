#include "server/room/visible_text.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

TEST(VisibleText, IsTrimmedAndCountedInCharacters) {
    EXPECT_EQ(visible_text("  Ada ", 24), "Ada");
    EXPECT_EQ(visible_text("Zoë 🐉", 5), "Zoë 🐉");
    EXPECT_EQ(visible_text("Zoë 🐉!", 5), std::nullopt);
}

TEST(VisibleText, WhatCanNotBeSeenIsRefused) {
    for (const char* text : {"", "   ", "a\tb", "a\x7f", "\u200b", "a\u202eb", "\ufeff", "a\u0085"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
}

TEST(VisibleText, BrokenUtf8IsRefused) {
    for (const char* text : {"\xff", "\xc3", "a\x80", "\xe2\x82", "\xf0\x9f\x90"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt);
}

}  // namespace
}  // namespace reami::room
