// What the JSON of events doesn't tell those who put them in words: which numbers and keys are seats, which
// objects are maps. In TypeScript:
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

/// By game, of its list of events. A struct lists its members but those that are plain: told as they stand. A
/// map is its key and its value; a set or a list its element.
std::string event_shapes(const std::map<std::string, TypeShape>& events);

}  // namespace reami::publish
