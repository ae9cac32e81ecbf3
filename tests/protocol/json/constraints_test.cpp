#include "protocol/json/constraints.hpp"

#include <gtest/gtest.h>

namespace reami::json {
namespace {

TEST(JsonFacts, CountCharactersAndNotBytes) {
    EXPECT_TRUE(satisfies({.shortest = 2, .longest = 2}, "\xC3\xA8\xF0\x9F\x8F\xB0"));
    EXPECT_FALSE(satisfies({.longest = 1}, "ab"));
    EXPECT_FALSE(satisfies({.shortest = 1}, ""));
}

TEST(JsonFacts, CharactersAreListedOneByOneAndInRanges) {
    const Facts facts{.characters = "a-cx0-9-"};
    EXPECT_TRUE(satisfies(facts, "abcx059-"));
    EXPECT_FALSE(satisfies(facts, "d"));
    EXPECT_FALSE(satisfies(facts, "A"));
    EXPECT_FALSE(satisfies(facts, "\xC3\xA8"));
}

TEST(JsonFacts, CharactersAreExcludedAfterACaret) {
    const Facts facts{.characters =
                          "^\x01-\x1f\x7f\xC2\x80-\xC2\x9F"};  // control characters, also those above ASCII
    EXPECT_TRUE(satisfies(facts, "Ad\xC3\xA0 ^"));
    EXPECT_FALSE(satisfies(facts, "a\tb"));
    EXPECT_FALSE(satisfies(facts, "\x7f"));
    EXPECT_FALSE(satisfies(facts, "\xC2\x85"));
}

TEST(JsonFacts, RefuseWhatIsNotUtf8) { EXPECT_FALSE(satisfies({}, "a\xff")); }

}  // namespace
}  // namespace reami::json
