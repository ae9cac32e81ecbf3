// The kinds of bots that a host may put into a seat. Messages and the database use the names in `bot_kinds`.
// Every kind plays every game.
#pragma once

#include <array>
#include <string_view>

#include "engine/bots/greedy_bot.hpp"
#include "engine/bots/random_bot.hpp"

namespace reami {

inline constexpr std::array<std::string_view, 2> bot_kinds{"random", "greedy"};

/// The move that a bot of this kind plays. If the kind is unknown, the bot plays at random. Expects a seat
/// that the match asks for a move.
template <Game G>
typename G::Move bot_move(std::string_view kind, const G& match, Seat seat, Random& random) {
    if (kind == "greedy") return greedy_move(match, seat, random);
    return random_move(match, seat, random);
}

}  // namespace reami
