// The input line on a terminal. libedit edits it, with a history, and with completion by Tab. The client
// prints its output above the line. A separate thread reads the keys, because a key may have several bytes
// and libedit waits until it has the last one.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/core/noncopyable.hpp>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace reami::terminal {

class Prompt : boost::noncopyable {
public:
    /// The functions that the prompt calls on the executor.
    struct Calls {
        std::function<void(std::string)> line;  ///< called for each line, without its end of line
        std::function<void()> end;              ///< called once, when the person has pressed Ctrl-D
    };

    /// Reads standard input and writes to standard output; both are terminals. `history` is the file with the
    /// lines that the person typed earlier. Only its owner can read it.
    Prompt(boost::asio::any_io_executor executor, Calls calls, std::filesystem::path history);
    /// Stops reading, stores the history, and restores the terminal.
    ~Prompt();

    /// Prints a line above the input line. The input line keeps its text and its cursor.
    void print(const std::string& line);
    /// Sets the moves that Tab offers.
    void offer(std::vector<std::string> legal);

private:
    class Editor;
    std::unique_ptr<Editor> editor_;
};

}  // namespace reami::terminal
