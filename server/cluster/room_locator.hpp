// Says which of the nodes that share a database serves a room.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <variant>

namespace reami::cluster {

struct ServedHere {};
struct ServedBy {
    std::string address;           ///< host and port at which this node accepts connections from other nodes
    std::string incarnation = {};  ///< of this node; a restarted node has another one
};
/// No answer yet: either the room's owner does not answer and its lease has not expired, or the database does
/// not answer. The caller must ask again.
struct NotServedYet {
    /// The time until the owner's lease expires, unless the owner renews it; empty if this time is not known.
    std::optional<std::chrono::milliseconds> free_in = {};
};
/// This node is about to end, does not serve the room, and takes no more rooms. Another node serves the room,
/// or will take it.
struct NotServedHere {};
using Whereabouts = std::variant<ServedHere, ServedBy, NotServedYet, NotServedHere>;

class RoomLocator : boost::noncopyable {
public:
    virtual ~RoomLocator() = default;

    /// Finds the node that serves this room, and takes the room if no node serves it. The result for a closed
    /// or unknown room is ServedHere. If an earlier result named a node that does not answer, `lost` is this
    /// node's incarnation. Resumes on the caller's executor; may be called from any thread.
    virtual boost::asio::awaitable<Whereabouts> whereabouts(std::string room,
                                                            std::optional<std::string> lost) = 0;
};

}  // namespace reami::cluster
