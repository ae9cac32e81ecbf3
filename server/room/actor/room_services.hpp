// The services of the server that all its rooms share.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <functional>

#include "server/room/room.hpp"
#include "server/runtime/background.hpp"
#include "server/runtime/meters.hpp"
#include "server/store/journal.hpp"

namespace reami::room {

/// The journal, the clock, the threads on which bots think and questions are answered, and the callbacks for
/// changes of a room's public view and for people who are not there.
struct RoomServices {
    store::Journal& journal;
    const Clock& clock;
    Meters& meters;
    boost::asio::thread_pool& bots;  ///< for the thoughts of bots, which may take a tenth of a second
    Background& workers;             ///< for questions of people
    SettingsPtr settings;
    /// Called on the room's shard when the room's public view has changed, or when the room is closed.
    std::function<void(const RoomMessage&)> changed;
    /// Called on the room's shard, for each person whom the server has to tell something.
    std::function<void(const Reminder&)> remind = {};
};

}  // namespace reami::room
