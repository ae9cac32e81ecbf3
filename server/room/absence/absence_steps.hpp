// The steps that a room takes because people are absent, or are back: PROTOCOL.md, "Going away".
#pragma once

#include <optional>

#include "server/room/snapshot.hpp"
#include "server/room/step.hpp"

namespace reami::room {

/// The step that gives a seat back to a person for whom a bot has played for now, that puts a bot into the
/// seat of an absent person after a vote, or that hands such a seat over, after a vote or because too few
/// others are present to vote; empty if there is nothing to do.
std::optional<Step> absence_step(const Snapshot& room, Millis now);
/// The next time after `now` when the others may decide about an absent seat, or when the room hands it over
/// by itself, on the steady clock; empty if nobody is absent.
std::optional<Millis> absence_due(const Snapshot& room, Millis now);

}  // namespace reami::room
