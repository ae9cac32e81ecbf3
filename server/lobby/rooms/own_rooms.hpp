// The rooms of a server that serves all rooms of its store. The server restores them at its start, and lets
// them rest.
#pragma once

#include <spdlog/spdlog.h>

#include <boost/asio/any_io_executor.hpp>

#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/lobby/rooms/restore.hpp"
#include "server/net/sole_ownership.hpp"

namespace reami::lobby {

class OwnRooms : public net::SoleOwnership {
public:
    /// All of these outlive the rooms.
    struct Dependencies {
        Directory& directory;
        RoomQuota& quota;
        store::Readers& readers;
        RestingRooms& resting;
        boost::asio::any_io_executor executor;  ///< of the first shard
    };
    explicit OwnRooms(Dependencies dependencies) : dependencies_(std::move(dependencies)) {}

    void begin(net::Gateway& /*gateway*/) override {
        const Restored restored =
            restore(dependencies_.readers.at_start(), dependencies_.directory, dependencies_.quota);
        spdlog::info("reopened {} rooms, {} of them with a match on hold; set aside {} rooms", restored.rooms,
                     restored.held, restored.set_aside);
    }
    void look_around() override { dependencies_.resting.look_around(dependencies_.executor); }

private:
    Dependencies dependencies_;
};

}  // namespace reami::lobby
