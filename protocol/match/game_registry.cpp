// The games of engine/games.hpp, made ready for the protocol: the one place where their types meet their
// names.
#include <algorithm>
#include <array>

#include "engine/bots/bots.hpp"
#include "engine/games.hpp"
#include "protocol/match/game_info_of.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

std::span<const GameInfo> all_games() {
    static const auto kinds = [] {
        std::vector<GameInfo> made;
        boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Games>>(
            [&](auto game) { made.push_back(game_info_of<typename decltype(game)::type>()); });
        return made;
    }();
    return kinds;
}

const GameInfo* find_game(std::string_view name) {
    const auto kinds = all_games();
    const auto found = std::ranges::find(kinds, name, &GameInfo::name);
    return found == kinds.end() ? nullptr : &*found;
}

std::span<const std::string_view> bot_kinds() { return reami::bot_kinds; }

bool is_bot_kind(std::string_view name) {
    return std::ranges::find(reami::bot_kinds, name) != reami::bot_kinds.end();
}

std::variant<Match, Refusal> Match::start(const MatchStart& from) {
    const GameInfo* game = find_game(from.game);
    if (game == nullptr) return Refusal{std::string(code::unknown_game)};
    return game->start(from);
}

}  // namespace reami::protocol
