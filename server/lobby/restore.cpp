#include "server/lobby/restore.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "server/room/room.hpp"

namespace reami::lobby {

namespace {

/// Folds the records, and says in the log what differs.
RoomOnDisk fold(const store::StoredRoom& stored, const room::Terms& terms) {
    RoomOnDisk folded{.id = stored.room,
                      .room = room::Room(terms),
                      .rows = {},
                      .opener = {},
                      .quiet_since = stored.last_change};
    for (const store::StoredRecord& one : stored.records) {
        const room::Table& table = folded.room.table();
        if (const auto differs = folded.room.fold(one.record, one.at))
            spdlog::error("room {}: match {} is held: {}", table.code, table.match, *differs);
        if (const auto* opened = std::get_if<store::Opened>(&one.record)) folded.opener = opened->opener;
        if (one.row > 0) folded.rows.push_back(one.row);
    }
    return folded;
}

}  // namespace

Restored restore(store::Reader& reader, Directory& directory, RoomQuota& quota) {
    Restored restored;
    directory.set_last_room(reader.last_room());
    const store::Millis last_stop = reader.last_stop().value_or(0);
    for (const store::StoredRoom& stored : reader.open_rooms()) {
        RoomOnDisk folded = fold(stored, directory.terms());
        folded.quiet_since = std::max(folded.quiet_since, last_stop);
        ++restored.rooms;
        if (folded.room.table().phase == room::Phase::held) ++restored.held;
        quota.restored(folded.opener);
        directory.add(std::move(folded));
    }
    return restored;
}

}  // namespace reami::lobby
