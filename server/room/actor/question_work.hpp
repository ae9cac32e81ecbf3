// Answers the questions of clients. Other threads compute the answers: previews from a copy of the match, and
// earlier events from a replay of the match.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/room/actor/served_room.hpp"
#include "server/room/questions.hpp"

namespace reami::room {

/// Computes the answer and sends it to the client; sends a refusal if too much other work is waiting. To be
/// called on the room's shard.
boost::asio::awaitable<void> work_out(const ServedRoom& served, QuestionTask task);

}  // namespace reami::room
