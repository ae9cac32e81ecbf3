// What a load has counted, and how it is told.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace reami::bench {

using Clock = std::chrono::steady_clock;

struct Figures {
    std::size_t turns = 0;            ///< whole ones that the opponent has seen
    std::size_t messages = 0;         ///< in which they were sent
    std::size_t moves = 0;            ///< of these: a list has several
    std::vector<double> micros = {};  ///< from a message to the opponent's patch
    /// Of whole matches, from one start to the next: what came to both players, and the turns.
    std::size_t bytes_of_matches = 0, turns_of_matches = 0;
};

/// 0 if there are none.
double percentile(std::vector<double> values, double part);

/// A line: the figure's name, its value.
void print(const std::string& name, double value);

}  // namespace reami::bench
