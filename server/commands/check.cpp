// `reami-server check` looks for faults in the database. `reami-server rehearse` checks that this release can
// continue the running matches.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "protocol/file/match_file.hpp"
#include "protocol/file/replay.hpp"
#include "protocol/file/rules_releases.hpp"
#include "protocol/file/verify.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/game_info.hpp"
#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/commands/rounds_played.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_match.hpp"
#include "server/store/read/survey.hpp"
#include "server/store/store_kind.hpp"

namespace reami::commands {

namespace {

enum class Which : std::uint8_t {
    all,
    running,  ///< only running matches
};

using Mismatch = std::optional<std::string>;

/// The first difference between a replay of the match and the stored positions, result and points; empty if
/// there is none.
Mismatch why_played_otherwise(const protocol::MatchFile& file, const std::vector<store::MovePlayed>& moves,
                              const store::StoredRounds& rounds) {
    protocol::Replay replay(file);
    Mismatch differs;
    std::size_t played = 0;
    const auto fault = replay.play_out([&] {
        if (played++ == 0 || differs) return;
        const store::MovePlayed& move = moves[played - 2];
        if (move.proof != 0 && replay.match().proof() != move.proof)
            differs =
                "move " + to_string(move.v) + ", " + move.move + ", leads to another position than it did";
    });
    if (fault) return (replay.at_end() ? "result: " : "moves: ") + fault->reason(protocol::Language::en);
    if (differs) return differs;
    if (rounds_of(replay.match()) != rounds)
        return "the stored points of its rounds differ from the points that its moves give";
    return std::nullopt;
}

/// Checks whether commitment, words, seed and deal fit together. Returns the first that does not fit; empty
/// if all fit.
Mismatch why_not_proven(const protocol::MatchFile& file) {
    for (const protocol::Finding& finding : protocol::verify_chance(file))
        if (finding.verdict == protocol::ProofVerdict::wrong)
            return "wrong " + std::string(json::enum_name(finding.claim));
    return std::nullopt;
}

Mismatch why_not_whole(const store::StoredMatch& match, const store::StoredRounds& rounds) {
    const auto read = protocol::read_match_file(http::match_file_of(match));
    if (!read) return read.error().reason(protocol::Language::en);
    const auto& file = *read;
    if (auto why = why_not_proven(file)) return why;
    return why_played_otherwise(file, match.moves, rounds);
}

/// The reason why this release can't replay the match: the match was played under other rules. Empty if this
/// release can replay the match.
Mismatch why_seen_elsewhere(const store::StoredMatch& match) {
    const protocol::GameInfo* game = protocol::find_game(match.game);
    if (!game) return std::nullopt;
    const auto why =
        protocol::why_other_rules({match.game, match.started.rules_version}, game->rules_version);
    return why ? std::optional(why->reason(protocol::Language::en)) : std::nullopt;
}

/// Checks the matches one after the other, and prints the faults.
class Look {
public:
    Look(const store::Location& store, Which which)
        : db_(store::open_to_read(store)),
          can_be_damaged_(store::kind_of(store)->can_be_damaged()),
          which_(which) {}

    void at_everything() {
        if (which_ == Which::all && can_be_damaged_)
            std::ranges::for_each(store::find_damage(*db_), [&](const auto& fault) { tell(fault); });
        for (const store::ListedMatch& match : store::list_matches(*db_))
            if (which_ == Which::all || match.runs) at(match);
        const bool all = which_ == Which::all;
        std::cout << counted(matches_, all ? "match" : "running match", all ? "matches" : "running matches")
                  << ", " << counted(faults_, "fault", "faults");
        if (elsewhere_ > 0) std::cout << ", " << elsewhere_ << " played under other rules";
        std::cout << '\n';
    }
    int faults() const { return faults_; }

private:
    void tell(const std::string& fault) {
        std::cout << fault << '\n';
        ++faults_;
    }

    void at(const store::ListedMatch& listed) {
        ++matches_;
        const std::string which =
            "room " + listed.code + ", match " + std::to_string(listed.match.value()) + ": ";
        try {
            const auto match = store::read_match(*db_, listed.code, listed.match);
            if (!match) return tell(which + "the database does not contain it");
            const auto elsewhere = match->runs ? std::nullopt : why_seen_elsewhere(*match);
            if (elsewhere) {
                std::cout << which << *elsewhere << '\n';
                ++elsewhere_;
            } else if (const auto why = why_not_whole(*match, store::read_round_points(*db_, listed))) {
                tell(which + *why);
            }
        } catch (const std::exception& fault) {
            tell(which + fault.what());
        }
    }

    std::unique_ptr<store::ReadConnection> db_;
    bool can_be_damaged_;
    Which which_;
    int faults_ = 0, matches_ = 0;
    int elsewhere_ = 0;  ///< matches that ended under other rules, which is no fault
};

int look_at(CLI::App& command, Which which, Arguments given) {
    return read_store(command, given, [&](const store::Location& store) {
        Look look(store, which);
        look.at_everything();
        return look.faults() == 0 ? 0 : 1;
    });
}

}  // namespace

int check(int count, const char* const* arguments) {
    CLI::App app(
        "Checks the file of the database. Checks for each match that the random draws, the moves, the result "
        "and the points of the rounds fit together. Prints all faults. The server may run meanwhile.",
        "reami-server check");
    return look_at(app, Which::all, {count, arguments});
}

int rehearse(int count, const char* const* arguments) {
    CLI::App app(
        "Replays the running matches as this release would continue them, without serving. Prints each match "
        "that would continue differently, with the first move that differs. Run this command with a new "
        "release before that release serves.",
        "reami-server rehearse");
    return look_at(app, Which::running, {count, arguments});
}

}  // namespace reami::commands
