// Checks whether one server that stores each move before it shows the move could have produced a history of
// rooms. This is a check of linearizability for logs that only grow.
//
// The position of a room is a register whose value only rises. A history of such registers is linearizable
// under two conditions. No answer shows an older position than another answer that had arrived before the
// request was sent. All shown moves are in the log at the shown positions.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cluster/checker/history.hpp"

namespace reami::cluster {

enum class Violation : std::uint8_t {
    lost,            ///< acknowledged, but not in the log
    doubled,         ///< sent once, but twice in the log
    shown_unstored,  ///< shown to a client, but not in the log, or only later
    stale,           ///< older than an answer that had come before its request was sent
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
    std::size_t rooms = 0, moves = 0, answers = 0;  ///< the checked numbers

    std::size_t count(Violation what) const;
};

Findings check_history(const History& history);

}  // namespace reami::cluster
