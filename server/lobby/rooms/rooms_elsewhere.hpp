// Reads rooms that are not in this server's memory: rooms of other servers on the same database, rooms
// without a server, and resting rooms. The store has the seats, the game and the seats that must act. Only a
// room's server knows who is present, watching or ready.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class RoomsElsewhere {
public:
    struct Dependencies {
        const Directory& directory;
        store::Readers& readers;
        Background& workers;
        const Clock& clock;
    };
    explicit RoomsElsewhere(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// A room as the store has it, and its running match as that player sees it.
    struct SeenRoom {
        protocol::from_server::Room room;
        std::optional<protocol::plain::RunningMatch> running;
    };
    /// The room; empty if no open room has this code. Throws std::exception if it can't be read.
    boost::asio::awaitable<std::optional<SeenRoom>> find(std::string code,
                                                         std::optional<store::PlayerId> who) const;

private:
    Dependencies dependencies_;
};

}  // namespace reami::lobby
