// Every file of tests/golden/<game>/ must replay to the result in it. A second, slow program checks the
// results. The files record what the rules say. They change only in a commit that raises rules_version.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games.hpp"
#include "protocol/file/replay.hpp"
#include "protocol/file/verify.hpp"
#include "tests/engine/domaine/plain.hpp"
#include "tests/engine/dominium/plain.hpp"
#include "tests/engine/toncc/plain.hpp"
#include "tests/golden/slow_kingdomino.hpp"
#include "tests/source_path.hpp"

namespace reami::golden {
namespace {

using Json = nlohmann::json;
using protocol::MatchFile;
using protocol::Replay;

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::filesystem::path> match_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_path("tests/golden")))
        if (entry.path().extension() == ".match") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

MatchFile read(const std::filesystem::path& path) { return *protocol::read_match_file(content(path)); }

class GoldenMatch : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(GoldenMatch, ReplaysToItsResult) {
    const MatchFile file = read(GetParam());
    Replay replay(file);
    while (!replay.at_end()) {
        const auto fault = replay.step();
        ASSERT_EQ(fault, std::nullopt) << GetParam() << ':' << fault->line << ' ' << fault->code;
    }
    EXPECT_TRUE(file.result);
    EXPECT_EQ(replay.check_result(), std::nullopt);
    for (const protocol::Finding& finding : protocol::verify(file))
        EXPECT_EQ(finding.verdict, protocol::ProofVerdict::proven);
}

TEST_P(GoldenMatch, IsWrittenAsItStandsThere) {
    EXPECT_EQ(protocol::write_match_file(read(GetParam())), content(GetParam()));
}

/// Builds the kingdoms of a round from the events, and adds up the rounds.
class SlowMatch {
public:
    explicit SlowMatch(const MatchFile& file) : totals_(static_cast<std::size_t>(file.seats)) {
        const Json options = Json::parse(file.options);
        options_ = {.middle_kingdom = options["middle_kingdom"],
                    .harmony = options["harmony"],
                    .size = options["mighty_duel"] ? 7 : 5};
    }

    void hear(const Json& event) {
        const auto name = event["e"].get<std::string>();
        if (name == "row" && event["turn"] == 1) kingdoms_.assign(totals_.size(), {});
        if (name == "placed") place(kingdom_of(event), event["domino"], event["at"]);
        if (name == "discarded") kingdom_of(event).discarded = true;
        if (name == "round_ended") end_round();
    }

    const std::vector<SlowScore>& totals() const { return totals_; }

private:
    SlowKingdom& kingdom_of(const Json& event) { return kingdoms_.at(event["seat"].get<std::size_t>() - 1); }

    static void place(SlowKingdom& kingdom, int domino, const std::string& at) {
        static const auto dominoes = read_dominoes(content(source_path("engine/kingdomino/dominoes.csv")));
        const auto second = at.find_first_of("abcdefghijklm", 1);
        kingdom.squares[square(at.substr(0, second))] = dominoes.at(domino).first;
        kingdom.squares[square(at.substr(second))] = dominoes.at(domino).second;
    }

    static std::pair<int, int> square(const std::string& name) {
        return {name[0] - 'a' + 1, std::stoi(name.substr(1))};
    }

    void end_round() {
        for (std::size_t i = 0; i < kingdoms_.size(); ++i) {
            const SlowScore round = score(kingdoms_[i], options_);
            totals_[i].points += round.points;
            totals_[i].largest += round.largest;
            totals_[i].crowns += round.crowns;
        }
    }

    SlowOptions options_;
    std::vector<SlowKingdom> kingdoms_;
    std::vector<SlowScore> totals_;
};

void expect_result(const MatchFile& file, const std::vector<SlowScore>& scores) {
    const auto expected = ranks(scores);
    for (const Seat seat : SeatSet::first(file.seats)) {
        const auto i = static_cast<std::size_t>(seat.index());
        EXPECT_EQ(file.result->points.at(seat), scores[i].points);
        EXPECT_EQ(file.result->ranks.at(seat), expected[i]);
    }
}

TEST_P(GoldenMatch, HasTheResultThatTheSlowScorerFinds) {
    const MatchFile file = read(GetParam());
    if (file.game != "kingdomino") return;
    SlowMatch slow(file);
    Replay replay(file);
    const auto hear = [&] {
        for (const Json& event : Json::parse(replay.events())) slow.hear(event);
    };
    for (hear(); !replay.at_end(); hear()) ASSERT_EQ(replay.step(), std::nullopt);
    expect_result(file, slow.totals());
}

TEST_P(GoldenMatch, HasTheResultThatThePlainDominiumFinds) {
    const MatchFile file = read(GetParam());
    if (file.game != "dominium") return;
    SetUpFault why;
    dominium::PlainMatch plain(Rounds<dominium::State>::SetUp::parse(file.drawn, why)->rounds.front());
    for (const auto& line : file.moves) {
        ASSERT_EQ(line.seat.number(), plain.seat());
        plain.play(line.notation);
    }
    ASSERT_TRUE(plain.is_over());
    std::vector<SlowScore> scores;
    for (const int seat : {1, 2}) scores.push_back({plain.points(seat), plain.squares_owned(seat), 0});
    expect_result(file, scores);
}

TEST_P(GoldenMatch, HasTheResultThatThePlainTonccFinds) {
    const MatchFile file = read(GetParam());
    if (file.game != "toncc") return;
    const bool each_region = Json::parse(file.options)["kingdom_points"] == "each_region";
    std::vector<SlowScore> totals(3);
    auto line = file.moves.begin();
    SetUpFault why;
    const auto drawn = Rounds<toncc::State>::SetUp::parse(file.drawn, why);
    for (const auto& set_up : drawn.value().rounds) {
        std::vector<std::string> layout;
        for (const toncc::Region region : set_up.layout) layout.push_back(to_text(region));
        toncc::PlainChallenge plain(layout, each_region);
        while (line != file.moves.end() && line->notation == "ready") ++line;
        for (; !plain.is_over(); ++line) {
            ASSERT_TRUE(line != file.moves.end());
            plain.play(line->seat.number(), line->notation);
        }
        for (int seat = 1; seat <= 3; ++seat) {
            totals[static_cast<std::size_t>(seat - 1)].points += plain.toncc_points(seat);
            totals[static_cast<std::size_t>(seat - 1)].largest += plain.score(seat);  // R5.2
        }
    }
    expect_result(file, totals);
}

TEST_P(GoldenMatch, HasTheResultThatThePlainDomaineFinds) {
    const MatchFile file = read(GetParam());
    if (file.game != "domaine") return;
    const Json chosen = Json::parse(file.options);
    domaine::Options options;
    if (chosen["castle_distance"] == "seven") options.castle_distance = domaine::CastleDistance::seven;
    if (chosen["start"] == "beginner") options.start = domaine::Opening::beginner;
    SetUpFault why;
    const auto drawn = Rounds<domaine::State>::SetUp::parse(file.drawn, why);
    domaine::PlainMatch plain(drawn->rounds.front(), file.seats, options);
    for (const auto& line : file.moves) {
        ASSERT_EQ(line.seat.number(), plain.seat());
        plain.play(line.notation);
    }
    ASSERT_TRUE(plain.is_over());
    for (const Seat seat : SeatSet::first(file.seats)) {
        EXPECT_EQ(file.result->points.at(seat), plain.points(seat.number()));
        EXPECT_EQ(file.result->ranks.at(seat), plain.rank(seat.number()));
    }
}

/// Domaine, R12: the files have both ways to end a match for every number of players, and the last event has
/// the points of the result.
TEST(GoldenDomaine, EndsByTheKingAndByTheCards) {
    std::set<std::string> met;
    for (const auto& path : match_files()) {
        const MatchFile file = read(path);
        if (file.game != "domaine") continue;
        Replay replay(file);
        while (!replay.at_end()) ASSERT_EQ(replay.step(), std::nullopt);
        for (const Json& event : Json::parse(replay.events())) {
            if (event["e"] != "over") continue;
            met.insert(event["ending"].get<std::string>() + ' ' + std::to_string(file.seats));
            for (const Seat seat : SeatSet::first(file.seats))
                EXPECT_EQ(event["points"][std::to_string(seat.number())].get<int>(),
                          file.result->points.at(seat));
        }
    }
    EXPECT_EQ(met, (std::set<std::string>{"cards 2", "cards 3", "cards 4", "king 2", "king 3", "king 4"}));
}

std::string stem(const testing::TestParamInfo<std::filesystem::path>& info) {
    return info.param.parent_path().filename().string() + '_' + info.param.stem().string();
}
INSTANTIATE_TEST_SUITE_P(All, GoldenMatch, testing::ValuesIn(match_files()), stem);

TEST(SlowKingdomino, KnowsTheWorkedExamples) {  // RULES.md, R7.3 and R7.5
    SlowKingdom kingdom;
    kingdom.squares = {{{6, 8}, {"wheat", 0}},  {{7, 8}, {"wheat", 1}},  {{8, 8}, {"wheat", 0}},
                       {{8, 7}, {"wheat", 0}},  {{9, 7}, {"forest", 0}}, {{7, 6}, {"forest", 1}},
                       {{8, 6}, {"forest", 0}}, {{9, 6}, {"forest", 0}}};
    EXPECT_EQ(score(kingdom, {}).points, 8);
    EXPECT_EQ(score(kingdom, {.middle_kingdom = true}).points, 8) << "a full extent is needed";
    SlowKingdom wide;
    wide.squares = {{{5, 5}, {"lake", 0}}, {{9, 9}, {"lake", 0}}};
    EXPECT_EQ(score(wide, {.middle_kingdom = true}).points, 10);
    EXPECT_EQ(ranks({{5, 3, 1}, {5, 3, 1}, {4, 9, 9}}), (std::vector<int>{1, 1, 3}));
}

}  // namespace
}  // namespace reami::golden
