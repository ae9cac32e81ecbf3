// The inputs and outputs of a room. Everything that happens to a room comes as an input, with the time
// at which it came; a room has no clock, no sockets and no randomness of its own.
#pragma once

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

/// A connection to a room, from 1; never used again in that room.
using ClientId = std::uint64_t;

/// The player of a connection, as the lobby has proven.
struct Identity {
    PlayerId player;
    store::TokenHash token{};
    bool stored = false;                   ///< false: this token is stored with the first seat that it takes
    std::optional<std::string> new_token;  ///< to be sent in `here`, once
    std::string client = {};               ///< what the device calls itself
};

class ForbiddenNames;

/// The person who comes, and their address.
struct Visitor {
    Identity identity;
    store::Hash address{};                            ///< keyed
    const ForbiddenNames* forbidden_names = nullptr;  ///< for a seat; null: all may be taken
};

/// A connection came, or went.
struct Came {
    ClientId client = 0;
    Visitor visitor;
    std::optional<from_client::Have> have;
    Language language = Language::en;
};
struct Went {
    ClientId client = 0;
};

/// How present a connection is from now on; one that comes is `here`.
struct Attended {
    ClientId client = 0;
    protocol::Attendance how = protocol::Attendance::here;
};

/// A connection asks how the room stands.
struct ClientQuery {
    ClientId client = 0;
    from_client::Query query;
};

/// A connection wants something to happen.
struct ClientRequest {
    ClientId client = 0;
    from_client::Request request;
};

/// A connection asks for the effects of moves, or for earlier events.
struct ClientQuestion {
    ClientId client = 0;
    from_client::Question question;
};

/// A connection says something to all.
struct ClientChat {
    ClientId client = 0;
    from_client::Chat chat;
};

/// A bot has thought. `match` and `ask` tell whether its answer is still wanted.
struct BotMoved {
    MatchNumber match;
    Seat seat;
    AskNumber ask;
    std::vector<std::string> moves;
};

/// Time has passed. `stalled`: the store takes nothing just now.
struct Tick {
    bool stalled = false;
};

/// Reports the outcome of an admin's order once: empty if it was carried out, otherwise the refusal. If
/// nobody reports an outcome, the destructor reports that the room was closed.
class OrderReply {
public:
    using Heard = std::function<void(std::optional<protocol::Refusal> why_not)>;
    explicit OrderReply(Heard heard) : heard_(std::move(heard)) {}
    ~OrderReply() { give(refusal(code::closed_room)); }
    OrderReply(const OrderReply&) = delete;
    OrderReply& operator=(const OrderReply&) = delete;

    void give(std::optional<protocol::Refusal> why_not) {
        if (const Heard heard = std::exchange(heard_, nullptr)) heard(std::move(why_not));
    }

private:
    Heard heard_;
};

/// An admin of the server wants something done here.
struct AdminOrder {
    enum class What : std::uint8_t {
        close,      ///< the room; its match is filed without a result
        end_match,  ///< that runs or is held
        remove,     ///< that player
        forget,     ///< that player, whom the disk has forgotten already
    };
    What what = What::close;
    PlayerId player = {};
    std::vector<std::string> names = {};  ///< of whom to forget: all that they were ever called
    std::shared_ptr<OrderReply> reply = {};
};

/// The values that a room is given for a judgement.
struct Occasion {
    Moment now;
    Secret fresh{};  ///< 32 random bytes that nobody has seen: the next secret, should a match end here
    std::chrono::steady_clock::time_point came{};  ///< when it was handed to the room, for the meters
};

struct RoomInput : Occasion {
    std::variant<Came, Went, Attended, ClientQuery, ClientRequest, ClientQuestion, ClientChat, BotMoved,
                 AdminOrder, Tick>
        what;
};

/// The connection that sent the input; nothing if no connection did.
std::optional<ClientId> sender(const RoomInput& input);
/// The message's id, if it has one.
std::optional<RequestId> id_of(const RoomInput& input);

/// A message that is made into text once and shared by all who get it; and the tag of its kind.
struct SharedMessage {
    std::shared_ptr<const std::string> text;
    std::string_view tag;
    bool answers = false;  ///< a request of the connection that gets it: it may not be lost
};
template <class Message>
SharedMessage shared(const Message& message) {
    constexpr std::size_t bytes_of_most_patches = 480;
    return {std::make_shared<const std::string>(json::write(message, bytes_of_most_patches)), Message::tag};
}

/// One message for one connection, and the end of a connection.
struct OutgoingMessage {
    ClientId to = 0;
    SharedMessage message;
};
struct Disconnect {
    ClientId to = 0;
    protocol::Close why = protocol::Close::normal;
};

/// The messages that a room sends, in order, and the connections that it closes after them.
struct RoomOutput {
    std::vector<OutgoingMessage> messages;
    std::vector<Disconnect> disconnects;
};

}  // namespace reami::room
