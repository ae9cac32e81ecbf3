// The consequences that every step may have for areas, superfluous borders, points and monopolies. RULES.md,
// R5.4.
#pragma once

#include "engine/core/events.hpp"
#include "engine/domaine/events.hpp"

namespace reami::domaine {

/// Finds the areas of the changed borders and pieces, updates the position, and reports the consequences as
/// events.
void settle(Position& position, Events<Event>& events);

}  // namespace reami::domaine
