#include "server/lobby/restore.hpp"

#include <spdlog/spdlog.h>

#include "server/room/room.hpp"

namespace reami::lobby {

namespace {

/// Folds the records into the room, and says in the log what differs.
std::vector<store::Seq> fold(const store::StoredRoom& stored, room::Room& room) {
    std::vector<store::Seq> rows;
    for (const store::StoredRecord& one : stored.records) {
        if (const auto differs = room.fold(one.record, one.at))
            spdlog::error("room {}: match {} is held: {}", room.table().code, room.table().match, *differs);
        if (one.row > 0) rows.push_back(one.row);
    }
    return rows;
}

}  // namespace

Restored restore(store::Reader& reader, Directory& directory) {
    Restored restored;
    directory.set_last_room(reader.last_room());
    for (const store::StoredRoom& stored : reader.open_rooms()) {
        room::Room room(directory.terms());
        auto rows = fold(stored, room);
        ++restored.rooms;
        if (room.table().phase == room::Phase::held) ++restored.held;
        directory.restore(stored.room, std::move(room), std::move(rows));
    }
    return restored;
}

}  // namespace reami::lobby
