#include "protocol/text/plain_text.hpp"

#include <gtest/gtest.h>

#include "engine/core/cut.hpp"

namespace reami::protocol {
namespace {

TEST(PlainText, IsWhatPeopleWrite) {
    for (const char* text : {"", "Ada", "è vero: 5 × 3", "👑 Żak", "שלום"}) {
        EXPECT_TRUE(is_plain_text(text)) << text;
        EXPECT_EQ(plain_text(text), text);
    }
}

TEST(PlainText, NothingInItSteersATerminal) {
    EXPECT_EQ(plain_text("a\x1b[2Jb"), "a\uFFFD[2Jb");
    EXPECT_EQ(plain_text("a\nb\tc\x7f"), "a\uFFFDb\uFFFDc\uFFFD");
    EXPECT_EQ(plain_text("\u009b31m"), "\uFFFD31m") << "a control sequence may begin with one character too";
    EXPECT_EQ(plain_text("a\u202Eb\u2067c\u2028d"), "a\uFFFDb\uFFFDc\uFFFDd");
    EXPECT_EQ(plain_text(std::string_view("a\0b", 3)), "a\uFFFDb");
    for (const char* text : {"\x1b", "\u0085", "\u202E", "\r"}) EXPECT_FALSE(is_plain_text(text));
}

TEST(PlainText, IsUtf8) {
    EXPECT_EQ(plain_text("a\xff\xfe"), "a\uFFFD\uFFFD");
    EXPECT_EQ(plain_text("\xc3"), "\uFFFD") << "half a character";
    EXPECT_FALSE(is_plain_text("\xed\xa0\x80")) << "a surrogate";
    EXPECT_FALSE(is_plain_text("\xc0\xaf")) << "an overlong form";
}

TEST(PlainText, IsCutBetweenCharacters) {
    EXPECT_EQ(cut("short", 5), "short");
    EXPECT_EQ(cut("longer", 5), "longe…");
    EXPECT_EQ(cut("aéé", 2), "a…");
    EXPECT_EQ(cut("aéé", 3), "aé…");
}

}  // namespace
}  // namespace reami::protocol
