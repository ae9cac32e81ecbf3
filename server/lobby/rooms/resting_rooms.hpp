// Resting rooms. A server that has its database alone removes a room from memory when nobody has been in it
// for an hour. The server reads the room back when a client enters it, when an admin gives it an order, and
// when something is due in it, such as its end. PROTOCOL.md, "Time". If several servers share a database, no
// room rests: the servers give empty rooms up and take them again (server/cluster/node.hpp).
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <string>
#include <vector>

#include "server/lobby/rooms/directory.hpp"
#include "server/store/read/readers.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class RestingRooms {
public:
    /// All of these outlive the resting rooms.
    struct Dependencies {
        Directory& directory;
        store::Readers& readers;
        const Clock& clock;
    };
    explicit RestingRooms(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// Returns the open room with this code, and reads it back if it is resting. Returns null if no open room
    /// has the code, or if the room is resting and the server is about to end. Throws std::exception if the
    /// room can't be read now; the room then rests on, or is set aside if its records are the reason. Throws
    /// Busy if too many callers wait for the readers.
    boost::asio::awaitable<Directory::ActorPtr> awake(std::string code);
    /// Reads all resting rooms back.
    boost::asio::awaitable<void> wake_all();
    /// Lets empty rooms rest, and wakes resting rooms in which something is due, on that executor. Called
    /// once a second.
    void look_around(const boost::asio::any_io_executor& executor);

private:
    boost::asio::awaitable<void> wake(std::vector<std::string> codes);
    bool read_back(store::ReadConnection& db, const std::string& code);

    Dependencies dependencies_;
    std::atomic<bool> wakes_due_ = false;
};

}  // namespace reami::lobby
