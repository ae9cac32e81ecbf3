#include "server/commands/foreign_match.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "protocol/file/match_file.hpp"
#include "protocol/file/replay.hpp"
#include "protocol/file/verify.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/limits.hpp"
#include "server/commands/rounds_played.hpp"
#include "server/room/people/visible_text.hpp"

namespace reami::commands {

namespace {

using protocol::Language;

ImportRefusal refusal_of(const protocol::FileFault& fault) {
    return {fault.line, fault.reason(Language::en)};
}

/// The refusal of a file that does not prove its random draws: the proof is wrong, or lacks the seed. Empty
/// if the proof is right.
std::optional<ImportRefusal> why_not_fair(const protocol::MatchFile& file) {
    for (const protocol::Finding& finding : protocol::verify_chance(file)) {
        const bool is_wrong = finding.verdict == protocol::ProofVerdict::wrong;
        const bool is_unknown =
            finding.verdict == protocol::ProofVerdict::missing && finding.claim == protocol::ProofClaim::seed;
        if (is_wrong || is_unknown)
            return ImportRefusal{
                0, protocol::text(Language::en, "verify." + std::string(json::enum_name(finding.claim)) +
                                                    '.' + std::string(json::enum_name(finding.verdict)))};
    }
    return std::nullopt;
}

store::MatchStarted start_of(const protocol::MatchFile& file) {
    store::MatchStarted started{.match = 1,
                                .rules_version = file.rules_version,
                                .seats = file.seats,
                                .options = file.options,
                                .secret = file.secret.value_or(Secret{}),
                                .words = file.words,
                                .set_up = file.set_up};
    started.seed = fair_seed(started.secret, started.words);
    return started;
}

/// The number of the line that names the player of this seat; 0 if no line does.
int line_of(std::string_view text, Seat seat, bool is_bot) {
    const std::string line = (is_bot ? "\nbot " : "\nplayer ") + std::to_string(seat.number()) + ' ';
    const auto found = text.find(line);
    if (found == std::string_view::npos) return 0;
    return 2 + static_cast<int>(std::ranges::count(text.substr(0, found), '\n'));
}

/// Copies the names of the players and the kinds of the bots. Pages and tables show both, so both must follow
/// the rules for names.
std::optional<ImportRefusal> name_all(const protocol::MatchFile& file, std::string_view text,
                                      store::ForeignMatch& match) {
    for (const auto& [seat, player] : file.players) {
        auto name = room::visible_text(player.name, protocol::longest_name);
        if (!name)
            return ImportRefusal{line_of(text, seat, player.is_bot),
                                 "the name of a player, or the kind of a bot, has 1 to " +
                                     std::to_string(protocol::longest_name) +
                                     " characters, none of them invisible"};
        match.players[seat] = {*std::move(name), player.is_bot};
    }
    return std::nullopt;
}

/// Plays the moves, and adds each move to `match`, with the proof of the position after the move.
std::optional<ImportRefusal> play(protocol::Replay& replay, store::ForeignMatch& match) {
    int v = 0;
    const auto fault = replay.play_out([&] {
        const auto* last = replay.last();
        if (!last) return;
        ++v;
        match.moves.push_back({.match = 1,
                               .v = v,
                               .seat = last->seat,
                               .move = last->notation,
                               .id = "import-" + std::to_string(v),
                               .proof = replay.match().proof()});
    });
    if (fault) return refusal_of(*fault);
    const auto result = replay.match().result();
    if (!result) return ImportRefusal{0, "the match is not over: only matches that are over can be imported"};
    match.ended = {.match = 1,
                   .points = result->points,
                   .ranks = result->ranks,
                   .tie_break = result->tie_break.value_or("")};
    match.rounds = rounds_of(replay.match());
    return std::nullopt;
}

}  // namespace

Expected<store::ForeignMatch, ImportRefusal> foreign_match(std::string_view text) {
    auto read = protocol::read_match_file(text);
    if (!read) return refusal_of(read.error());
    auto& file = *read;
    if (auto why = why_not_fair(file)) return *std::move(why);
    store::ForeignMatch match;
    match.game = file.game;
    match.started = start_of(file);
    if (auto why = name_all(file, text, match)) return *std::move(why);
    protocol::Replay replay(std::move(file));
    if (auto why = play(replay, match)) return *std::move(why);
    return match;
}

}  // namespace reami::commands
