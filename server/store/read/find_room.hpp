// Finds rooms by their code, by the request that opened them, or by their opener.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// The use of a code that a room has or had.
struct CodeUse {
    bool open = false;
    bool theirs = false;  ///< the asking player opened the room, or has or had a seat in it
};

/// The rooms that were opened from one address.
struct OpenedBy {
    std::size_t open = 0;
    /// The time at which the oldest of the last `most` rooms was opened; empty if fewer were opened since the
    /// time in question.
    std::optional<Millis> oldest_of_most;
};

/// The use of the code; empty if no room ever had this code.
std::optional<CodeUse> find_code_use(ReadConnection& db, std::string_view code, std::optional<PlayerId> who);
/// The codes of the open rooms in which the player has a seat: at most `most`, the latest seat first.
std::vector<std::string> find_rooms_of(ReadConnection& db, PlayerId player, std::size_t most);
/// The code of the room that was opened for this request.
std::optional<std::string> find_code_of_request(ReadConnection& db, const Hash& requester,
                                                const RequestId& request);
/// The number of open rooms of that opener, and the time at which the opener opened the oldest of their last
/// `most` rooms; only rooms after `since` count for this time.
OpenedBy find_opened_by(ReadConnection& db, const Hash& opener, Millis since, std::size_t most);
/// The open room with that code.
std::optional<RoomId> find_open_room(ReadConnection& db, std::string_view code);

}  // namespace reami::store
