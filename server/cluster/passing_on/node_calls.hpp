// Passes connections on to other nodes: connects with mutual TLS to the node that serves the room, names the
// client, and repeats the handshake of the client's WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <mutex>
#include <string>
#include <variant>

#include "protocol/transport/stream.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/meters.hpp"
#include "server/runtime/throttle.hpp"

namespace reami::cluster {

/// The other node has accepted the handshake, and serves the connection from now on.
struct HandedOver {
    transport::Stream node;
    std::string answer;  ///< the answer to the handshake, and perhaps the first bytes after it
};
/// The other node does not serve the room.
struct NotTaken {};
/// The other node gave no answer, or an invalid one.
struct Lost {};
using Called = std::variant<HandedOver, NotTaken, Lost>;

class NodeCalls {
public:
    /// `tls` makes TLS clients with this node's certificate, and must outlive this object. It may be null:
    /// then this node has no certificate, and can't pass connections on.
    NodeCalls(const net::Tls* tls, Meters& meters) : tls_(tls), meters_(meters) {}

    /// Sends this text, which `handed_over` has made, to the node at this address. A node that has not
    /// answered at the time `until` counts as lost. Resumes on the caller's executor; may be called from any
    /// thread.
    boost::asio::awaitable<Called> call(std::string address, std::string handshake,
                                        std::chrono::steady_clock::time_point until) const;

private:
    Lost lost(const std::string& address, const std::string& why) const;

    const net::Tls* const tls_;
    Meters& meters_;
    mutable std::mutex mutex_;
    mutable Throttle warning_{std::chrono::minutes(1)};
};

/// The text that a node sends to another node when it passes a client on. The text consists of the client's
/// address as limits count it, and the client's handshake. Headers of the handshake say which scheme and host
/// the client used, and whether the client's player must have a seat.
std::string handed_over(const net::HttpHeader& handshake, const net::OuterRequest& outer,
                        bool must_have_seat);

}  // namespace reami::cluster
