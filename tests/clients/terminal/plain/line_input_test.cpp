#include "clients/terminal/plain/line_input.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <vector>

namespace reami::terminal {
namespace {

class Pipe {
public:
    Pipe() { EXPECT_EQ(::pipe(ends_.data()), 0); }
    ~Pipe() {
        ::close(ends_[0]);
        end();
    }
    int reading_end() const { return ends_[0]; }
    void write(std::string_view text) {
        EXPECT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    void end() {
        if (ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

private:
    std::array<int, 2> ends_{};
};

/// All lines until the end of the input.
std::vector<std::string> lines_of(Pipe& pipe) {
    boost::asio::io_context io;
    const auto guard = boost::asio::make_work_guard(io);
    std::vector<std::string> lines;
    const LineInput input(
        pipe.reading_end(), io.get_executor(), [&](std::string line) { lines.push_back(std::move(line)); },
        [&] { io.stop(); });
    io.run();
    return lines;
}

TEST(LineInput, GivesEveryLineAndThenTheEnd) {
    Pipe pipe;
    pipe.write("rooms\n\njoin KETMKARD\n");
    pipe.end();
    EXPECT_EQ(lines_of(pipe), (std::vector<std::string>{"rooms", "", "join KETMKARD"}));
}

TEST(LineInput, GivesALastLineWithoutItsEnd) {
    Pipe pipe;
    pipe.write("rooms\nquit");
    pipe.end();
    EXPECT_EQ(lines_of(pipe), (std::vector<std::string>{"rooms", "quit"}));
}

TEST(LineInput, StopsWhileItWaits) {
    Pipe pipe;
    boost::asio::io_context io;
    {
        const LineInput input(
            pipe.reading_end(), io.get_executor(), [](const std::string&) {}, [] {});
    }
    SUCCEED();  // the destructor returned, although nothing was ever written
}

}  // namespace
}  // namespace reami::terminal
