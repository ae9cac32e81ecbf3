#include "server/http/match_file_of.hpp"

#include <algorithm>

#include "protocol/game_kind.hpp"
#include "protocol/match_file.hpp"

namespace reami::http {

namespace {

protocol::from_server::Result result_of(const store::Ended& ended) {
    protocol::from_server::Result result{ended.points, ended.ranks, {}};
    if (!ended.broke.empty()) result.broke = ended.broke;
    return result;
}

/// The store gives a bot its kind as name, which no person's is: names of persons come with the seat's
/// player.
bool is_bot(const std::string& name) {
    const auto kinds = protocol::bot_kinds();
    return std::find(kinds.begin(), kinds.end(), name) != kinds.end();
}

}  // namespace

std::string match_file_of(const store::StoredMatch& match) {
    const store::Started& started = match.started;
    protocol::MatchFile file{
        .game = match.game,
        .rules_version = started.rules_version,
        .options = started.options,
        .seats = started.seats,
        .players = {},
        .secret = started.secret,
        .words = started.words,
        .commitment = commitment(started.secret),
        .seed = started.seed,
        .set_up = {},
        .moves = {},
        .result = result_of(match.ended),
        .drawn = protocol::find_game(match.game)->dealt(started.options, started.seats, started.seed)};
    for (const auto& [seat, name] : match.names) file.players[seat] = {name, is_bot(name)};
    for (const store::Moved& move : match.moves) file.moves.push_back({move.seat, move.move, 0});
    return protocol::write_match_file(file);
}

}  // namespace reami::http
