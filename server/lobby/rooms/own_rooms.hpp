// The rooms of a server that serves all rooms of its store. The server restores them at its start, and lets
// them rest.
#pragma once

#include <boost/asio/any_io_executor.hpp>

#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/net/sole_ownership.hpp"

namespace reami::lobby {

class OwnRooms : public net::SoleOwnership {
public:
    /// All of these outlive the rooms.
    struct Means {
        Directory& directory;
        RoomQuota& quota;
        store::Readers& readers;
        RestingRooms& resting;
        boost::asio::any_io_executor executor;  ///< of the first shard
    };
    explicit OwnRooms(Means means) : means_(std::move(means)) {}

    void begin(net::Gateway& gateway) override;
    void look_around() override { means_.resting.look_around(means_.executor); }

private:
    Means means_;
};

}  // namespace reami::lobby
