// What reaches a room, and what leaves it. Everything that happens to a room comes as a letter, with the time
// at which it came; a room has no clock, no sockets and no randomness of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/fair_seed.hpp"
#include "protocol/codes.hpp"
#include "protocol/messages.hpp"
#include "protocol/texts.hpp"
#include "server/clock.hpp"
#include "server/net/door.hpp"
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
using GuestId = std::uint64_t;

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
    GuestId guest = 0;
    Visitor visitor;
    std::optional<from_client::Have> have;
    Language language = Language::en;
};
struct Went {
    GuestId guest = 0;
};

/// A connection says something.
struct Message {
    GuestId guest = 0;
    from_client::Message message;
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

struct Letter {
    Moment now;
    Secret fresh{};  ///< 32 random bytes that nobody has seen: the next secret, should a match end here
    std::variant<Came, Went, Message, BotMoved, Tick> what;
};

/// One text for one connection, and the end of a connection.
struct Mail {
    GuestId to = 0;
    net::Text text;
    net::Delivery delivery = net::Delivery::always;
};
struct Goodbye {
    GuestId to = 0;
    protocol::Close why = protocol::Close::normal;
};

/// What a room wants sent, in order; goodbyes after the mail.
struct Post {
    std::vector<Mail> mail;
    std::vector<Goodbye> goodbyes;
};

}  // namespace reami::room
