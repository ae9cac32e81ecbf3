// The kinds of bots that a host may put into a seat. Messages and the database use the names in `bot_kinds`.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/bots/greedy_bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/bots/searching_bot.hpp"

namespace reami {

/// The weakest first.
inline constexpr std::array<std::string_view, 3> bot_kinds{"random", "greedy", "hard"};

/// The kinds of bots that play this game. Not all games have the bot `hard` (`HasHardBot`).
template <Game G>
constexpr std::span<const std::string_view> bot_kinds_of() {
    return std::span(bot_kinds).first(HasHardBot<G> ? 3 : 2);
}

/// The move that a bot of this kind plays. If the game has no such bot, the bot plays at random. Expects a
/// seat that the match asks for a move.
template <Game G>
typename G::Move bot_move(std::string_view kind, const G& match, Seat seat, Random& random) {
    if constexpr (HasHardBot<G>)
        if (kind == "hard") return hard_move(match, seat, random);
    if (kind == "greedy") return greedy_move(match, seat, random);
    return random_move(match, seat, random);
}

}  // namespace reami
