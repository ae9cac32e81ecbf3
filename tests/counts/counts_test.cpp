// Counts pin the generators of legal moves: how many ways there are to play 1, 2, 3, … moves from a start.
// Those that a plain player of the rules can make in a moment are made by it too.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "engine/games.hpp"
#include "tests/counts/counts_file.hpp"
#include "tests/engine/kingdomino/plain.hpp"

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
    return read_counts<G>(REAMI_SOURCE_DIR "/tests/counts/" + std::string(G::name) + ".counts");
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

std::uint64_t ways(kingdomino::PlainMatch match, std::size_t moves) {
    if (moves == 1) return match.moves().size();
    std::uint64_t sum = 0;
    for (const std::string& move : match.moves()) {
        kingdomino::PlainMatch next = match;
        next.play(move);
        sum += ways(next, moves - 1);
    }
    return sum;
}

TEST(KingdominoCounts, AreMadeByThePlainPlayerToo) {
    for (const auto& start : starts<Rounds<kingdomino::State>>()) {
        const auto scale = kingdomino::scale(start.options, start.seats);
        kingdomino::PlainMatch match(start.set_up.front(), scale.row, scale.kingdom);
        for (const std::string& move : start.moves) match.play(move);
        for (std::size_t moves = 1; moves <= start.counts.size() && start.counts[moves - 1] <= 3000; ++moves)
            EXPECT_EQ(ways(match, moves), start.counts[moves - 1]) << start.name << ", " << moves << " moves";
    }
}

}  // namespace
}  // namespace reami
