// What the rounds of a match gave, as the database keeps it.
#pragma once

#include "protocol/match/match.hpp"
#include "server/store/read/survey.hpp"

namespace reami::commands {

/// Of those that are over.
store::StoredRounds rounds_of(const protocol::Match& match);

}  // namespace reami::commands
