// Which entries share one commit.
#include "server/store/write/commit_queue.hpp"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <future>
#include <memory>
#include <vector>

namespace reami::store {
namespace {

using Time = std::chrono::steady_clock::time_point;

class CommitQueues : public ::testing::Test {
protected:
    static constexpr std::size_t most = 1000;

    const char* add(RoomId room) {
        PendingEntry attempt{{room, 0, {}}, {}};
        Waiter waiter{shard_.get_executor(), {}};
        return queue_->add(attempt, waiter);
    }

    /// Runs the ready handlers of the shard.
    void go_on() {
        shard_.restart();
        shard_.run();
    }

    /// Takes the next batch as the writer's thread does, which may have to wait; returns the rooms of the
    /// batch.
    std::vector<RoomId> taken() {
        std::vector<RoomId> rooms;
        if (const auto batch = queue_->take(Time::max()))
            for (const PendingEntry& attempt : batch->attempts) rooms.push_back(attempt.entry.room);
        return rooms;
    }

    boost::asio::io_context shard_;
    std::shared_ptr<CommitQueue> queue_ = std::make_shared<CommitQueue>(most);
};

TEST_F(CommitQueues, AllThatWaitsIsOneCommit) {
    for (const RoomId room : {1, 2, 3}) add(room);
    go_on();
    EXPECT_EQ(taken(), (std::vector<RoomId>{1, 2, 3}));
}

TEST_F(CommitQueues, TheFirstEntryWakesTheWriter) {
    auto writer = std::async(std::launch::async, [this] { return taken(); });
    add(1);
    go_on();
    EXPECT_EQ(writer.get(), std::vector<RoomId>{1});
}

TEST_F(CommitQueues, WhatTheShardCanHandleByThenSharesTheCommit) {
    auto writer = std::async(std::launch::async, [this] { return taken(); });
    for (const RoomId room : {1, 2, 3}) boost::asio::post(shard_, [this, room] { add(room); });
    go_on();
    EXPECT_EQ(writer.get(), (std::vector<RoomId>{1, 2, 3}));
}

TEST_F(CommitQueues, WhatArrivesDuringACommitSharesTheNext) {
    add(1);
    go_on();
    EXPECT_EQ(taken(), std::vector<RoomId>{1});
    add(2);
    add(3);
    go_on();
    EXPECT_EQ(taken(), (std::vector<RoomId>{2, 3}));
}

TEST_F(CommitQueues, TheWriterGetsAnEmptyBatchWhenItIsTimeToLook) {
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
    go_on();
    EXPECT_EQ(taken(), std::vector<RoomId>{3});
}

TEST_F(CommitQueues, RefusesWhatIsTooMuch) {
    for (std::size_t i = 0; i < most; ++i) ASSERT_EQ(add(1), nullptr);
    EXPECT_STREQ(add(2), "too many entries wait for the disk");
    EXPECT_EQ(queue_->size(), most);
}

}  // namespace
}  // namespace reami::store
