// Makes TypeScript from shapes and constants, for the web client.
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

/// One exported type for each named shape in or below the roots.
std::string typescript(const std::vector<TypeShape>& roots);

/// A named object whose members are named numbers.
struct Constants {
    std::string name;
    std::vector<std::pair<std::string, std::size_t>> members;
};

/// One exported object for each of these: `export const Close = { normal: 1000 } as const;`
std::string typescript(const std::vector<Constants>& objects);

}  // namespace reami::publish
