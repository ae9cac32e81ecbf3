// Works out the answers to questions on other threads: previews from a copy of the match, and earlier events
// from a replay of it.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/room/actor/served_room.hpp"

namespace reami::room {

/// Sends the answer, or the refusal if too much other work waits. Runs on the room's shard.
boost::asio::awaitable<void> work_out(const ServedRoom& served, QuestionTask task);

}  // namespace reami::room
