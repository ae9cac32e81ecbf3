// The answer to `GET /api/me/opponents`: a player's results against each opponent. PROTOCOL.md, "Plain
// requests".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reami::protocol::plain {

/// The asking player's results in one game against people with one name, or against one kind of bot. Only
/// matches with a result count. In `matches - ahead - behind` of them, both had the same place.
struct Opponent {
    std::string game;
    std::optional<std::string> name = {};    ///< of the last person in the seat
    std::optional<std::string> bot = {};     ///< if the seat never had a person: the kind of its bot
    int matches = 0, ahead = 0, behind = 0;  ///< ahead: the asking player had the better place
    std::int64_t last = 0;                   ///< the end of the last match, in Unix milliseconds
    friend bool operator==(const Opponent&, const Opponent&) = default;
    BOOST_DESCRIBE_CLASS(Opponent, (), (game, name, bot, matches, ahead, behind, last), (), ())
};

/// The asking player's Dynasties.
struct DynastyTotals {
    int matches = 0, won = 0;
    std::int64_t points = 0;  ///< of all Dynasties
    int best = 0;             ///< the most points in one Dynasty
    friend bool operator==(const DynastyTotals&, const DynastyTotals&) = default;
    BOOST_DESCRIBE_CLASS(DynastyTotals, (), (matches, won, points, best), (), ())
};

struct MyOpponents {
    std::vector<Opponent> opponents;              ///< those with the most matches come first
    std::optional<DynastyTotals> dynasties = {};  ///< absent if the player has ended none
    friend bool operator==(const MyOpponents&, const MyOpponents&) = default;
    BOOST_DESCRIBE_CLASS(MyOpponents, (), (opponents, dynasties), (), ())
};

}  // namespace reami::protocol::plain
