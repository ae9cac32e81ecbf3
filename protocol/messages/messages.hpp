// Every message of `reami.v1`. A message is a text frame with one JSON object, whose member `t` names its
// kind. PROTOCOL.md shows an example of each.
#pragma once

#include "protocol/messages/from_client.hpp"
#include "protocol/messages/from_server.hpp"
