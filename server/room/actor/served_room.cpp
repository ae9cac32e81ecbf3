#include "server/room/actor/served_room.hpp"

#include <utility>

#include "server/runtime/log_about.hpp"

namespace reami::room {

ServedRoom::ServedRoom(Executor on, store::RoomId number, Room restored, const RoomServices& shared)
    : shard(std::move(on)),
      id(number),
      room(std::move(restored)),
      services(shared),
      connections(shared.clock.now().steady, shared.meters.refusals) {}

void ServedRoom::publish() {
    for (const Reminder& reminder : room.take_reminders(now().steady))
        if (services.remind) services.remind(reminder);
    if (room.shown() == published) return;
    published = room.shown();
    services.changed(published);
    connections.note_seats(room);
}

void ServedRoom::log_fault(const std::exception& fault) const {
    log_about(spdlog::level::err, subject(), "failed at v {}: {}", room.state().v().value(), fault.what());
}

}  // namespace reami::room
