// Describes what the JSON of an event does not show, although sentences about the event need it: which
// numbers and keys are seats, and which objects are maps. In TypeScript:
//   export const eventShapes = {
//     kingdomino: {
//       placed: { seat: 'seat' },
//       scored: { seats: ['seat', { domains: ['plain', {}] }] },
//     },
//   } as const;
#pragma once

#include <map>
#include <string>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// The shapes as TypeScript, from the list of each game's events. The shape of a struct lists its members,
/// except plain ones, which need no conversion. The shape of a map is its key and its value; the shape of a
/// set or a list is its element.
std::string event_shapes(const std::map<std::string, TypeShape>& events);

}  // namespace reami::publish
