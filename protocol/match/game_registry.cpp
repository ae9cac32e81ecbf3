// Makes the games of engine/games.hpp available by name. No other file connects the types of games with their
// names.
#include <algorithm>
#include <array>

#include "engine/bots/bots.hpp"
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

std::span<const std::string_view> bot_kinds() { return reami::bot_kinds; }

bool is_bot_kind(std::string_view name) {
    return std::ranges::find(reami::bot_kinds, name) != reami::bot_kinds.end();
}

Refusal no_game(std::string_view name) {
    std::string games;
    for (const GameInfo* game : all_games()) list(games, game->name);
    return refusal(code::unknown_game, Detail{"no_game", {{"name", std::string(name)}, {"games", games}}});
}

Refusal no_bot(std::string_view name) {
    std::string bots;
    for (const std::string_view kind : bot_kinds()) list(bots, kind);
    return refusal(code::bad_bot, Detail{"no_bot", {{"name", std::string(name)}, {"bots", bots}}});
}

Expected<SharedMatch, Refusal> Match::start(const MatchStart& from) {
    const GameInfo* game = find_game(from.game);
    if (game == nullptr) return no_game(from.game);
    return game->start(from);
}

}  // namespace reami::protocol
