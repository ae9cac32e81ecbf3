// The facts about each game that don't depend on a match: its name, seats, options, bots and catalogue.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.hpp"
#include "engine/core/set_up_text.hpp"
#include "protocol/match/match.hpp"
#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// One option of a game, described so that clients can show a form.
struct OptionKind {
    std::string name;
    std::string type;                 ///< either `bool` or `choice`
    std::vector<std::string> values;  ///< all possible values, as JSON: `true`, `"three"`
    std::string by_default;           ///< the one of these values that applies by default
};

/// Describes one game for the server. Each game has one object of this class (game_info_of.hpp).
class GameInfo : boost::noncopyable {
public:
    virtual ~GameInfo() = default;

    std::string name;
    int rules_version = 0;
    int fewest_seats = 0, most_seats = 0;
    std::vector<OptionKind> options;
    std::vector<std::string> bots;         ///< the kinds of bots that play this game, the weakest first
    std::vector<std::string> rule_names;   ///< the last parts of the codes `rule.<game>.<rule>`
    std::vector<std::string> event_names;  ///< the values of `e` in events
    std::string catalog;                   ///< canonical JSON
    std::string catalog_hash;              ///< `sha256-` and 64 hexadecimal digits: part of its address

    /// Converts a JSON object to canonical options, in which every option has a value. Refuses with
    /// `room.options` (and the fault), `room.seats` or `room.options.<fault>`.
    virtual Expected<std::string, Refusal> canonical_options(std::string_view json, int seats) const = 0;
    /// Starts a match of this game, even if `from` names another game. Refuses like Match::start.
    virtual Expected<SharedMatch, Refusal> start(const MatchStart& from) const = 0;
    /// The fault in the text of a set-up, with its line; empty if the set-up has none. Expects canonical
    /// options.
    virtual std::optional<SetUpFault> set_up_fault(std::string_view canonical, int seats,
                                                   std::string_view set_up) const = 0;
    /// The text of the set-up that this seed deals. `Match::start` makes the same match from the seed and
    /// from this text. Expects canonical options.
    virtual std::string dealt(std::string_view canonical, int seats, const Seed& seed) const = 0;
    /// Whether the text is a move's notation in this game.
    virtual bool reads_move(std::string_view text) const = 0;
    /// Makes sentences from the events of a patch, one for each event.
    virtual std::vector<std::string> history(std::string_view events, const Telling& telling) const = 0;

protected:
    GameInfo() = default;
};

/// Converts the fault of a set-up to the detail of a refusal.
inline Detail detail_of(const SetUpFault& fault) { return {"set_up." + fault.key, fault.places}; }

/// All games, in the order of engine/games.hpp.
std::span<const GameInfo* const> all_games();
/// The game with this name; null if no game has it.
const GameInfo* find_game(std::string_view name);
/// The refusal `room.game` for an unknown game. It lists all games.
Refusal no_game(std::string_view name);
/// The refusal `room.bot` if the game has no bot of this kind. It lists all kinds of the game. Empty if the
/// game has such a bot.
std::optional<Refusal> no_bot(const GameInfo& game, std::string_view kind);

}  // namespace reami::protocol
