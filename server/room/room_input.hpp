// The inputs and outputs of a room. Everything that happens to a room is an input with its time; a room has
// no clock, no sockets and no randomness of its own.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/fair_seed.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/attendance.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/text/texts.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/record.hpp"

namespace reami::room {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;
namespace code = protocol::code;
using protocol::AskNumber;
using protocol::Departure;
using protocol::Language;
using protocol::refusal;
using protocol::RequestId;
using store::MatchNumber;
using store::Millis;
using store::PlayerId;

/// The number of a connection to a room, from 1; it is never used again in that room.
using ClientId = std::uint64_t;

/// The player of a connection, as the lobby has verified it.
struct Identity {
    PlayerId player;
    store::TokenHash token{};
    bool stored = false;                   ///< false: the store gets the token when the player first sits
    std::optional<std::string> new_token;  ///< for the message `here`, which sends it once
    std::string client = {};               ///< the device's name for itself
};

class ForbiddenNames;

/// The player of a new connection, and their address.
struct Visitor {
    Identity identity;
    store::Hash address{};                            ///< keyed hash
    const ForbiddenNames* forbidden_names = nullptr;  ///< nobody may use one at a seat; null: there are none
};

/// `Came`: a connection was added. `Went`: a connection was closed.
struct Came {
    ClientId client = 0;
    Visitor visitor;
    std::optional<from_client::Have> have;
    Language language = Language::en;
};
struct Went {
    ClientId client = 0;
};

/// The new attendance of a connection; a new connection is `here`.
struct Attended {
    ClientId client = 0;
    protocol::Attendance how = protocol::Attendance::here;
};

/// A person has answered the question whether they are still there.
struct StillThere {
    ClientId client = 0;
};

/// A connection asks for the room's state.
struct ClientQuery {
    ClientId client = 0;
    from_client::Query query;
};

/// A connection asks for a change.
struct ClientRequest {
    ClientId client = 0;
    from_client::Request request;
};

/// A connection asks for the effects of moves, or for earlier events.
struct ClientQuestion {
    ClientId client = 0;
    from_client::Question question;
};

/// A connection sends a line of chat.
struct ClientChat {
    ClientId client = 0;
    from_client::Chat chat;
};

/// A bot has chosen its moves. `match` and `ask` show whether the moves are still needed.
struct BotMoved {
    MatchNumber match;
    Seat seat;
    AskNumber ask;
    std::vector<std::string> moves;
};

/// Time has passed. `stalled` is true while the store takes no entries.
struct Tick {
    bool stalled = false;
};

/// Reports the outcome of an admin's order once: empty if the room has carried out the order, otherwise the
/// refusal. If nobody calls `give`, the destructor reports that the room was closed.
class OrderReply : boost::noncopyable {
public:
    using Heard = std::function<void(std::optional<protocol::Refusal> why_not)>;
    explicit OrderReply(Heard heard) : heard_(std::move(heard)) {}
    ~OrderReply() { give(refusal(code::closed_room)); }

    void give(std::optional<protocol::Refusal> why_not) {
        if (const Heard heard = std::exchange(heard_, nullptr)) heard(std::move(why_not));
    }

private:
    Heard heard_;
};

/// An order that an admin of the server gives for this room.
struct AdminOrder {
    enum class What : std::uint8_t {
        close,      ///< closes the room, and ends its match without a result
        end_match,  ///< ends the running or held match
        remove,     ///< removes the player
        forget,     ///< forgets the player, whom the database has forgotten already
    };
    What what = What::close;
    PlayerId player = {};
    std::vector<std::string> names = {};  ///< of the player to forget: all names that they had
    std::shared_ptr<OrderReply> reply = {};
};

/// The time and the random bytes with which the room judges one input.
struct InputContext {
    Moment now;
    Secret fresh{};  ///< random bytes that nobody has seen: the next match's secret if a match ends
    std::chrono::steady_clock::time_point came{};  ///< when the input was posted
};

struct RoomInput : InputContext {
    std::variant<Came, Went, Attended, StillThere, ClientQuery, ClientRequest, ClientQuestion, ClientChat,
                 BotMoved, AdminOrder, Tick>
        what;
};

/// The connection that sent the input; empty if no connection did.
std::optional<ClientId> sender(const RoomInput& input);
/// The connection whose person has done something. Clients send queries and questions by themselves, too.
std::optional<ClientId> acting(const RoomInput& input);
/// The message's id, if it has one.
std::optional<RequestId> id_of(const RoomInput& input);

/// A message as text, with the tag of its kind. The room writes the text once, and all receivers share it.
struct SharedMessage {
    std::shared_ptr<const std::string> text;
    std::string_view tag;
    bool answers = false;      ///< it answers a request of its receiver, so no code may drop it
    std::string refusal = {};  ///< the code of a `no`; empty: it is another message
};
template <class Message>
SharedMessage shared(const Message& message) {
    constexpr std::size_t bytes_of_most_patches = 480;
    return {std::make_shared<const std::string>(json::write(message, bytes_of_most_patches)), Message::tag};
}

/// `OutgoingMessage` is a message for one connection. `Disconnect` is the end of a connection.
struct OutgoingMessage {
    ClientId to = 0;
    SharedMessage message;
};
struct Disconnect {
    ClientId to = 0;
    protocol::Close why = protocol::Close::normal;
};

/// The messages that a room sends, in order, and the connections that it closes after that.
struct RoomOutput {
    std::vector<OutgoingMessage> messages;
    std::vector<Disconnect> disconnects;
};

}  // namespace reami::room
