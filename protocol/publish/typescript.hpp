// Shapes to TypeScript: what the web client compiles against.
//
//   export interface KingdominoKingdom {
//     points: number;
//     note?: string;
//     squares: Record<string, KingdominoTerrain>;
//   }
//
//   export type KingdominoTerrain = 'wheat' | 'lake';
#pragma once

#include <string>
#include <vector>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// One exported type for everything that is named in or below the roots.
std::string typescript(const std::vector<TypeShape>& roots);

}  // namespace reami::publish
