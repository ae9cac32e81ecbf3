// Reads open rooms from the records that are stored.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/claim.hpp"
#include "server/store/record.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

/// A record with the time when it was stored.
struct StoredRecord {
    Millis at = 0;
    Record record;
};

/// An open room, as the records that make it: RoomOpened (with the current options and the secret to which
/// the server has committed last), RoomEntered, BotsPaced, RoomKept, RoomDated, HostChanged (if `for_now`),
/// Person, AddressBanned, WatchersSilenced, SeatLeft (of empty seats), SeatTaken (of the people and bots who
/// sit, the longest first), the last 100 Said, RequestGranted, and the last match. Of a match: MatchStarted,
/// TookPart (while it runs), MovePlayed, RoundFinished, and after its end MatchFinished or MatchAbandoned,
/// and WantsRematch.
struct StoredRoom {
    RoomId room = 0;
    Millis unused_for = 0;  ///< served time (TimeServed) since somebody was last known to be in the room
    std::vector<StoredRecord> records;
    std::optional<std::string> unreadable = {};  ///< why the room can't be read; then `records` is empty
};

/// The highest id that was ever given to a room; 0: none was given.
RoomId read_last_room(ReadConnection& db);
StoredRoom read_room(ReadConnection& db, RoomId room);  ///< without records if there is no such open room
/// Like `read_room`, for a room that this node has just taken. Reads from the database in which the node took
/// it. Throws std::runtime_error if another database answers, such as an old primary beside the new one,
/// because that database may lack newer commits.
StoredRoom read_taken_room(ReadConnection& db, const RoomClaim& claim);
/// All open rooms, by rising ids, also those that are unreadable.
std::vector<StoredRoom> read_open_rooms(ReadConnection& db);
/// When a server last stopped in good order, by the wall clock.
std::optional<Millis> read_last_stop(ReadConnection& db);

}  // namespace reami::store
