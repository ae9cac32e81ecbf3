#include "protocol/json/escape.hpp"

#include <gtest/gtest.h>

namespace reami::json {
namespace {

std::string quoted(std::string_view text) {
    std::string out;
    append_quoted(out, text);
    return out;
}

std::string step(std::string_view key) {
    std::string out;
    append_step(out, key);
    return out;
}

TEST(JsonEscape, EscapesQuotesBackslashesAndControlCharactersOnly) {
    EXPECT_EQ(quoted("a\"b\\c/d"), R"("a\"b\\c/d")");
    EXPECT_EQ(quoted("\b\f\n\r\t\x01\x1f\x7f"), "\"\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\"");
}

TEST(JsonEscape, LeavesUtf8AsItIs) {
    EXPECT_EQ(quoted("T\xC3\xB3ncc \xF0\x9F\x8F\xB0"), "\"T\xC3\xB3ncc \xF0\x9F\x8F\xB0\"");
}

TEST(JsonEscape, ReplacesEveryByteThatIsNotUtf8) {
    const std::string replaced = "\xEF\xBF\xBD";
    EXPECT_EQ(quoted("a\xff"), "\"a" + replaced + "\"");                              // never a lead byte
    EXPECT_EQ(quoted("\xC3"), "\"" + replaced + "\"");                                // cut short
    EXPECT_EQ(quoted("\xC0\x80"), "\"" + replaced + replaced + "\"");                 // overlong
    EXPECT_EQ(quoted("\xE0\x80\x80"), "\"" + replaced + replaced + replaced + "\"");  // overlong
    EXPECT_EQ(quoted("\xED\xA0\x80"), "\"" + replaced + replaced + replaced + "\"");  // a surrogate
    EXPECT_EQ(quoted("\xF4\x90\x80\x80").size(), 2 + 4 * replaced.size());            // above U+10FFFF
}

TEST(JsonEscape, StepsOfAPointerAreThoseOfRfc6901) {  // RFC 6901, section 5: the same document's keys
    EXPECT_EQ(step("foo"), "/foo");
    EXPECT_EQ(step(""), "/");
    EXPECT_EQ(step("a/b"), "/a~1b");
    EXPECT_EQ(step("c%d"), "/c%d");
    EXPECT_EQ(step("i\\j"), R"(/i\\j)");
    EXPECT_EQ(step("k\"l"), R"(/k\"l)");
    EXPECT_EQ(step(" "), "/ ");
    EXPECT_EQ(step("m~n"), "/m~0n");
    EXPECT_EQ(step("~1~/"), "/~01~0~1");
}

}  // namespace
}  // namespace reami::json
