// Makes an AsyncAPI 3 document from all messages: the channels, and the messages that each side sends on
// them.
#pragma once

#include <string>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// The AsyncAPI document as text of several lines. Expects the messages of each side as alternatives.
std::string asyncapi(const TypeShape& from_client, const TypeShape& from_server);

}  // namespace reami::publish
