// Rooms that rest, where one server stores alone: a room in which nobody has been for an hour leaves the
// memory. It is read back when somebody enters it, when an admin wants something there, and when it wants
// something itself, such as to close. PROTOCOL.md, "Time". Where several servers share a database, they give
// up rooms that were left and take them again (node.hpp), and none rests here.
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

    /// The open room with this code, which rests no more; null if there is none, or if it rests and the
    /// server is about to end. Throws std::exception if it can't be read: it rests on then, and can be asked
    /// for again.
    boost::asio::awaitable<Directory::ActorPtr> awake(std::string code);
    /// The same of all rooms.
    boost::asio::awaitable<void> wake_all();
    /// Lets rooms that were left rest, and wakes those that want something, on that executor. Called once a
    /// second.
    void look_around(const boost::asio::any_io_executor& executor);

private:
    boost::asio::awaitable<void> wake(std::vector<std::string> codes);
    bool read_back(store::Reader& reader, const std::string& code);

    Means means_;
    std::atomic<bool> wakes_due_ = false;
};

}  // namespace reami::lobby
