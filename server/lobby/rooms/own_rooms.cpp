#include "server/lobby/rooms/own_rooms.hpp"

#include <spdlog/spdlog.h>

#include "server/lobby/rooms/restore.hpp"

namespace reami::lobby {

void OwnRooms::begin(net::Gateway& /*gateway*/) {
    const Restored restored =
        restore(dependencies_.readers.at_start(), dependencies_.directory, dependencies_.quota);
    spdlog::info("reopened {} rooms, {} of them with a match on hold; set aside {} rooms", restored.rooms,
                 restored.held, restored.set_aside);
}

}  // namespace reami::lobby
