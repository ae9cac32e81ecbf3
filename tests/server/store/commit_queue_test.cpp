// Which entries go into one commit.
#include "server/store/write/commit_queue.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace reami::store {
namespace {

using Time = std::chrono::steady_clock::time_point;

class CommitQueues : public ::testing::Test {
protected:
    static constexpr std::size_t most = 1000, enough = 512;

    const char* add(RoomId room) {
        PendingEntry attempt{{room, 0, {}}, {}};
        Waiter waiter{shard_.get_executor(), [](const Appended&) {}};
        return queue_->add(attempt, waiter);
    }

    /// What the writer's thread is given, however long it has to wait.
    std::vector<RoomId> taken() {
        std::vector<RoomId> rooms;
        if (const auto batch = queue_->take(Time::max()))
            for (const PendingEntry& attempt : batch->attempts) rooms.push_back(attempt.entry.room);
        return rooms;
    }

    boost::asio::io_context shard_;
    std::shared_ptr<CommitQueue> queue_ = std::make_shared<CommitQueue>(most);
};

TEST_F(CommitQueues, WhatAShardStoresInOneGoIsOneCommit) {
    for (const RoomId room : {1, 2, 3}) boost::asio::post(shard_, [this, room] { add(room); });
    shard_.run();
    EXPECT_EQ(taken(), (std::vector<RoomId>{1, 2, 3}));
}

TEST_F(CommitQueues, ACommitWaitsWhileEachRoundBringsMore) {
    queue_ = std::make_shared<CommitQueue>(most, std::chrono::hours(1));  // however slow the rounds are
    boost::asio::post(shard_, [this] {  // what comes next is in line before the queue looks how much there is
        boost::asio::post(shard_, [this] {
            boost::asio::post(shard_, [this] { add(3); });
            add(2);
        });
        add(1);
    });
    constexpr std::size_t additions = 3, looks = 3;  // two of them see more than the one before
    EXPECT_EQ(shard_.run(), additions + looks);
    EXPECT_EQ(taken(), (std::vector<RoomId>{1, 2, 3}));
}

TEST_F(CommitQueues, AShardThatAlwaysHasMoreIsNotWaitedForLong) {
    std::atomic<bool> is_taken = false;
    std::function<void()> go_on = [&] {
        if (is_taken) return;
        if (queue_->size() < enough / 2) add(1);
        boost::asio::post(shard_, go_on);
    };
    boost::asio::post(shard_, go_on);
    auto writer = std::async(std::launch::async, [&] {
        const auto rooms = taken();
        is_taken = true;
        return rooms;
    });
    shard_.run();
    EXPECT_FALSE(writer.get().empty());
}

TEST_F(CommitQueues, ManyAreCommittedWhileTheShardIsBusy) {
    for (std::size_t i = 0; i < enough; ++i) add(1);
    EXPECT_EQ(taken().size(), enough);  // the shard has not even begun a round
}

TEST_F(CommitQueues, ARoundForWhatIsCommittedDoesNotHurryWhatCameAfter) {
    for (std::size_t i = 0; i < enough; ++i) add(1);
    taken();
    add(2);
    boost::asio::post(shard_, [this] { add(3); });
    shard_.run();
    EXPECT_EQ(taken(), (std::vector<RoomId>{2, 3}));
}

TEST_F(CommitQueues, NothingIsTakenBackWhenItIsTimeToLook) {
    const auto batch = queue_->take(std::chrono::steady_clock::now());
    ASSERT_TRUE(batch);
    EXPECT_TRUE(batch->attempts.empty());
}

TEST_F(CommitQueues, WhatWaitsAtTheEndIsCommitted) {
    add(1);
    queue_->stop();
    EXPECT_STREQ(add(2), "the server stops");
    EXPECT_EQ(taken(), std::vector<RoomId>{1});
    EXPECT_FALSE(queue_->take(Time::max()));
}

TEST_F(CommitQueues, RefusesForAReasonUntilItIsOpen) {
    add(1);
    EXPECT_EQ(queue_->refuse("the disk is full").attempts.size(), 1U);
    EXPECT_STREQ(add(2), "the disk is full");
    queue_->open();
    EXPECT_EQ(add(3), nullptr);
    shard_.run();
    EXPECT_EQ(taken(), std::vector<RoomId>{3});
}

TEST_F(CommitQueues, RefusesWhatIsTooMuch) {
    for (std::size_t i = 0; i < most; ++i) ASSERT_EQ(add(1), nullptr);
    EXPECT_STREQ(add(2), "too many entries wait for the disk");
    EXPECT_EQ(queue_->size(), most);
}

}  // namespace
}  // namespace reami::store
