// Shapes to JSON Schema, draft 2020-12. What the schema says is what reading demands: unknown fields are
// allowed, the facts of every member hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// A complete schema, as text in many lines. Expects a root with a name; named shapes below it go to `$defs`.
std::string schema(const TypeShape& root);

/// A JSON object with the schemas of all that is named in or below the roots, keyed by name, for documents
/// that hold schemas among other things. `prefix` is where they will stand: `#/components/schemas/`.
std::string schemas(const std::vector<TypeShape>& roots, std::string_view prefix);

}  // namespace reami::publish
