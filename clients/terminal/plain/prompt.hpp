// The line that a person types on a terminal, edited by libedit: with a history, and words that Tab
// completes. What the client says meanwhile is printed above it. The keys are read on a thread of their own,
// as one key may be several bytes, of which libedit waits for the last.
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
        std::function<void()> end;              ///< once, after the last: the person pressed Ctrl-D
    };

    /// Reads standard input and writes to standard output, which are terminals. `history` is the file of the
    /// lines that were typed before; only its owner can read it.
    Prompt(boost::asio::any_io_executor executor, Calls calls, std::filesystem::path history);
    Prompt(const Prompt&) = delete;
    Prompt& operator=(const Prompt&) = delete;
    /// Stops reading, keeps the history, and leaves the terminal as it was.
    ~Prompt();

    /// Above the line that is typed, which keeps its text and its cursor.
    void print(const std::string& line);
    /// The moves that Tab offers from now on.
    void offer(std::vector<std::string> legal);

private:
    class Editor;
    std::unique_ptr<Editor> editor_;
};

}  // namespace reami::terminal
