// Makes the games of engine/games.hpp available by name. No other file connects the types of games with their
// names.
#include <algorithm>
#include <array>

#include "engine/core/expected.hpp"
#include "engine/games.hpp"
#include "protocol/match/game_info_of.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

namespace {

template <class G>
const GameInfo* info_of() {
    static const GameInfoOf<G> info;
    return &info;
}

template <class... Listed>
auto infos_of(boost::mp11::mp_list<Listed...>) {
    return std::array{info_of<Listed>()...};
}

}  // namespace

std::span<const GameInfo* const> all_games() {
    static const auto games = infos_of(Games());
    return games;
}

const GameInfo* find_game(std::string_view name) {
    const auto games = all_games();
    const auto found = std::ranges::find(games, name, &GameInfo::name);
    return found == games.end() ? nullptr : *found;
}

Refusal no_game(std::string_view name) {
    std::string games;
    for (const GameInfo* game : all_games()) list(games, game->name);
    return refusal(code::unknown_game, Detail{"no_game", {{"name", std::string(name)}, {"games", games}}});
}

std::optional<Refusal> no_bot(const GameInfo& game, std::string_view kind) {
    if (std::ranges::find(game.bots, kind) != game.bots.end()) return std::nullopt;
    std::string bots;
    for (const std::string& one : game.bots) list(bots, one);
    return refusal(code::bad_bot, Detail{"no_bot", {{"name", std::string(kind)}, {"bots", bots}}});
}

Expected<SharedMatch, Refusal> Match::start(const MatchStart& from) {
    const GameInfo* game = find_game(from.game);
    if (game == nullptr) return no_game(from.game);
    return game->start(from);
}

}  // namespace reami::protocol
