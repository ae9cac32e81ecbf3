// The lists of legal moves must allow as many ways to play 1, 2, 3, … moves from a start as the .counts files
// say. The plain implementation confirms those counts that take it only a moment.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "engine/games.hpp"
#include "tests/counts/counts_file.hpp"
#include "tests/engine/domaine/plain.hpp"
#include "tests/engine/dominium/plain.hpp"
#include "tests/engine/kingdomino/plain.hpp"
#include "tests/engine/toncc/plain.hpp"
#include "tests/source_path.hpp"

namespace reami {
namespace {

template <Game G>
std::uint64_t ways(const G& match, std::size_t moves) {
    if (moves == 0) return 1;
    auto nobody = Events<typename G::Event>::ignored();
    std::uint64_t sum = 0;
    for (const Seat seat : match.to_act()) {
        const auto legal = match.legal_moves(seat);
        if (moves == 1) {
            sum += legal.size();
            continue;
        }
        for (const auto& move : legal) {
            G next = match;
            next.play(seat, move, nobody);
            sum += ways(next, moves - 1);
        }
    }
    return sum;
}

template <class G>
std::vector<Start<G>> starts() {
    return read_counts<G>(source_path("tests/counts/" + std::string(G::name) + ".counts"));
}

template <class G>
class Counts : public testing::Test {};
using AllGames = boost::mp11::mp_rename<Games, testing::Types>;
TYPED_TEST_SUITE(Counts, AllGames);

TYPED_TEST(Counts, AreThoseOfTheFile) {
    ASSERT_FALSE(starts<TypeParam>().empty());
    for (const auto& start : starts<TypeParam>())
        for (std::size_t moves = 1; moves <= start.counts.size(); ++moves)
            EXPECT_EQ(ways(start.match(), moves), start.counts[moves - 1])
                << start.name << ", " << moves << " moves";
}

template <class Plain>
void play_next(Plain& match, const std::string& move) {
    match.play(move);
}
void play_next(toncc::PlainChallenge& challenge, const std::string& move) {
    challenge.play(*challenge.to_act().begin(), move);
}

template <class Plain>
std::uint64_t plain_ways(Plain match, std::size_t moves) {
    if (moves == 1) return match.moves().size();
    std::uint64_t sum = 0;
    for (const std::string& move : match.moves()) {
        Plain next = match;
        next.play(move);
        sum += plain_ways(next, moves - 1);
    }
    return sum;
}

/// Several seats may choose at the same time; each of them may be the next.
std::uint64_t plain_ways(const toncc::PlainChallenge& challenge, std::size_t moves) {
    if (moves == 0) return 1;
    std::uint64_t sum = 0;
    for (const int seat : challenge.to_act())
        for (const std::string& move : challenge.moves(seat)) {
            toncc::PlainChallenge next = challenge;
            next.play(seat, move);
            sum += plain_ways(next, moves - 1);
        }
    return sum;
}

/// Checks the counts that are small enough for the plain match, which `begin` makes from a start.
template <class G, class Begin>
void expect_plain_counts(Begin begin) {
    for (const auto& start : starts<G>()) {
        auto match = begin(start);
        for (const std::string& move : start.moves) play_next(match, move);
        for (std::size_t moves = 1; moves <= start.counts.size() && start.counts[moves - 1] <= 3000; ++moves)
            EXPECT_EQ(plain_ways(match, moves), start.counts[moves - 1])
                << start.name << ", " << moves << " moves";
    }
}

TEST(KingdominoCounts, AreMadeByThePlainPlayerToo) {
    expect_plain_counts<Rounds<kingdomino::State>>([](const auto& start) {
        const auto scale = kingdomino::scale(start.options, start.seats);
        return kingdomino::PlainMatch(start.set_up.rounds.front(), scale.row, scale.kingdom);
    });
}

TEST(DominiumCounts, AreMadeByThePlainPlayerToo) {
    expect_plain_counts<Rounds<dominium::State>>(
        [](const auto& start) { return dominium::PlainMatch(start.set_up.rounds.front()); });
}

TEST(DomaineCounts, AreMadeByThePlainPlayerToo) {
    expect_plain_counts<Rounds<domaine::State>>([](const auto& start) {
        return domaine::PlainMatch(start.set_up.rounds.front(), start.seats, start.options);
    });
}

TEST(TonccCounts, AreMadeByThePlainPlayerToo) {
    expect_plain_counts<Rounds<toncc::State>>([](const auto& start) {
        std::vector<std::string> layout;
        for (const toncc::Region region : start.set_up.rounds.front().layout)
            layout.push_back(to_text(region));
        return toncc::PlainChallenge(layout, false);
    });
}

}  // namespace
}  // namespace reami
