// How many moves of a held match the server shows to the public.
#include "server/http/endpoints/held_match.hpp"

#include <gtest/gtest.h>

#include "protocol/match/match.hpp"

namespace reami::http {
namespace {

/// A match with its first moves: each time the first legal move of the first seat to act.
store::StoredMatch match_of(const std::string& game, int seats, std::size_t moves) {
    store::StoredMatch stored;
    stored.game = game;
    stored.runs = true;
    stored.started = {.match = 1,
                      .rules_version = 1,
                      .seats = seats,
                      .options = "{}",
                      .secret = {},
                      .words = {},
                      .seed = {}};
    auto match = *protocol::Match::start({game, stored.started.options, seats, stored.started.seed});
    while (stored.moves.size() < moves) {
        const Seat seat = *match->to_act().begin();
        const std::string move = match->legal_moves(seat).front();
        EXPECT_EQ(protocol::play(match, seat, move), std::nullopt);
        stored.moves.push_back(
            {.match = 1, .v = match->v(), .seat = seat, .move = move, .id = "m", .proof = match->proof()});
    }
    return stored;
}

TEST(HeldMatchMoves, OfATurnBasedGameAreAllShown) {
    for (std::size_t moves = 0; moves < 10; ++moves)
        EXPECT_EQ(moves_shown(match_of("kingdomino", 3, moves)), moves);
    auto differs = match_of("kingdomino", 3, 10);
    ++differs.moves[4].proof;
    EXPECT_EQ(moves_shown(differs), 10u) << "players saw these moves when they were made";
}

TEST(HeldMatchMoves, MadeAtTheSameTimeAreShownWhenAllHaveMoved) {  // three seats of Tóncc choose at once
    const std::vector<std::size_t> shown{0, 0, 0, 3, 3, 3, 6};
    for (std::size_t moves = 0; moves < shown.size(); ++moves)
        EXPECT_EQ(moves_shown(match_of("toncc", 3, moves)), shown[moves]) << moves;
}

TEST(HeldMatchMoves, ThatCanNotBeReplayedAreHiddenAsFarAsTheyMayBe) {
    auto differs = match_of("toncc", 3, 6);
    ++differs.moves[1].proof;
    EXPECT_EQ(moves_shown(differs), 4u) << "the last two may be hidden choices of an unfinished round";
    auto unknown = match_of("toncc", 3, 6);
    unknown.game = "chess";
    EXPECT_EQ(moves_shown(unknown), 4u);
}

}  // namespace
}  // namespace reami::http
