// PROTOCOL.md as data: its fenced blocks, line by line.
#pragma once

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/source_path.hpp"

namespace reami::protocol {

inline std::string source_text(const std::string& path) {
    std::ifstream file(source_path(path));
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The blocks that begin with three backquotes and this word.
inline std::vector<std::string> blocks(const std::string& page, const std::string& word) {
    const std::string open = "\n```" + word + "\n", close = "\n```\n";
    std::vector<std::string> found;
    for (auto at = page.find(open); at != std::string::npos; at = page.find(open, at)) {
        at += open.size();
        found.push_back(page.substr(at, page.find(close, at) + 1 - at));
    }
    return found;
}

/// A line of an example: `Ada> {…}`, `Ada< {…}`, or a sentence.
struct ExampleLine {
    std::string who;
    char direction = ' ';  ///< `>` to the server, `<` from it, or a blank for a sentence
    std::string text;      ///< the message, or the sentence
};

inline std::vector<ExampleLine> example_lines(const std::string& block) {
    std::vector<ExampleLine> lines;
    std::istringstream stream(block);
    for (std::string line; std::getline(stream, line);) {
        const auto at = line.find_first_of("<>");
        if (at != std::string::npos && line.compare(at + 1, 2, " {") == 0)
            lines.push_back({line.substr(0, at), line[at], line.substr(at + 2)});
        else
            lines.push_back({{}, ' ', line});
    }
    return lines;
}

}  // namespace reami::protocol
