// Where the nodes that share a database serve their rooms.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <variant>

namespace reami::cluster {

struct ServedHere {};
struct ServedBy {
    std::string address;           ///< host and port where that node accepts passed-on connections
    std::string incarnation = {};  ///< of the node at that address; a restarted node has another
};
/// The room's owner does not answer but its lease has not expired, or the database does not answer: the
/// caller must ask again.
struct NotServedYet {
    /// The time until the owner's lease expires, unless it is renewed; empty if it is not known.
    std::optional<std::chrono::milliseconds> free_in = {};
};
/// This node is about to end, and takes no more rooms: another node serves the room, or no node does yet.
struct NotServedHere {};
using Whereabouts = std::variant<ServedHere, ServedBy, NotServedYet, NotServedHere>;

class RoomLocator {
public:
    RoomLocator() = default;
    RoomLocator(const RoomLocator&) = delete;
    RoomLocator& operator=(const RoomLocator&) = delete;
    virtual ~RoomLocator() = default;

    /// Finds the node of that room; takes the room if no node has it. Closed and unknown rooms count as
    /// served here. `lost`: the incarnation from an earlier result, if that node does not answer. Resumes on
    /// the caller's executor; may be called from any thread.
    virtual boost::asio::awaitable<Whereabouts> whereabouts(std::string room,
                                                            std::optional<std::string> lost) = 0;
};

}  // namespace reami::cluster
