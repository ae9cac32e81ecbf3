// The points of a match's rounds, in the form that the database has.
#pragma once

#include "protocol/match/match.hpp"
#include "server/store/read/survey.hpp"

namespace reami::commands {

/// The points of the finished rounds, by round and seat.
inline store::StoredRounds rounds_of(const protocol::Match& match) {
    store::StoredRounds rounds;
    for (int round = 1; round <= match.rounds_finished(); ++round) rounds[round] = match.round_points(round);
    return rounds;
}

}  // namespace reami::commands
