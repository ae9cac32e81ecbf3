// Shapes and constants to TypeScript: what the web client compiles against.
//
//   export interface KingdominoKingdom {
//     points: number;
//     note?: string;
//     squares: Record<string, KingdominoTerrain>;
//   }
//
//   export type KingdominoTerrain = 'wheat' | 'lake';
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// One exported type for everything that is named in or below the roots.
std::string typescript(const std::vector<TypeShape>& roots);

/// Numbers that have names, in an object with a name.
struct Constants {
    std::string name;
    std::vector<std::pair<std::string, std::size_t>> members;
};

/// One exported object for each: `export const Close = { normal: 1000 } as const;`
std::string typescript(const std::vector<Constants>& objects);

}  // namespace reami::publish
