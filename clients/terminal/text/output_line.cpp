#include "clients/terminal/text/output_line.hpp"

#include <algorithm>

namespace reami::terminal {

std::string untagged(const OutputLine& line) { return line.text; }

std::string tagged(const OutputLine& line) {
    std::string whole(line.tag);
    for (const auto& [key, value] : line.facts) {
        whole += ' ';
        whole += key;
        whole += '=';
        std::transform(value.begin(), value.end(), std::back_inserter(whole),
                       [](char c) { return c == ' ' ? '_' : c; });
    }
    whole += " | ";
    return whole + line.text;
}

}  // namespace reami::terminal
