#include "clients/terminal/room/chat_shown.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/clients/terminal/room/chat_lines.hpp"

namespace reami::terminal {
namespace {

using Numbers = std::vector<std::int64_t>;

Numbers news(ChatShown& chat, std::int64_t first, std::int64_t last, std::int64_t oldest = 1) {
    auto some = lines(first, last, oldest);
    chat.keep_news(some);
    Numbers numbers;
    for (const auto& line : some.lines) numbers.push_back(line.n);
    return numbers;
}

bool is_news(ChatShown& chat, std::int64_t n) { return chat.is_news(lines(n, n, 1).lines.front()); }

TEST(ChatShown, ALineIsNewsOnce) {
    ChatShown chat;
    EXPECT_TRUE(is_news(chat, 7));
    EXPECT_FALSE(is_news(chat, 7));
    EXPECT_TRUE(is_news(chat, 8));
    EXPECT_EQ(news(chat, 7, 9), Numbers{9});
}

TEST(ChatShown, OlderLinesAreNewsUntilTheOldest) {
    ChatShown chat;
    EXPECT_FALSE(chat.has_older());
    EXPECT_EQ(news(chat, 5, 6), (Numbers{5, 6}));
    EXPECT_TRUE(chat.has_older());
    EXPECT_EQ(chat.first(), 5);
    EXPECT_EQ(news(chat, 3, 4), (Numbers{3, 4}));
    EXPECT_EQ(chat.first(), 3);
    EXPECT_EQ(news(chat, 1, 2), (Numbers{1, 2}));
    EXPECT_FALSE(chat.has_older());
    EXPECT_EQ(news(chat, 1, 6), Numbers{});
}

TEST(ChatShown, WhatTheRoomHasForgottenIsNotOlder) {
    ChatShown chat;
    news(chat, 5, 6, 4);
    EXPECT_TRUE(chat.has_older());
    news(chat, 5, 6, 5);
    EXPECT_FALSE(chat.has_older());
}

TEST(ChatShown, AHoleThatALongAbsenceLeftIsOlder) {
    ChatShown chat;
    news(chat, 1, 3);
    EXPECT_EQ(news(chat, 8, 9), (Numbers{8, 9}));
    EXPECT_TRUE(chat.has_older());
    EXPECT_EQ(chat.first(), 8);
    EXPECT_EQ(news(chat, 4, 7), (Numbers{4, 5, 6, 7}));
}

TEST(ChatShown, NoHoleIsLeftByWhatFollows) {
    ChatShown chat;
    news(chat, 1, 3);
    EXPECT_EQ(news(chat, 2, 5), (Numbers{4, 5}));
    EXPECT_EQ(chat.first(), 1);
}

}  // namespace
}  // namespace reami::terminal
