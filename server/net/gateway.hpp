// The interface between connections and rooms: the questions that a connection asks the rest of the server,
// and the calls that the rest makes to a connection. This side knows no rooms, and the other side knows no
// sockets.
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

namespace reami::net {

/// An encoded message that all its receivers share.
using EncodedMessage = std::shared_ptr<const std::string>;

/// Whether a message may be dropped for a slow reader: a patch or a state if a fresh state follows, and a
/// message `room` if a newer one follows.
enum class Delivery : std::uint8_t {
    always,  ///< answers, including patches that answer a move; chat
    room,    ///< replaces an earlier `room`
    patch,   ///< many of them are replaced by a state
    state,   ///< replaces earlier patches and states
};

/// A connection, as rooms see it. Every function may be called from any thread, and returns at once.
class ConnectionHandle {
public:
    ConnectionHandle() = default;
    ConnectionHandle(const ConnectionHandle&) = delete;
    ConnectionHandle& operator=(const ConnectionHandle&) = delete;
    virtual ~ConnectionHandle() = default;

    virtual void send(EncodedMessage text, Delivery delivery) = 0;
    /// Sends the waiting messages, and then the close frame. Nothing is sent after it.
    virtual void close(protocol::Close why) = 0;
    /// Sets whether its player has a seat in the room: messages of a seated player do not use the budget that
    /// the people without a seat share.
    virtual void note_seat(bool /*has_seat*/) {}
};

/// A connection's place in a room, as the connection sees it. Destroying it leaves the room. Must be used on
/// the connection's thread.
class RoomHandle {
public:
    RoomHandle() = default;
    RoomHandle(const RoomHandle&) = delete;
    RoomHandle& operator=(const RoomHandle&) = delete;
    virtual ~RoomHandle() = default;

    /// Passes a message to the room; returns false if too many inputs of the room are waiting (`limit.busy`).
    virtual bool hand(protocol::from_client::Message message) = 0;
    /// Sets the client's attendance; at first it is `here`.
    virtual void attend(protocol::Attendance how) = 0;
};

/// A request to enter a room.
struct JoinRequest {
    std::string room;  ///< the code in the address
    protocol::from_client::Hello hello;
    boost::asio::ip::address address;
    std::shared_ptr<ConnectionHandle> connection;
    bool passed_on = false;       ///< another node passed the connection on
    bool must_have_seat = false;  ///< it has a further place (admissions.hpp)
};

/// A place in the room, or the reason for the refusal.
using JoinResult = std::variant<std::unique_ptr<RoomHandle>, protocol::Close>;

/// A plain HTTP request: its method and headers are checked, and its target is split and decoded.
struct Request {
    std::string method;  ///< GET, HEAD or POST
    std::string path;    ///< `/api/rooms`, percent-decoded
    std::string body;
    std::string language;  ///< `it` or `en`, from Accept-Language
    std::string accept_encoding;
    std::string host;           ///< the name by which the client calls this server, for links
    std::string base_path;      ///< the path before this server's paths, such as `/reami`; for links
    std::string authorization;  ///< the header's text
    bool secure = false;
    bool passed_on = false;  ///< by a proxy that does not name the client: the address is the proxy's
    boost::asio::ip::address address;
};

/// The code and the text in the body of a refusal.
struct ProblemWords {
    std::string code;    ///< a code of the protocol
    std::string detail;  ///< in English
};

struct Answer {
    unsigned status = 200;
    std::string content_type = "application/json";
    std::variant<std::string, std::string_view> body;  ///< a view: static bytes of the binary
    std::vector<std::pair<std::string, std::string>> headers;
    std::optional<ProblemWords> refused = {};  ///< empty: it is not a refusal
};

class Gateway {
public:
    Gateway() = default;
    Gateway(const Gateway&) = delete;
    Gateway& operator=(const Gateway&) = delete;
    virtual ~Gateway() = default;

    /// Verifies the token and leads the client to the room. A client that must have a seat there and has none
    /// gets `full`. Resumes on the caller's executor.
    virtual boost::asio::awaitable<JoinResult> enter(JoinRequest join) = 0;
    /// The shard of that room, on which its connections work best; empty if there is no such room.
    virtual std::optional<boost::asio::io_context::executor_type> shard_of(
        const std::string& /*room*/) const {
        return std::nullopt;
    }
    /// Sends the list of open rooms, now and whenever it changes, as long as the connection lives.
    virtual void watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                             const boost::asio::ip::address& address) = 0;
    /// Whether an admin has banned that address, as limits count it.
    virtual bool is_barred(const boost::asio::ip::address& /*address*/) const { return false; }
    /// The longest body for a request to that path, in bytes.
    virtual std::size_t longest_body(std::string_view path) const = 0;
    /// Answers a plain request. Resumes on the caller's executor.
    virtual boost::asio::awaitable<Answer> answer(Request request) = 0;
};

}  // namespace reami::net
