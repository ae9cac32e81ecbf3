// A player, and how the command line of the arena names it: `greedy`, or `search:seconds=0.1`.
#pragma once

#include <optional>
#include <string>

#include "engine/bots/bots.hpp"
#include "engine/core/expected.hpp"
#include "engine/core/rounds.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami::arena {

using Kingdomino = Rounds<kingdomino::State>;

/// The limits are for one turn, which is a placement and the choice after it. A player that searches has one
/// of them, and another player none.
struct Player {
    bool is_of_kingdomino = false;  ///< it plays no other game
    std::string text;               ///< the name and the limit, as the command line has them
    std::string name;
    std::optional<double> playouts;   ///< above 0
    std::optional<double> seconds;    ///< of processor time, above 0
    std::optional<double> published;  ///< as many playouts as the authors' player made in this many seconds
};

/// Reads `NAME` or `NAME:LIMIT=VALUE`. The error names the fault and the remedy.
Expected<Player, std::string> parse_player(const std::string& text);

/// The move of a player of Kingdomino. Expects a seat that the round asks.
kingdomino::Move kingdomino_move(const Player& player, const kingdomino::State& match, Seat seat,
                                 Random& random);

/// Whether this move ends a turn of Kingdomino: a choice does, and in the last turn a placement.
bool ends_turn(const kingdomino::State& before, const kingdomino::Move& move);

}  // namespace reami::arena
