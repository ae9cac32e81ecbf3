// Rooms that rest, where one server stores alone: a room in which nobody has been for an hour leaves the
// memory. It is read back when somebody enters it, when an admin gives it an order, and when something is due
// in it, such as its end. PROTOCOL.md, "Time". Where several servers share a database, they give up rooms
// that were left and take them again (node.hpp), and no room rests.
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
    /// All of it outlives the resting rooms.
    struct Means {
        Directory& directory;
        store::Readers& readers;
        const Clock& clock;
    };
    explicit RestingRooms(const Means& means) : means_(means) {}

    /// The open room with this code, read back if it rested. Null if there is none, or if it rests and the
    /// server is about to end. Throws std::exception if the room can't be read now: it still rests then.
    /// Throws Busy if too many readers wait.
    boost::asio::awaitable<Directory::ActorPtr> awake(std::string code);
    /// The same of all rooms.
    boost::asio::awaitable<void> wake_all();
    /// Lets rooms that were left rest, and wakes those in which something is due, on that executor. Called
    /// once a second.
    void look_around(const boost::asio::any_io_executor& executor);

private:
    boost::asio::awaitable<void> wake(std::vector<std::string> codes);
    bool read_back(store::Reader& reader, const std::string& code);

    Means means_;
    std::atomic<bool> wakes_due_ = false;
};

}  // namespace reami::lobby
