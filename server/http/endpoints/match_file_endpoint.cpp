#include "server/http/endpoints/match_file_endpoint.hpp"

#include "protocol/file/match_file.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::http {

namespace {

protocol::from_server::Result result_of(const store::MatchFinished& ended) {
    protocol::from_server::Result result{.points = ended.points, .ranks = ended.ranks};
    if (!ended.tie_break.empty()) result.tie_break = ended.tie_break;
    return result;
}

void put_seed(protocol::MatchFile& file, const store::StoredMatch& match, Chance chance) {
    const store::MatchStarted& started = match.started;
    file.commitment = commitment(started.secret);
    if (chance == Chance::left_out) return;
    file.secret = started.secret;
    file.words = started.words;
    file.seed = started.seed;
    const auto* kind = protocol::find_game(match.game);
    const bool is_dealt_so = kind && kind->rules_version == started.rules_version;
    if (is_dealt_so && !match.runs) file.drawn = kind->dealt(started.options, started.seats, started.seed);
}

}  // namespace

std::string match_file_of(const store::StoredMatch& match, Chance chance) {
    const store::MatchStarted& started = match.started;
    protocol::MatchFile file;
    file.game = match.game;
    file.rules_version = started.rules_version;
    file.options = started.options;
    file.seats = started.seats;
    if (match.ended) file.result = result_of(*match.ended);
    if (started.set_up)
        file.set_up = started.set_up;
    else
        put_seed(file, match, chance);
    for (const auto& [seat, player] : match.players) file.players[seat] = {player.name, player.is_bot};
    for (const store::MovePlayed& move : match.moves) file.moves.push_back({move.seat, move.move, 0});
    return protocol::write_match_file(file);
}

}  // namespace reami::http
