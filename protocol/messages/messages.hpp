// Every message of `reami.v1`. Text frames, one JSON object a message, told apart by its member `t`.
// PROTOCOL.md shows an example of each.
#pragma once

#include "protocol/messages/from_client.hpp"
#include "protocol/messages/from_server.hpp"
