// Facts that the JSON of events doesn't show, but that sentences about events need: the numbers and keys that
// are seats, and the objects that are maps. In TypeScript:
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

/// The shapes as TypeScript, from the list of events of each game. A struct lists its members except plain
/// ones, which need no conversion. A map is written as its key and its value, a set or a list as its element.
std::string event_shapes(const std::map<std::string, TypeShape>& events);

}  // namespace reami::publish
