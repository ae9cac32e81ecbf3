// The consequences of every step: areas, superfluous borders, points, monopolies. RULES.md, R5.4.
#pragma once

#include "engine/core/events.hpp"
#include "engine/domaine/events.hpp"

namespace reami::domaine {

/// Finds the areas again after borders or pieces have changed, and reports the consequences as events.
void settle(Position& position, Events<Event>& events);

}  // namespace reami::domaine
