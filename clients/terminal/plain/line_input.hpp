// Reads lines from a file descriptor: a terminal, a pipe or a file. It uses a separate thread, because a
// non-blocking standard input would be non-blocking for every process that shares it, such as the shell.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/core/noncopyable.hpp>
#include <functional>
#include <string>
#include <thread>

#include "clients/terminal/plain/key_wait.hpp"

namespace reami::terminal {

class LineInput : boost::noncopyable {
public:
    /// On the executor, calls `line` for each line, without its end of line, and then `end` once.
    LineInput(int file, boost::asio::any_io_executor executor, std::function<void(std::string)> line,
              std::function<void()> end);
    /// Stops reading, even in the middle of a line.
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
