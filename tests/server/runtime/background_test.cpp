// Work outside of the shards, on other threads: the queue is bounded, and each caller resumes on its own
// executor.
#include "server/runtime/background.hpp"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <future>
#include <string>
#include <thread>

namespace reami {
namespace {

namespace asio = boost::asio;

struct OnAShard : testing::Test {
    asio::io_context shard;

    /// Runs the coroutine on this thread, and returns its result.
    template <class Coroutine>
    auto run(Coroutine coroutine) {
        auto result = asio::co_spawn(shard, std::move(coroutine), asio::use_future);
        shard.run();
        return result.get();
    }
};

TEST_F(OnAShard, WorkIsDoneElsewhereAndItsCallerResumedHere) {
    Background background(1, 8);
    std::thread::id there, after;
    const auto caller = [&]() -> asio::awaitable<int> {
        const int answer = co_await background.run([&] {
            there = std::this_thread::get_id();
            return 42;
        });
        after = std::this_thread::get_id();
        co_return answer;
    };
    EXPECT_EQ(run(caller()), 42);
    EXPECT_NE(there, std::this_thread::get_id());
    EXPECT_EQ(after, std::this_thread::get_id());
}

TEST_F(OnAShard, WhoWaitsIsResumedOnceTheirOwnWorkIsDone) {
    Background background(1, 8);
    std::promise<void> both_wait, first_is_resumed;
    const auto first = [&]() -> asio::awaitable<void> {
        const auto work = [until = both_wait.get_future().share()] { return until.wait(); };
        co_await background.run(work);
        first_is_resumed.set_value();
    };
    const auto second = [&]() -> asio::awaitable<bool> {
        const auto work = [resumed = first_is_resumed.get_future().share()] {
            return resumed.wait_for(std::chrono::seconds(10)) == std::future_status::ready;
        };
        asio::post(shard, [&] { both_wait.set_value(); });  // runs once this coroutine waits, too
        co_return co_await background.run(work);
    };
    asio::co_spawn(shard, first(), [](const std::exception_ptr& fault) { EXPECT_FALSE(fault); });
    EXPECT_TRUE(run(second()));
}

TEST_F(OnAShard, WhatTheWorkThrowsReachesItsCaller) {
    Background background(1, 8);
    const auto caller = [&]() -> asio::awaitable<int> {
        co_return co_await background.run([]() -> int { throw std::runtime_error("the disk is gone"); });
    };
    EXPECT_THROW(run(caller()), std::runtime_error);
}

TEST_F(OnAShard, BeyondItsBoundItIsBusyAtOnceAndNotForLong) {
    Background background(1, 2);
    std::promise<void> go;
    const std::shared_future<void> may_end = go.get_future().share();
    std::string story;
    const auto caller = [&](const char* name) -> asio::awaitable<void> {
        // The lambda has a name, because g++ 12 destroys the captures of a temporary lambda inside `co_await`
        // twice.
        const auto work = [may_end] {
            may_end.wait();
            return 1;
        };
        try {
            const int done = co_await background.run(work);
            story += std::string(name) + (done == 1 ? " done. " : " lost. ");
        } catch (const Busy&) {
            story += std::string(name) + " busy. ";
            go.set_value();
        }
    };
    for (const char* name : {"first", "second", "third"})
        asio::co_spawn(shard, caller(name), [](const std::exception_ptr& fault) { EXPECT_FALSE(fault); });
    shard.run();
    EXPECT_EQ(story, "third busy. first done. second done. ");
    shard.restart();
    EXPECT_EQ(run([&]() -> asio::awaitable<int> { co_return co_await background.run([] { return 7; }); }()),
              7);
}

}  // namespace
}  // namespace reami
