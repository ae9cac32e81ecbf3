// What is known of each game before anybody plays: its name, seats, options, bots and catalogue.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/match.hpp"

namespace reami::protocol {

/// One option of a game, for forms: its name, the values it may have and the one it has by default, as JSON
/// texts.
struct OptionKind {
    std::string name;
    std::string type;                 ///< `bool`, or `choice`
    std::vector<std::string> values;  ///< of a choice
    std::string by_default;           ///< JSON: `false`, `"three"`
};

class GameKind {
public:
    std::string name;
    int rules_version = 0;
    int fewest_seats = 0, most_seats = 0;
    std::vector<OptionKind> options;
    std::vector<std::string> rule_names;
    std::string catalog;       ///< canonical JSON
    std::string catalog_hash;  ///< `sha256-` and 64 hexadecimal digits: part of its address

    /// The options as canonical JSON with every default filled in, from a JSON object; or `room.options`
    /// (with what is wrong), `room.seats` or `room.options.<fault>`.
    std::variant<std::string, Refusal> canonical_options(std::string_view json, int seats) const;
};

/// All games of engine/games.hpp, in its order.
std::span<const GameKind> game_kinds();
/// Nothing if there is no such game.
const GameKind* find_game(std::string_view name);
/// The kinds of bots; every one plays every game.
std::span<const std::string_view> bot_kinds();

}  // namespace reami::protocol
