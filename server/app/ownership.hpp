// Makes the parts that differ between a server that serves all rooms of its store and a server that shares
// its database with others. The option REAMI_CLUSTER of the build chooses one of two implementations:
// with_cluster.cpp or without_cluster.cpp.
#pragma once

#include <functional>
#include <memory>

#include "server/lobby/guess_limit.hpp"
#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/net/room_ownership.hpp"
#include "server/runtime/meters.hpp"
#include "server/runtime/shard.hpp"
#include "server/store/location.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/write/write_connection.hpp"

namespace reami {

/// The parts of the server that a RoomOwnership uses. They must outlive the RoomOwnership.
struct OwnershipDependencies {
    Shards& shards;
    const CurrentSettings& settings;
    Meters& meters;
    store::Readers& readers;
    lobby::Directory& directory;
    lobby::RoomQuota& quota;
    lobby::RestingRooms& resting;
    lobby::OpenRooms& open_rooms;
    lobby::GuessLimit& guesses;
    lobby::Rulings& rulings;
    lobby::SignedIn& signed_in;
    const Clock& clock;
    std::function<void(const store::AdminMemory&)> learn;  ///< called when admins have decided something
};

/// Says which other servers may write to the store of this server.
store::Sharing sharing_of_writers();

/// Makes the ownership of this server's rooms. Throws std::exception if the database does not answer.
std::unique_ptr<net::RoomOwnership> ownership_of(const store::Location& store,
                                                 const OwnershipDependencies& dependencies);

/// Makes the codes for other devices. A code is valid at all servers of the store.
std::unique_ptr<lobby::HandOvers> hand_overs_of(const store::Location& store,
                                                const lobby::HandOvers::Dependencies& dependencies);

/// Throws, with a sentence that says what to do, if the settings tell this server to accept clients that
/// other servers pass on, but the server can't.
void check_passing_on(const Settings& settings);

}  // namespace reami
