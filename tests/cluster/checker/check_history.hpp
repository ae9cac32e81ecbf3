// Whether a history of rooms could have come from one server that stores each move before it shows it: a
// check of linearizability, written for logs that only grow.
//
// A room is a register whose value, the position, only rises. Such a history is linearizable if no answer is
// behind another that had come before it was asked for, and if all that was told is in the log, where it
// was told to be.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cluster/checker/history.hpp"

namespace reami::cluster {

enum class Violation : std::uint8_t {
    lost,            ///< acknowledged, and not in the log
    doubled,         ///< what was sent once is in the log twice
    shown_unstored,  ///< told to somebody, and not in the log, or not yet
    stale,           ///< older than what had been told before it was asked for
    forked           ///< two histories of one room
};
constexpr std::size_t violations = 5;
constexpr std::array<std::string_view, violations> names_of_violations{"lost", "doubled", "shown_unstored",
                                                                       "stale", "forked"};

struct Finding {
    Violation what;
    std::string room, why;
};

struct Findings {
    std::vector<Finding> all;
    std::size_t rooms = 0, moves = 0, answers = 0;  ///< that were looked at

    std::size_t count(Violation what) const;
};

Findings check_history(const History& history);

}  // namespace reami::cluster
