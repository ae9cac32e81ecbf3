// Joins two players who are one person, for example because a phone had made its own player before it was
// linked.
#pragma once

#include "engine/core/expected.hpp"
#include "server/lobby/players/store_record.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

/// Gives the ended matches of `from` to `to`. Returns their number, or the reason why it could not store the
/// change. The caller has checked that the request comes from a person who is both. Any thread may call this.
boost::asio::awaitable<Expected<int, protocol::Refusal>> join_matches(RecordTarget target,
                                                                      store::Readers& readers,
                                                                      store::MatchesJoined joined);

}  // namespace reami::lobby
