// Prints the lines of `reami --plain`, and keeps its exit status.
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
    /// Prints the fault of a command. `key` is the key of the text about this fault.
    void wrong(std::string_view key, const protocol::Placeholders& places = {});
    /// Prints that the server has refused a message.
    void refused(const std::string& code, const std::string& text);
    /// Prints that the server has refused a plain request. If a script runs the client, the script fails,
    /// because later commands need the answer.
    void problem(const HttpAnswer& answer);
    /// Prints that the answer can't come from a server of Reami.
    void not_reami();
    /// Prints that the client can't reach the server. If a script runs the client, the script fails.
    void unreachable(const Trouble& trouble);
    std::string why(const Trouble& trouble) const;

    /// A command has failed. If a script runs the client, the program ends with a fault.
    void fail();
    /// When the program ends, its exit status says that it has failed.
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
