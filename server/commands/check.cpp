#include "server/commands/check.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/file/match_file.hpp"
#include "protocol/file/replay.hpp"
#include "protocol/file/verify.hpp"
#include "protocol/json/write.hpp"
#include "server/commands/database_command.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/store/read/reader.hpp"
#include "server/store/read/survey.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

enum class Look : std::uint8_t {
    everything,
    running,  ///< only at matches that run
};

using Mismatch = std::optional<std::string>;

/// Where a replay of its log differs from what was stored when it was played.
Mismatch why_played_otherwise(const protocol::MatchFile& file, const std::vector<store::MovePlayed>& moves,
                              const store::StoredRounds& rounds) {
    protocol::Replay replay(file);
    Mismatch differs;
    std::size_t played = 0;
    const auto fault = replay.play_out([&] {
        if (played > 0 && !differs && replay.match().proof() != moves[played - 1].proof)
            differs = "move " + std::to_string(played) + ", " + moves[played - 1].move +
                      ", leads to another position than it did";
        ++played;
    });
    if (fault) return (replay.at_end() ? "result: " : "moves: ") + fault->reason(protocol::Language::en);
    if (differs) return differs;
    store::StoredRounds counted;
    const auto view = nlohmann::json::parse(replay.match().view(Viewer::everybody()));
    for (const auto& [round, points] : view.at("finished").items())
        for (const auto& [seat, count] : points.items())
            counted[std::stoi(round)][Seat::from_number(std::stoi(seat))] = count.get<int>();
    if (counted != rounds) return "the stored points of its rounds are not those that its moves give";
    return std::nullopt;
}

/// What does not fit of that from which chance came.
Mismatch why_not_proven(const protocol::MatchFile& file) {
    for (const protocol::Finding& finding : protocol::verify_chance(file))
        if (finding.verdict == protocol::ProofVerdict::wrong)
            return "wrong " + std::string(json::enum_name(finding.claim));
    return std::nullopt;
}

Mismatch why_not_whole(const store::StoredMatch& match, const store::StoredRounds& rounds) {
    const auto read = protocol::read_match_file(http::match_file_of(match));
    if (const auto* fault = std::get_if<protocol::FileFault>(&read))
        return fault->reason(protocol::Language::en);
    const auto& file = std::get<protocol::MatchFile>(read);
    if (auto why = why_not_proven(file)) return why;
    return why_played_otherwise(file, match.moves, rounds);
}

Mismatch why_not_whole(store::Reader& reader, store::Survey& survey, const store::MatchName& name) try {
    const auto match = reader.match(name.code, name.match);
    return match ? why_not_whole(*match, survey.rounds(name)) : "it can't be found";
} catch (const std::exception& fault) {
    return fault.what();
}

/// Says each fault, and at the end what was looked at; how many faults there are.
int tell_faults(const fs::path& database, Look look) {
    store::Survey survey(database);
    store::Reader reader(database);
    int faults = 0, matches = 0;
    const auto tell = [&](const std::string& fault) {
        std::cout << fault << '\n';
        ++faults;
    };
    if (look == Look::everything) std::ranges::for_each(survey.damage(), tell);
    for (const store::MatchName& name : survey.matches()) {
        if (look == Look::running && !name.runs) continue;
        ++matches;
        if (const auto why = why_not_whole(reader, survey, name))
            tell("room " + name.code + ", match " + std::to_string(name.match.value()) + ": " + *why);
    }
    std::cout << matches << (look == Look::running ? " running" : "") << " matches, " << faults
              << " faults\n";
    return faults;
}

int look_at(CLI::App& command, Look look, Arguments given) {
    return read_database(command, given,
                         [&](const fs::path& database) { return tell_faults(database, look) == 0 ? 0 : 1; });
}

}  // namespace

int check(int count, const char* const* arguments) {
    CLI::App app(
        "Looks whether all that is stored is whole: the file itself, and for each match that its chance, its "
        "moves, its result and the points of its rounds fit together. Prints what does not. The server may "
        "keep running meanwhile.",
        "reami-server check");
    return look_at(app, Look::everything, {count, arguments});
}

int rehearse(int count, const char* const* arguments) {
    CLI::App app(
        "Plays the matches that run as this program would bring them back, without serving, and prints those "
        "that would differ and where: to be tried with a new release before it serves.",
        "reami-server rehearse");
    return look_at(app, Look::running, {count, arguments});
}

}  // namespace reami::commands
