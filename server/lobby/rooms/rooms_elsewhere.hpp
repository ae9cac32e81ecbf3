// Stored rooms: those of other servers on the same database, those without a server, and those that rest
// here. The stored state has the seats, the game and the seats that must act. Only the room's server knows
// who is present, watches and is ready.
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
    struct Means {
        const Directory& directory;
        store::Readers& readers;
        Background& workers;
        const Clock& clock;
    };
    explicit RoomsElsewhere(const Means& means) : means_(means) {}

    /// A room without anybody in it, and the match that runs there, as that player sees it.
    struct SeenRoom {
        protocol::from_server::Room room;
        std::optional<protocol::plain::RunningMatch> running;
    };
    /// The room; empty if no open room has this code. Throws std::exception if it can't be read.
    boost::asio::awaitable<std::optional<SeenRoom>> find(std::string code,
                                                         std::optional<store::PlayerId> who) const;

private:
    Means means_;
};

}  // namespace reami::lobby
