// What reaches a room, and what leaves it. Everything that happens to a room comes as an input, with the time
// at which it came; a room has no clock, no sockets and no randomness of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/fair_seed.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/messages/messages.hpp"
#include "protocol/text/texts.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/record.hpp"

namespace reami::room {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;
namespace code = protocol::code;
using protocol::Language;
using protocol::refusal;
using store::Millis;
using store::PlayerId;

/// A connection to a room, from 1; never used again in that room.
using ClientId = std::uint64_t;

/// Whose connection it is. The lobby has proven it.
struct Identity {
    PlayerId player = 0;
    store::TokenHash token{};
    bool stored = false;                   ///< false: this token is stored with the first seat that it takes
    std::optional<std::string> new_token;  ///< to be told in `here`, once
    std::string client = {};               ///< what the device calls itself
};

/// Who comes, and from where.
struct Visitor {
    Identity identity;
    store::Hash address{};  ///< keyed
};

/// A connection came, and goes.
struct Came {
    ClientId client = 0;
    Visitor visitor;
    std::optional<from_client::Have> have;
    Language language = Language::en;
};
struct Went {
    ClientId client = 0;
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

/// A connection says something to all.
struct ClientChat {
    ClientId client = 0;
    from_client::Chat chat;
};

/// A bot has thought. `match` and `ask` tell whether its answer is still wanted.
struct BotMoved {
    int match = 0;
    Seat seat;
    int ask = 0;
    std::string move;
};

/// Time has passed. `stalled`: the store takes nothing just now.
struct Tick {
    bool stalled = false;
};

/// What a room is given to judge with.
struct Occasion {
    Moment now;
    Secret fresh{};  ///< 32 random bytes that nobody has seen: the next secret, should a match end here
};

struct RoomInput : Occasion {
    std::variant<Came, Went, ClientQuery, ClientRequest, ClientChat, BotMoved, Tick> what;
};

/// The connection whose message it is; nothing if it is none.
std::optional<ClientId> sender(const RoomInput& input);
/// The message's id, if it has one.
std::optional<std::string> id_of(const RoomInput& input);

/// A message that was made once and is shared by all to whom it goes.
using SharedMessage = std::shared_ptr<const from_server::Message>;

/// One message for one connection, and the end of a connection.
struct OutgoingMessage {
    ClientId to = 0;
    SharedMessage message;
};
struct Disconnect {
    ClientId to = 0;
    protocol::Close why = protocol::Close::normal;
};

/// What a room wants sent, in order; disconnections after the messages.
struct RoomOutput {
    std::vector<OutgoingMessage> messages;
    std::vector<Disconnect> disconnects;
};

}  // namespace reami::room
