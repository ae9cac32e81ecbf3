// Passes connections on to other nodes: connects to the node that serves the room by mutual TLS, names the
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
    std::string answer;  ///< with the first bytes after it
};
/// The other node does not serve that room.
struct NotTaken {};
/// The other node gave no answer, or an invalid one.
struct Lost {};
using Called = std::variant<HandedOver, NotTaken, Lost>;

class NodeCalls {
public:
    /// `tls` is a client's context with the node's own files, which must outlive this object; null: this node
    /// has no certificate, and can't pass connections on.
    NodeCalls(const net::Tls* tls, Meters& meters) : tls_(tls), meters_(meters) {}

    /// Passes that handshake on to the node at that address. A node that has not answered by that time counts
    /// as lost. Resumes on the caller's executor; may be called from any thread.
    boost::asio::awaitable<Called> call(std::string address, std::string handshake,
                                        std::chrono::steady_clock::time_point until) const;

private:
    Lost lost(const std::string& address, const std::string& why) const;

    const net::Tls* const tls_;
    Meters& meters_;
    mutable std::mutex mutex_;
    mutable Throttle warning_{std::chrono::minutes(1)};
};

/// The first message to the other node: the client's address as limits count it, the handshake as it came and
/// as the client sent it to the first proxy, and whether the player must have a seat.
std::string handed_over(const net::HttpHeader& handshake, const net::OuterRequest& outer,
                        bool must_have_seat);

}  // namespace reami::cluster
