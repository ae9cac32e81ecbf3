#include "server/http/match_file_of.hpp"

#include "protocol/game_kind.hpp"
#include "protocol/match_file.hpp"

namespace reami::http {

namespace {

protocol::from_server::Result result_of(const store::Ended& ended) {
    protocol::from_server::Result result{ended.points, ended.ranks, {}};
    if (!ended.broke.empty()) result.broke = ended.broke;
    return result;
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
    for (const auto& [seat, player] : match.players) file.players[seat] = {player.name, player.is_bot};
    for (const store::Moved& move : match.moves) file.moves.push_back({move.seat, move.move, 0});
    return protocol::write_match_file(file);
}

}  // namespace reami::http
