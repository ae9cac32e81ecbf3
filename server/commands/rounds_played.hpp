// Computes the points of a match's rounds, in the form that the database has.
#pragma once

#include "protocol/match/match.hpp"
#include "server/store/read/survey.hpp"

namespace reami::commands {

/// The points of the finished rounds, by round and seat.
store::StoredRounds rounds_of(const protocol::Match& match);

}  // namespace reami::commands
