// All shards end together, because the pending work of one may own objects of another.
#include "server/runtime/shard.hpp"

#include <gtest/gtest.h>

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <optional>

namespace reami::testing {
namespace {

using Timer = boost::asio::steady_timer;

/// A timer of `owner`. Only pending work of `holder`, which never runs, owns the timer.
std::weak_ptr<Timer> held_across(Shard& owner, Shard& holder) {
    auto timer = std::make_shared<Timer>(owner.executor());
    auto never = std::make_shared<Timer>(holder.executor(), std::chrono::hours(1));
    Timer& waiting = *never;
    waiting.async_wait([timer, never](boost::system::error_code) { FAIL() << "nothing runs after the end"; });
    return timer;
}

TEST(ShardsStop, DestroysWhatWaitsOnOneAndBelongsToAnother) {
    std::optional<Shards> shards(std::in_place, 2U);
    Shard& first = shards->next();
    Shard& second = shards->next();
    ASSERT_NE(&first, &second);
    const auto held_by_second = held_across(first, second);
    const auto held_by_first = held_across(second, first);
    shards->stop();
    EXPECT_TRUE(held_by_second.expired());
    EXPECT_TRUE(held_by_first.expired());
    shards.reset();
}

TEST(ShardsEnd, WithoutBeingStoppedFirst) {
    const auto shards = std::make_unique<Shards>(2U);
    Shard& first = shards->next();
    Shard& second = shards->next();
    held_across(first, second);
    held_across(second, first);
    EXPECT_NO_FATAL_FAILURE(shards->settle());
}

}  // namespace
}  // namespace reami::testing
