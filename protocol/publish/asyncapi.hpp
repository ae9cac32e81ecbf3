// All messages to an AsyncAPI 3 document: which channels there are, and who sends what on them.
#pragma once

#include <string>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// The AsyncAPI document, as text in many lines. Expects the messages of each side as alternatives.
std::string asyncapi(const TypeShape& from_client, const TypeShape& from_server);

}  // namespace reami::publish
