// The interface between connections and rooms: what a connection asks of the rest of the server, and what the
// rest may do to a connection. On this side nothing knows rooms, on the other nothing knows sockets.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/messages/attendance.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/messages.hpp"
#include "server/runtime/lease_deadline.hpp"

namespace reami::net {

/// One encoded message, shared by all who get it.
using EncodedMessage = std::shared_ptr<const std::string>;

/// Whether a slow reader may lose a message: patches and states, if a fresh state follows; a room, if a newer
/// one follows.
enum class Delivery : std::uint8_t {
    always,  ///< answers, also patches that are one; chat
    room,    ///< makes the room before it needless
    patch,   ///< replaced by a state when they pile up
    state,   ///< makes the patches and states before it needless
};

/// A connection, as rooms see it. Every function may be called from any thread, and returns at once.
class ConnectionHandle {
public:
    ConnectionHandle() = default;
    ConnectionHandle(const ConnectionHandle&) = delete;
    ConnectionHandle& operator=(const ConnectionHandle&) = delete;
    virtual ~ConnectionHandle() = default;

    virtual void send(EncodedMessage text, Delivery delivery) = 0;
    /// Sends the waiting messages, then the close frame. Nothing is sent after it.
    virtual void close(protocol::Close why) = 0;
    /// Whether its player has a seat in the room from now on: then its messages don't take from the budget
    /// that people without one share.
    virtual void note_seat(bool /*has_seat*/) {}
};

/// A connection's place in a room, as the connection sees it. Destroying it leaves the room. Used on one
/// thread, the connection's.
class RoomHandle {
public:
    RoomHandle() = default;
    RoomHandle(const RoomHandle&) = delete;
    RoomHandle& operator=(const RoomHandle&) = delete;
    virtual ~RoomHandle() = default;

    /// Hands a message to the room; false if the room has more waiting than it can take (`limit.busy`).
    virtual bool hand(protocol::from_client::Message message) = 0;
    /// How present the client is from now on; at first it is `here`.
    virtual void attend(protocol::Attendance how) = 0;
};

/// A request to enter a room.
struct JoinRequest {
    std::string room;  ///< the code in the address
    protocol::from_client::Hello hello;
    boost::asio::ip::address address;
    std::shared_ptr<ConnectionHandle> connection;
    bool passed_on = false;       ///< by another node
    bool must_have_seat = false;  ///< its address has as many connections as others may have
};

/// A place in the room, or why there is none.
using JoinResult = std::variant<std::unique_ptr<RoomHandle>, protocol::Close>;

/// Where a room is served, if several nodes serve rooms.
struct ServedHere {};
struct ServedBy {
    std::string address;           ///< host and port where that node accepts passed-on connections
    std::string incarnation = {};  ///< who has that address now: a node that starts again is another
};
/// Its owner does not answer, and its lease is not over, or the database does not answer: to be asked again.
struct NotServedYet {
    /// When the lease is over, unless the owner renews it; nothing where that is not known.
    std::optional<std::chrono::milliseconds> free_in = {};
};
/// Elsewhere, or nowhere yet; this node is about to end, and takes no room any more.
struct NotServedHere {};
using Whereabouts = std::variant<ServedHere, ServedBy, NotServedYet, NotServedHere>;

/// A plain HTTP request: method and headers were judged, the target is split and decoded.
struct Request {
    std::string method;  ///< GET, HEAD or POST
    std::string path;    ///< `/api/rooms`, percent-decoded
    std::string body;
    std::string language;  ///< `it` or `en`, from Accept-Language
    std::string accept_encoding;
    std::string host;           ///< as the client named this server, for links
    std::string base_path;      ///< below which it is there: `/reami`; for links too
    std::string authorization;  ///< the header as it came
    bool secure = false;
    bool passed_on = false;  ///< by a proxy that says so: the address is its own
    boost::asio::ip::address address;
};

/// The words in the body of a refusal.
struct ProblemWords {
    std::string code;    ///< of the protocol
    std::string detail;  ///< in English
};

struct Answer {
    unsigned status = 200;
    std::string content_type = "application/json";
    std::variant<std::string, std::string_view> body;  ///< a view: static bytes of the binary
    std::vector<std::pair<std::string, std::string>> headers;
    std::optional<ProblemWords> refused = {};  ///< empty if there is no refusal
};

class Gateway {
public:
    Gateway() = default;
    Gateway(const Gateway&) = delete;
    Gateway& operator=(const Gateway&) = delete;
    virtual ~Gateway() = default;

    /// Proves the token and leads to the room. A client that must have a seat there and has none gets `full`.
    /// Resumes on the caller's executor.
    virtual boost::asio::awaitable<JoinResult> enter(JoinRequest join) = 0;
    /// The node of that room; takes the room if it has none. Closed and unknown rooms count as being here:
    /// entering them gives the reason. `lost`: the incarnation that was given before and does not answer.
    /// Resumes on the caller's executor.
    virtual boost::asio::awaitable<Whereabouts> whereabouts(std::string /*room*/,
                                                            std::optional<std::string> /*lost*/) {
        co_return ServedHere{};
    }
    /// Whether this node serves it; if it is just taking it, that is waited for. Resumes on the caller's
    /// executor.
    virtual boost::asio::awaitable<bool> serves(std::string /*room*/) { co_return true; }
    /// Until when this node may tell what it knows of its rooms; one that has become another incarnation has
    /// another. Null: there is no other node.
    virtual std::shared_ptr<const LeaseDeadline> lease() const { return nullptr; }
    /// The shard of that room, where a connection to it is best off; nothing if there is no such room.
    virtual std::optional<boost::asio::io_context::executor_type> shard_of(
        const std::string& /*room*/) const {
        return std::nullopt;
    }
    /// Sends the list of open rooms, now and whenever it changes, for as long as the connection lives.
    virtual void watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                             const boost::asio::ip::address& address) = 0;
    /// Whether an admin keeps that address out, as limits count it.
    virtual bool is_barred(const boost::asio::ip::address& /*address*/) const { return false; }
    /// How long the body of a request to that path may be, in bytes.
    virtual std::size_t longest_body(std::string_view path) const = 0;
    /// Answers a plain request. Resumes on the caller's executor.
    virtual boost::asio::awaitable<Answer> answer(Request request) = 0;
};

}  // namespace reami::net
