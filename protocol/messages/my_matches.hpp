// The bodies of `POST /api/me/matches`, which lists a player's ended matches, and of its answer: PROTOCOL.md,
// "Plain requests".
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/no_result.hpp"

namespace reami::protocol::plain {

/// How an ended match ended for a player.
enum class Outcome : std::uint8_t {
    won,        ///< first, or one of those who share the first place
    lost,       ///< any other place
    no_result,  ///< the match has no places
};
BOOST_DESCRIBE_ENUM(Outcome, won, lost, no_result)

/// `POST /api/me/matches`: asks for the player's ended matches, the newest first.
struct MyMatchesRequest {
    std::optional<std::string> game = {};
    std::optional<std::string> opponent = {};  ///< a part of the name of another person in the match
    std::optional<Outcome> outcome = {};
    std::optional<std::int64_t> before = {};  ///< `more` of the previous answer
    BOOST_DESCRIBE_CLASS(MyMatchesRequest, (), (game, opponent, outcome, before), (), ())
};

/// A seat of an ended match. If it has a name and a bot, the bot played for this person at the end.
struct PlayedSeat {
    std::optional<std::string> name = {};  ///< of the last person there; absent if there was none
    std::optional<std::string> bot = {};   ///< the kind of the bot that had the seat at the end
    std::optional<int> points, rank;       ///< absent if the match has no result
    friend bool operator==(const PlayedSeat&, const PlayedSeat&) = default;
    BOOST_DESCRIBE_CLASS(PlayedSeat, (), (name, bot, points, rank), (), ())
};

/// An ended match of the asking player.
struct PlayedMatch {
    std::string code;  ///< of its room
    MatchNumber match;
    std::string game;
    Seat you;
    std::map<Seat, PlayedSeat> seats;
    std::int64_t started_at = 0, ended_at = 0;  ///< Unix milliseconds
    std::optional<std::string> tie_break = {};  ///< what decided a tie on points
    std::optional<NoResult> no_result = {};     ///< why the match has no result
    friend bool operator==(const PlayedMatch&, const PlayedMatch&) = default;
    BOOST_DESCRIBE_CLASS(PlayedMatch, (),
                         (code, match, game, you, seats, started_at, ended_at, tie_break, no_result), (), ())
};

/// How many ended matches a player has of those that they asked for.
struct MatchCounts {
    int matches = 0, won = 0, lost = 0;
    friend bool operator==(const MatchCounts&, const MatchCounts&) = default;
    BOOST_DESCRIBE_CLASS(MatchCounts, (), (matches, won, lost), (), ())
};

/// The answer to MyMatchesRequest.
struct MyMatches {
    std::vector<PlayedMatch> matches;
    std::optional<std::int64_t> more = {};   ///< for `before`, if there are further matches
    std::optional<MatchCounts> counts = {};  ///< of all pages; only in the first one
    BOOST_DESCRIBE_CLASS(MyMatches, (), (matches, more, counts), (), ())
};

}  // namespace reami::protocol::plain
