// The facts about each game before anybody plays: its name, seats, options, bots and catalogue.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/set_up_text.hpp"
#include "protocol/match/match.hpp"
#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// The description of one option of a game, for forms.
struct OptionKind {
    std::string name;
    std::string type;                 ///< `bool`, or `choice`
    std::vector<std::string> values;  ///< all possible values, as JSON: `true`, `"three"`
    std::string by_default;           ///< one of these values
};

/// Describes any game. There is one object for each game (game_info_of.hpp).
class GameInfo {
public:
    virtual ~GameInfo() = default;
    GameInfo(const GameInfo&) = delete;
    GameInfo& operator=(const GameInfo&) = delete;

    std::string name;
    int rules_version = 0;
    int fewest_seats = 0, most_seats = 0;
    std::vector<OptionKind> options;
    std::vector<std::string> rule_names;   ///< tails of `rule.<game>.<rule>`
    std::vector<std::string> event_names;  ///< the values of `e` in events
    std::string catalog;                   ///< canonical JSON
    std::string catalog_hash;              ///< `sha256-` and 64 hexadecimal digits: part of its address

    /// Converts a JSON object to canonical options with every default filled in. Refuses with `room.options`
    /// (and the fault), `room.seats` or `room.options.<fault>`.
    virtual std::variant<std::string, Refusal> canonical_options(std::string_view json, int seats) const = 0;
    /// Starts a match of this game, and ignores the game that `from` names. Refuses like Match::start.
    virtual std::variant<Match, Refusal> start(const MatchStart& from) const = 0;
    /// The fault in the text of a set-up, with its line; empty if there is none. Expects canonical options.
    virtual std::optional<SetUpFault> set_up_fault(std::string_view canonical, int seats,
                                                   std::string_view set_up) const = 0;
    /// The deal of a seed, as the text of a set-up: `Match::start` from either gives the same match. Expects
    /// canonical options.
    virtual std::string dealt(std::string_view canonical, int seats, const Seed& seed) const = 0;
    /// Whether the text is a move's notation in this game.
    virtual bool reads_move(std::string_view text) const = 0;
    /// The events of a patch as sentences, one for each event.
    virtual std::vector<std::string> history(std::string_view events, const Telling& telling) const = 0;

protected:
    GameInfo() = default;
};

/// The fault of a set-up as the detail of a refusal.
inline Detail detail_of(const SetUpFault& fault) { return {"set_up." + fault.key, fault.places}; }

/// All games of engine/games.hpp, in its order.
std::span<const GameInfo* const> all_games();
/// The game of that name; null if there is none.
const GameInfo* find_game(std::string_view name);
/// The kinds of bots; every one plays every game.
std::span<const std::string_view> bot_kinds();
bool is_bot_kind(std::string_view name);

/// The refusal `room.game` of an unknown game, with a list of all games.
Refusal no_game(std::string_view name);
/// The refusal `room.bot` of an unknown kind of bot, with a list of all kinds.
Refusal no_bot(std::string_view name);

}  // namespace reami::protocol
