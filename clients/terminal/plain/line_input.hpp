// Lines from a file descriptor, whatever is behind it: a terminal, a pipe, a file. They are read on a thread
// of their own, since making standard input non-blocking would do the same to whoever shares it.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <string>
#include <thread>

#include "clients/terminal/plain/key_wait.hpp"

namespace reami::terminal {

class LineInput {
public:
    /// Calls `line` for each line, without its end, and then `end` once, on the executor.
    LineInput(int file, boost::asio::any_io_executor executor, std::function<void(std::string)> line,
              std::function<void()> end);
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;
    /// Stops reading, wherever it is.
    ~LineInput();

private:
    void read_all(int file);
    void pass_on_lines();

    boost::asio::any_io_executor executor_;
    std::function<void(std::string)> line_;
    std::function<void()> end_;
    std::string unread_;
    KeyWait wait_;
    std::thread thread_;
};

}  // namespace reami::terminal
