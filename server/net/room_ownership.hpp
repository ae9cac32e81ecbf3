// The rooms of this server, where several servers may share a database: which rooms it serves, until when,
// where the others are, and how it gives its own up. The rest of the server knows only this interface:
// sole_ownership.hpp implements it for a server that serves all rooms, server/cluster for one of several.
#pragma once

#include <boost/asio/awaitable.hpp>
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

/// A client whose WebSocket for a room waits for the answer to its handshake. The references are valid until
/// the guide is destroyed.
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
    given_up,  ///< no server was found; the client should connect again
    not_here,  ///< another server should be asked, because this one is about to end and takes no more rooms
    over,      ///< another server has served the client, or the client has left
};

/// Leads one client to the server of its room. Must be used on the client's executor.
class Guide {
public:
    Guide() = default;
    Guide(const Guide&) = delete;
    Guide& operator=(const Guide&) = delete;
    virtual ~Guide() = default;

    /// Ends once the server is found; if that is another server, once that server has served the client.
    virtual boost::asio::awaitable<Led> run() = 0;
    /// Ends a running search soon; drops a client that another server serves.
    virtual void stop() = 0;
    /// Drops a client that another server serves.
    virtual void stop_passing_on() = 0;
};

class RoomOwnership {
public:
    RoomOwnership() = default;
    RoomOwnership(const RoomOwnership&) = delete;
    RoomOwnership& operator=(const RoomOwnership&) = delete;
    virtual ~RoomOwnership() = default;

    // Any thread may call these. Their coroutines resume on the caller's executor.

    virtual std::unique_ptr<Guide> guide(const WaitingClient& client) = 0;
    /// Whether this server serves the room; waits while it is taking the room.
    virtual boost::asio::awaitable<bool> serves(std::string room) = 0;
    /// Like `serves`, but first takes the room if no server serves it. Closed and unknown rooms count as
    /// served here, because Gateway::enter returns the reason.
    virtual boost::asio::awaitable<bool> takes(std::string room) = 0;
    /// The time until which this server may send messages about the rooms that it has now. The deadline moves
    /// on as long as the server keeps these rooms. A server that has lost its rooms has another deadline for
    /// the rooms that it takes next.
    virtual std::shared_ptr<const BootDeadline> deadline() const = 0;
    /// Whether other servers will soon serve the rooms of this one, because it can't reach the database.
    virtual bool is_cut_off() const = 0;

    // The thread that starts and ends the server calls these, in this order.

    /// Brings back the rooms that this server has from its start on, and accepts the clients that other
    /// servers pass on to the gateway. Throws std::exception.
    virtual void begin(Gateway& gateway) = 0;
    /// Applies these settings from now on.
    virtual void change(const Settings& settings) = 0;
    /// Takes no more rooms, calls `takes_none`, and gives its rooms up in small groups if another server can
    /// serve them. Returns once all are given up, or after `at_most`.
    virtual void leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none) = 0;
    /// Frees the rooms that are left, which are drained.
    virtual void end() = 0;
    // Like the functions of Listener, for the clients that other servers pass on.
    virtual void stop_accepting() = 0;
    virtual std::future<void> stopped(std::chrono::milliseconds within) = 0;
    /// Ends all work in the background.
    virtual void stop() = 0;

    /// Takes rooms in which something is due. Removes rooms that everybody has left from memory, or gives
    /// them up so that other servers can take them. Called once a second, on the first shard.
    virtual void look_around() = 0;
};

/// The field in which a server that passes a client on says that the player must have a seat.
inline constexpr const char* must_have_seat_field = "X-Reami-Must-Have-Seat";

}  // namespace reami::net
