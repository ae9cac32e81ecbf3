// The answer to `POST /api/me/export`: what the server has stored about a player. PROTOCOL.md, "Plain
// requests".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::protocol::plain {

// All times are Unix milliseconds.

/// A device on which the player is signed in.
struct DeviceData {
    std::int64_t since = 0, seen = 0;
    std::string client;
    std::optional<std::string> push;  ///< the URL of its subscription to web push
    BOOST_DESCRIBE_CLASS(DeviceData, (), (since, seen, client, push), (), ())
};

/// A seat of the player in an open room. A bot may play there for the player.
struct SeatData {
    std::string code, game;
    Seat seat;
    std::string name;
    std::int64_t since = 0;
    BOOST_DESCRIBE_CLASS(SeatData, (), (code, game, seat, name, since), (), ())
};

/// A match in which the player took part. Its match file has the moves.
struct MatchData {
    std::string code;
    MatchNumber match;
    std::string game;
    Seat seat;
    std::string name;
    std::int64_t started_at = 0;
    std::optional<std::int64_t> ended_at;
    BOOST_DESCRIBE_CLASS(MatchData, (), (code, match, game, seat, name, started_at, ended_at), (), ())
};

/// A line of chat that the player wrote in an open room.
struct ChatData {
    std::string code;
    std::int64_t at = 0;
    std::string name, text;
    BOOST_DESCRIBE_CLASS(ChatData, (), (code, at, name, text), (), ())
};

/// A decision of an admin about the player.
struct RestrictionData {
    std::string kind;  ///< `ban` or `silence`
    std::string note;
    std::int64_t since = 0, until = 0;
    BOOST_DESCRIBE_CLASS(RestrictionData, (), (kind, note, since, until), (), ())
};

struct MyData {
    std::vector<DeviceData> devices;
    std::vector<SeatData> seats;
    std::vector<MatchData> matches;
    std::vector<ChatData> chat;
    std::vector<RestrictionData> restrictions;
    std::optional<std::string> invite;  ///< the name of the invitation that the player used
    BOOST_DESCRIBE_CLASS(MyData, (), (devices, seats, matches, chat, restrictions, invite), (), ())
};

}  // namespace reami::protocol::plain
