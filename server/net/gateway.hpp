// The interface between connections and the rest of the server: a connection calls `Gateway` and
// `RoomHandle`, and a room calls `ConnectionHandle`. So server/net knows no rooms, and rooms know no sockets.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/core/noncopyable.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/expected.hpp"
#include "protocol/messages/attendance.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/messages.hpp"

namespace reami::net {

/// An encoded message that all its receivers share.
using EncodedMessage = std::shared_ptr<const std::string>;

/// Says when the server may drop a waiting message of a slow reader. It drops patches and states if a fresh
/// state follows, and a message `room` if a newer one follows.
enum class Delivery : std::uint8_t {
    always,  ///< never dropped: answers, including patches that answer a move, and chat
    room,    ///< replaces the waiting message `room`
    patch,   ///< a later state replaces it
    state,   ///< replaces earlier patches and states; a later state replaces it
};

/// A connection, as rooms see it. Every function may be called from any thread, and returns at once.
class ConnectionHandle : boost::noncopyable {
public:
    virtual ~ConnectionHandle() = default;

    virtual void send(EncodedMessage text, Delivery delivery) = 0;
    /// Sends the waiting messages, then the close frame, and after that nothing.
    virtual void close(protocol::Close why) = 0;
    /// Sets whether the player of this connection has a seat in the room. Messages of a seated player do not
    /// use the budget that people without a seat share.
    virtual void note_seat(bool /*has_seat*/) {}
};

/// A connection's place in a room, as the connection sees it. Its destructor leaves the room. Must be used on
/// the connection's thread.
class RoomHandle : boost::noncopyable {
public:
    virtual ~RoomHandle() = default;

    /// Passes a message to the room; returns false if too many inputs of the room are waiting (`limit.busy`).
    virtual bool deliver(protocol::from_client::Message message) = 0;
    /// Sets the client's attendance; at first it is `here`.
    virtual void attend(protocol::Attendance how) = 0;
    /// A person has answered the question whether they are still there.
    virtual void still_there() = 0;
};

/// A request to enter a room.
struct JoinRequest {
    std::string room;  ///< the code in the address
    protocol::from_client::Hello hello;
    boost::asio::ip::address address;
    std::shared_ptr<ConnectionHandle> connection;
    bool passed_on = false;       ///< another node has passed the connection on
    bool must_have_seat = false;  ///< the connection has a further place (admissions.hpp)
};

/// A place in the room, or the reason for the refusal.
using JoinResult = Expected<std::unique_ptr<RoomHandle>, protocol::Close>;

/// A plain HTTP request. The connection has checked its method and headers, and has decoded its path.
struct Request {
    std::string method;  ///< GET, HEAD or POST
    std::string path;    ///< `/api/rooms`, percent-decoded
    std::string body;
    std::string language;  ///< `it` or `en`, from Accept-Language
    std::string accept_encoding;
    std::string host;           ///< the name by which the client calls this server, for links
    std::string base_path;      ///< the path before this server's paths, such as `/reami`; for links
    std::string authorization;  ///< the text of the header Authorization
    bool secure = false;
    bool passed_on = false;  ///< a proxy has passed the request on
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
    std::variant<std::string, std::string_view> body;  ///< a `string_view` is bytes of the program
    std::vector<std::pair<std::string, std::string>> headers;
    std::optional<ProblemWords> refused = {};  ///< empty: this answer is not a refusal
};

class Gateway : boost::noncopyable {
public:
    virtual ~Gateway() = default;

    /// Verifies the token and lets the client into the room. Refuses with `full` a client that must have a
    /// seat in the room and has none. Resumes on the caller's executor.
    virtual boost::asio::awaitable<JoinResult> enter(JoinRequest join) = 0;
    /// The executor of the room's shard; empty if the shard is not known. A connection on the same shard
    /// needs no `post` to reach the room.
    virtual std::optional<boost::asio::io_context::executor_type> shard_of(
        const std::string& /*room*/) const {
        return std::nullopt;
    }
    /// Sends the list of open rooms to the connection, now and after each change, until the connection ends.
    virtual void watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                             const boost::asio::ip::address& address) = 0;
    /// Whether an admin has banned this address. Expects an address as limits count it.
    virtual bool is_barred(const boost::asio::ip::address& /*address*/) const { return false; }
    /// The number of bytes that the body of a request to this path may have.
    virtual std::size_t longest_body(std::string_view path) const = 0;
    /// Answers a plain request. Resumes on the caller's executor.
    virtual boost::asio::awaitable<Answer> answer(Request request) = 0;
};

}  // namespace reami::net
