// The input line on a terminal, edited by libedit, with a history and completion by Tab. The client prints
// its output above the line. A separate thread reads the keys, because one key may be several bytes and
// libedit blocks until it has the last.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace reami::terminal {

class Prompt {
public:
    /// The functions that the prompt calls, on the executor.
    struct Calls {
        std::function<void(std::string)> line;  ///< for each line, without its end
        std::function<void()> end;              ///< once, after the last line: the person pressed Ctrl-D
    };

    /// Reads standard input and writes to standard output, which are terminals. `history` is the file of the
    /// lines that were typed before; only its owner can read it.
    Prompt(boost::asio::any_io_executor executor, Calls calls, std::filesystem::path history);
    Prompt(const Prompt&) = delete;
    Prompt& operator=(const Prompt&) = delete;
    /// Stops reading, keeps the history, and leaves the terminal as it was.
    ~Prompt();

    /// Prints above the input line, which keeps its text and its cursor.
    void print(const std::string& line);
    /// Sets the moves that Tab offers.
    void offer(std::vector<std::string> legal);

private:
    class Editor;
    std::unique_ptr<Editor> editor_;
};

}  // namespace reami::terminal
