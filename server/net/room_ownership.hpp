// Says which rooms this server serves and until when, leads clients to the servers of other rooms, and gives
// rooms up. Several servers may share one database. The rest of the server knows only this interface:
// sole_ownership.hpp implements it for a server that serves all rooms of its database, and server/cluster
// implements it for one of several servers.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <string>

#include "protocol/transport/stream.hpp"
#include "server/net/gateway.hpp"
#include "server/net/http/proxies.hpp"
#include "server/runtime/boot_deadline.hpp"
#include "server/runtime/meters.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// A client that has sent the handshake of a WebSocket for a room, and waits for the answer. The references
/// must be valid until the guide is destroyed.
struct WaitingClient {
    const std::string& room;
    const HttpHeader& handshake;
    const OuterRequest& outer;  ///< the handshake as the client sent it to the first proxy
    bool must_have_seat = false;
    transport::Stream& stream;
    const Settings& settings;
    Meters& meters;
};

/// How the search for the server of a client's room ended.
enum class Led : std::uint8_t {
    here,      ///< this server serves the room, or the room is unknown or closed
    given_up,  ///< the search found no server; the client should connect again
    not_here,  ///< this server is about to end, and takes no rooms; the client should ask another server
    over,      ///< another server has served the client, or the client has left
};

/// Leads one client to the server of its room. Must be used on the client's executor.
class Guide : boost::noncopyable {
public:
    virtual ~Guide() = default;

    /// Searches for the server of the room. If that is another server, passes the client on to it, and
    /// returns when the connection has ended.
    virtual boost::asio::awaitable<Led> run() = 0;
    /// Ends a running search soon; drops a client that another server serves.
    virtual void stop() = 0;
    /// Drops a client that another server serves.
    virtual void stop_passing_on() = 0;
};

class RoomOwnership : boost::noncopyable {
public:
    virtual ~RoomOwnership() = default;

    // Any thread may call these. Their coroutines resume on the caller's executor.

    virtual std::unique_ptr<Guide> guide(const WaitingClient& client) = 0;
    /// Whether this server serves the room; waits while it is taking the room.
    virtual boost::asio::awaitable<bool> serves(std::string room) = 0;
    /// Like `serves`, but first takes the room if no server serves it. Also returns true for a closed or
    /// unknown room: Gateway::enter then tells the client the reason.
    virtual boost::asio::awaitable<bool> takes(std::string room) = 0;
    /// The time until which this server may send messages about the rooms that it has now. The deadline moves
    /// on as long as the server keeps these rooms. A server that has lost its rooms has another deadline for
    /// the rooms that it takes next.
    virtual std::shared_ptr<const BootDeadline> deadline() const = 0;
    /// Whether this server can't reach the database, so that other servers will soon take its rooms.
    virtual bool is_cut_off() const = 0;

    // The thread that starts and stops the server calls these, in this order.

    /// Restores the rooms that this server has at its start. From now on, accepts the clients that other
    /// servers pass on, and gives them to the gateway. Throws std::exception.
    virtual void begin(Gateway& gateway) = 0;
    /// Applies these settings from now on.
    virtual void change(const Settings& settings) = 0;
    /// Takes no more rooms and calls `takes_none`. Then, if another server can serve them, gives up the rooms
    /// of this server in small groups. Returns after the last room, or after `at_most`.
    virtual void leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none) = 0;
    /// Frees the remaining rooms for other servers. Expects that all rooms are drained.
    virtual void end() = 0;
    // Like the functions of Listener, for the clients that other servers pass on.
    virtual void stop_accepting() = 0;
    virtual std::future<void> stopped(std::chrono::milliseconds within) = 0;
    /// Ends all work in the background.
    virtual void stop() = 0;

    /// Takes the rooms in which a timer is due. Lets empty rooms rest, or gives empty rooms up so that other
    /// servers can take them. Called once a second, on the first shard.
    virtual void look_around() = 0;
};

/// The HTTP header with which a server that passes a client on says that the client's player must have a
/// seat.
inline constexpr const char* must_have_seat_field = "X-Reami-Must-Have-Seat";

}  // namespace reami::net
