// Makes an AsyncAPI 3 document from all messages. It lists the channels, and the messages that each side
// sends on them.
#pragma once

#include <string>

#include "protocol/publish/shape.hpp"

namespace reami::publish {

/// The AsyncAPI document as text of several lines. Expects two shapes whose alternatives are the messages of
/// each side.
std::string asyncapi(const TypeShape& from_client, const TypeShape& from_server);

}  // namespace reami::publish
