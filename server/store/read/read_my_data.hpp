// Reads all that the store has about a player, for the player: PROTOCOL.md, "Plain requests".
#pragma once

#include "protocol/messages/my_data.hpp"
#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

protocol::plain::MyData read_my_data(ReadConnection& db, PlayerId player);

}  // namespace reami::store
