// The lines that `reami --plain` prints, and the status with which it ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/plain/preferences.hpp"
#include "clients/terminal/room/environment.hpp"
#include "clients/terminal/text/sentences.hpp"
#include "clients/terminal/text/words.hpp"

namespace reami::terminal {

class Screen {
public:
    Screen(Environment& environment, const Words& words, const PlainPreferences& preferences)
        : environment_(environment), words_(words), preferences_(preferences) {}

    const Words& words() const { return words_; }

    void say(std::string_view tag, std::string text, OutputLine::Facts facts = {});
    void say(const Lines& lines);
    /// Explains the fault of a command: `key` names the text.
    void wrong(std::string_view key, const protocol::Placeholders& places = {});
    /// The server refused a message.
    void refused(const std::string& code, const std::string& text);
    /// The server refused a plain request. A script then fails, because its later commands depend on the
    /// answer.
    void problem(const HttpAnswer& answer);
    /// The server gave an answer that no server of Reami gives.
    void not_reami();
    /// The server can't be reached: a script then fails.
    void unreachable(const Trouble& trouble);
    std::string why(const Trouble& trouble) const;

    /// A command failed: the program ends with a fault if a script runs it.
    void fail();
    /// Ends the program with a fault.
    void note_fault() { status_ = 1; }
    int status() const { return status_; }

private:
    void print(OutputLine line);

    Environment& environment_;
    const Words& words_;
    const PlainPreferences& preferences_;
    int status_ = 0;
};

/// `first second`
std::string joined(const std::vector<std::string>& items);

}  // namespace reami::terminal
