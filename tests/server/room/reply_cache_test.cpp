#include "server/room/reply_cache.hpp"

#include <gtest/gtest.h>

#include <string>

namespace reami::room {
namespace {

using Cache = ReplyCache<int, std::string>;

TEST(ReplyCache, FindsWhatWasAnswered) {
    Cache cache;
    cache.add(1, "ok", 0, 1000);
    EXPECT_EQ(cache.find(1), "ok");
    EXPECT_EQ(cache.find(2), std::nullopt);
}

TEST(ReplyCache, KeepsTheFirstAnswer) {
    Cache cache;
    cache.add(1, "first", 0, 1000);
    cache.add(1, "second", 10, 1000);
    EXPECT_EQ(cache.find(1), "first");
}

TEST(ReplyCache, ForgetsWhatIsOlderThanItsTime) {
    Cache cache;
    cache.add(1, "one", 0, 1000);
    cache.add(2, "two", 1000, 1000);
    EXPECT_EQ(cache.find(1), "one") << "the answer has exactly the greatest age";
    cache.add(3, "three", 1001, 1000);
    EXPECT_EQ(cache.find(1), std::nullopt);
    EXPECT_EQ(cache.find(2), "two");
}

TEST(ReplyCache, ForgetsTheOldestWhenThereAreTooMany) {
    Cache cache;
    for (int i = 0; i < 4097; ++i) cache.add(i, "ok", 0, 1000);
    EXPECT_EQ(cache.find(0), std::nullopt);
    EXPECT_EQ(cache.find(1), "ok");
    EXPECT_EQ(cache.find(4096), "ok");
}

}  // namespace
}  // namespace reami::room
