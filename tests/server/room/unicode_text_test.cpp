// Text as a sequence of characters, and characters whose normal form is longer.
#include "server/room/people/unicode_text.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

TEST(UnicodeText, IsReadByItsCharactersAndWrittenAsItWas) {
    EXPECT_EQ(code_points("aè\xF0\x9F\x98\x80"), U"aè\U0001F600");
    EXPECT_EQ(utf8(U"aè\U0001F600"), "aè\xF0\x9F\x98\x80");
    EXPECT_EQ(code_points(""), U"");
    EXPECT_EQ(utf8(U""), "");
}

TEST(UnicodeText, IsNotReadIfItIsBroken) {
    for (const char* const broken : {"\xFF", "a\xC3", "\xED\xA0\x80", "\xC0\xAF"})
        EXPECT_EQ(code_points(broken), std::nullopt) << broken;
}

TEST(UnicodeText, MayBecomeLonger) {
    EXPECT_EQ(plain(U"\uFDFA").size(), 18U) << "a phrase of four words in one character";
    EXPECT_EQ(in_capitals(U"ßßß"), U"SSSSSS");
    EXPECT_EQ(in_small_letters(U"ẞ"), U"ss");
    EXPECT_EQ(composed(U"e\u0301"), U"é");
}

TEST(UnicodeText, MayBeEmpty) {
    for (const auto change : {composed, plain, in_small_letters, in_capitals, skeleton})
        EXPECT_EQ(change(U""), U"");
}

}  // namespace
}  // namespace reami::room
