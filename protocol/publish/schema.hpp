// Makes JSON Schemas, draft 2020-12, from shapes. A schema accepts what the reader accepts: it allows unknown
// fields, and contains the constraints of every member.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// A complete schema as text of several lines. Expects a root with a name. The named shapes below the root
/// are in `$defs`.
std::string schema(const TypeShape& root);

/// A JSON object with the schemas of all named shapes in or below the roots, by name. It is for documents
/// that also contain other things. `prefix` is the path of the schemas in that document:
/// `#/components/schemas/`.
std::string schemas(const std::vector<TypeShape>& roots, std::string_view prefix);

}  // namespace reami::publish
