// Rooms that other servers of the same database serve, or nobody does, or which rest here, as they are
// stored: who sits, what is played, whom it waits for. Who is there now, who watches and who is ready only
// the server knows that has the room.
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
    /// Nothing if no open room has this code. Throws std::exception if it can't be read.
    boost::asio::awaitable<std::optional<SeenRoom>> find(std::string code,
                                                         std::optional<store::PlayerId> who) const;

private:
    Means means_;
};

}  // namespace reami::lobby
