// Makes JSON Schemas, draft 2020-12, from shapes. A schema demands the same as the reader: it allows unknown
// fields, and contains the constraints of every member.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// A complete schema as text of several lines. Expects a root with a name; named shapes below it go to
/// `$defs`.
std::string schema(const TypeShape& root);

/// A JSON object with the schemas of all named shapes in or below the roots, keyed by name, for documents
/// that contain schemas among other things. `prefix` is their path in that document: `#/components/schemas/`.
std::string schemas(const std::vector<TypeShape>& roots, std::string_view prefix);

}  // namespace reami::publish
