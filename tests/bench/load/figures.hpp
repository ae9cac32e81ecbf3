// The measured numbers of a load, and how the load prints them.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace reami::bench {

using Clock = std::chrono::steady_clock;

struct Figures {
    std::size_t turns = 0;            ///< complete turns that the opponent has seen
    std::size_t messages = 0;         ///< the messages of these turns
    std::size_t moves = 0;            ///< the moves of these turns; a list has several
    std::vector<double> micros = {};  ///< times from a message to the opponent's patch
    /// The bytes to both players and the turns in complete matches, from one start to the next.
    std::size_t bytes_of_matches = 0, turns_of_matches = 0;
};

/// The percentile `part`, such as 0.99; 0 if there are no values.
double percentile(std::vector<double> values, double part);

/// Prints a line with the name and the value of a measured number.
void print(const std::string& name, double value);

}  // namespace reami::bench
