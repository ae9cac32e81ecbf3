// How this node hands connections over to others: it connects to the one that serves the room by mutual TLS,
// says whose connection that is, and repeats the handshake of the client's WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <mutex>
#include <string>
#include <variant>

#include "protocol/transport/stream.hpp"
#include "server/net/http/proxies.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/throttle.hpp"

namespace reami::net {

/// The other node answers the handshake from now on.
struct HandedOver {
    transport::Stream node;
    std::string answer;  ///< with the first bytes that follow it
};
/// It does not serve that room.
struct NotTaken {};
/// The other node did not answer, or not usefully.
struct Lost {};
using Called = std::variant<HandedOver, NotTaken, Lost>;

class NodeCalls {
public:
    /// A `tls` of clients with the node's own files, which outlives this; null: it has none, and reaches
    /// nobody.
    explicit NodeCalls(const Tls* tls) : tls_(tls) {}

    /// Hands that handshake over to the node at that address. By then at the latest it has answered, or is
    /// lost. On the caller's executor, from any thread.
    boost::asio::awaitable<Called> call(std::string address, std::string handshake,
                                        std::chrono::steady_clock::time_point until) const;

private:
    Lost lost(const std::string& address, const std::string& why) const;

    const Tls* const tls_;
    mutable std::mutex mutex_;
    mutable Throttle warning_{std::chrono::minutes(1)};
};

/// The first message to the other node: the connection's address, as limits count it, the handshake as it
/// came and as it was before the proxies, and whether the player must have a seat.
std::string handed_over(const HttpHeader& handshake, const OuterRequest& outer, bool must_have_seat);
/// Whether another node said that of it.
bool asks_for_seat(const HttpHeader& handed_over);

}  // namespace reami::net
