// The server logs an exception in a coroutine for which nothing waits.
#include <gtest/gtest.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <stdexcept>
#include <string>

#include "server/runtime/log_about.hpp"
#include "tests/server/log_capture.hpp"

namespace reami {
namespace {

namespace asio = boost::asio;

asio::awaitable<void> ends_well() { co_return; }
asio::awaitable<int> counts() { co_return 7; }
asio::awaitable<void> throws() {
    throw std::runtime_error("no more memory");
    co_return;
}
asio::awaitable<void> throws_a_number() {
    throw 7;
    co_return;
}

std::string log_of(const std::function<void(asio::io_context&)>& spawn) {
    const testing::LogCapture log;
    asio::io_context context;
    spawn(context);
    context.run();
    return log.text();
}

TEST(Logged, SaysWhatEndedACoroutine) {
    EXPECT_EQ(log_of([](auto& context) { asio::co_spawn(context, throws(), logged("room 12")); }),
              "[error] room 12 failed: no more memory\n");
    EXPECT_EQ(log_of([](auto& context) {
                  asio::co_spawn(context, throws(), logged("a bot", {12, 3}));
              }),
              "[error] room 12, match 3: a bot failed: no more memory\n");
    EXPECT_EQ(log_of([](auto& context) { asio::co_spawn(context, throws_a_number(), logged("a bot")); }),
              "[error] a bot failed with an unknown exception\n");
}

TEST(Logged, SaysNothingOfOneThatEndedWell) {
    EXPECT_EQ(log_of([](auto& context) { asio::co_spawn(context, ends_well(), logged("a bot")); }), "");
    EXPECT_EQ(log_of([](auto& context) { asio::co_spawn(context, counts(), logged("a bot")); }), "");
}

}  // namespace
}  // namespace reami
