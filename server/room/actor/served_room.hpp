// A room on the node that serves it, with its connections and services. The parts of its actor share this
// object.
#pragma once

#include <boost/asio/io_context.hpp>
#include <exception>
#include <optional>

#include "server/room/actor/room_connections.hpp"
#include "server/room/actor/room_services.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::room {

/// Used on the room's shard only.
struct ServedRoom {
    using Executor = boost::asio::io_context::executor_type;

    ServedRoom(Executor on, store::RoomId number, Room restored, const RoomServices& shared);

    const Executor shard;
    const store::RoomId id;
    Room room;
    RoomServices services;
    RoomConnections connections;
    bool is_draining = false;              ///< true: no input leads to another step
    std::optional<protocol::Close> ended;  ///< why the room's work has ended; empty while the room works
    RoomMessage published;                 ///< the last view that the lobby received

    bool is_open() const { return !ended; }
    bool takes_steps() const { return is_open() && !is_draining; }
    Moment now() const { return services.clock.now(); }
    /// Shows the room's public view to the lobby if it has changed, and reminds people who are not there.
    void publish();

    LogSubject subject() const { return {id, room.state().match.value()}; }
    void log_fault(const std::exception& fault) const;
};

}  // namespace reami::room
