#include "server/lobby/rooms/restore.hpp"

#include "protocol/json/hash.hpp"
#include "protocol/match/game_info.hpp"
#include "server/room/room.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::lobby {

namespace {

/// Applies the records, and logs the first difference from the stored match.
RoomOnDisk replayed(const store::StoredRoom& stored, const Limits& limits) {
    RoomOnDisk on_disk{
        .id = stored.room, .room = room::Room(limits), .opener = {}, .unused_for = stored.unused_for};
    for (const store::StoredRecord& one : stored.records) {
        if (const auto applied = on_disk.room.apply(one.record, one.at); !applied)
            log_about(spdlog::level::err, {stored.room, on_disk.room.state().match.value()}, "is on hold: {}",
                      applied.error());
        if (const auto* opened = std::get_if<store::RoomOpened>(&one.record)) on_disk.opener = opened->opener;
    }
    return on_disk;
}

/// The reason why the room can't be restored from its records; empty if it can.
std::optional<std::string> why_not(const store::StoredRoom& stored) {
    if (stored.unreadable) return stored.unreadable;
    const auto& game = std::get<store::RoomOpened>(stored.records.front().record).game;
    if (!protocol::find_game(game)) return "this program does not know the game `" + game + "`";
    return std::nullopt;
}

}  // namespace

Expected<RoomOnDisk, std::string> brought_back(const store::StoredRoom& stored, const Limits& limits) {
    if (auto why = why_not(stored)) return *std::move(why);
    try {
        return replayed(stored, limits);
    } catch (const std::exception& fault) {
        return fault.what();
    }
}

Restored restore(store::ReadConnection& db, Directory& directory, RoomQuota& quota) {
    Restored restored;
    directory.set_last_room(store::read_last_room(db));
    const auto open = store::read_open_rooms(db);
    if (!open.empty()) json::view_hash("");  // if its library is missing, throws here once
    for (const store::StoredRoom& stored : open) {
        auto brought = brought_back(stored, directory.limits());
        if (!brought) {
            log_about(spdlog::level::err, {stored.room},
                      "is set aside, and stays unchanged in the database: {}", brought.error());
            ++restored.set_aside;
            continue;
        }
        auto& on_disk = *brought;
        ++restored.rooms;
        if (on_disk.room.state().phase == room::Phase::held) ++restored.held;
        quota.restored(on_disk.opener);
        directory.add(std::move(on_disk));
    }
    return restored;
}

}  // namespace reami::lobby
