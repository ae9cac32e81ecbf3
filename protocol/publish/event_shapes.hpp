// Facts that the JSON of events doesn't show, and that sentences about events need: which numbers and keys
// are seats, and which objects are maps. In TypeScript:
//
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

/// Takes the list of events of each game. A struct lists its members except plain ones, which need no
/// conversion. A map is its key and its value; a set or a list is its element.
std::string event_shapes(const std::map<std::string, TypeShape>& events);

}  // namespace reami::publish
