// No seat gets hidden things: two matches that differ only in these give the seat the same bytes. Everything
// that a move reveals is also in the view after the move, so that a player who reconnects knows as much as
// the others.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::Match;

constexpr int stretch = 8;  ///< the number of compared moves

/// The view of a position, and the patch and the events of the move that led to it.
std::string sight(const Match& before, const Match& after, Viewer viewer) {
    return after.view(viewer) + after.patch_from(before, viewer) + after.events(viewer);
}

/// All bytes that the viewer gets after a move: also the seats to act, and the legal moves of the viewer.
std::string stream(const Match& before, const Match& after, Viewer viewer) {
    std::string text = sight(before, after, viewer);
    for (const Seat seat : after.to_act()) text += std::to_string(seat.number());
    if (viewer.is_seat())
        for (const std::string& move : after.legal_moves(viewer.seat())) text += ' ' + move;
    return text;
}

/// A match and another one that differs from it in hidden information, played side by side until a move
/// reveals some of that to the viewer.
class Pair {
public:
    Pair(const Match& match, Viewer viewer, Random& random)
        : viewer_(viewer), one_(match), other_(match.resample(viewer, random)) {}

    /// Returns false if the move is illegal in the other match, or if it revealed something.
    bool play(const PlayedMove& move) {
        const Match one_before = one_, other_before = other_;
        RC_ASSERT(one_.play(move.seat, move.notation) == std::nullopt);
        if (other_.play(move.seat, move.notation)) return false;
        if (one_.view(viewer_) != other_.view(viewer_)) return false;
        RC_ASSERT(stream(one_before, one_, viewer_) == stream(other_before, other_, viewer_));
        return true;
    }

    /// A refused move must reveal no more than a legal one.
    void refuse(const std::string& notation) {
        if (!viewer_.is_seat()) return;
        Match one = one_, other = other_;
        RC_ASSERT(one.play(viewer_.seat(), notation) == other.play(viewer_.seat(), notation));
    }

private:
    Viewer viewer_;
    Match one_, other_;
};

TYPED_TEST(Law, WhatAViewerMayNotKnowChangesNoByteOfItsStream) {
    this->hold("hidden parts stay hidden", [](const RandomMatch& of) {
        Random random = of.chance().fork(6);
        Match match = of.start();
        const auto all = viewers(match);
        const Viewer viewer = all[random.below(static_cast<std::uint32_t>(all.size()))];
        RC_ASSERT(stream(match, match, viewer) == stream(match, match.resample(viewer, random), viewer));
        const auto from = static_cast<int>(random.below(64));  // tests only a part of the match
        while (!match.to_act().empty() && match.v() < from) {
            const PlayedMove move = any_move(match, random);
            RC_ASSERT(match.play(move.seat, move.notation) == std::nullopt);
        }
        Pair pair(match, viewer, random);
        while (!match.to_act().empty() && match.v() < from + stretch) {
            const PlayedMove move = any_move(match, random);
            if (!match.to_act().contains(viewer.is_seat() ? viewer.seat() : move.seat))
                pair.refuse(move.notation);
            const bool alike = pair.play(move);
            RC_ASSERT(match.play(move.seat, move.notation) == std::nullopt);
            if (!alike) pair = Pair(match, viewer, random);
        }
    });
}

TEST(ToySecrecy, AnotherHandIsHiddenAndOnesOwnIsSeen) {
    const Seat first = Seat::from_number(1), second = Seat::from_number(2);
    const protocol::GameInfo& game = lawful_game<Rounds<toy::State>>();
    auto match = *game.start({"toy", "{}", 2, "round 1\ncards 1 2 3 4 5 6 7 8 9 10 11 12\n"});
    const auto in_round = [](const std::string& table) {
        return R"({"finished":{},"ready":{},"round":1,"rounds":1,"table":)" + table + '}';
    };
    EXPECT_EQ(
        match.view(first),
        in_round(
            R"({"cards":{"1":3,"2":3},"chosen":{},"hand":{"10":true,"11":true,"12":true},"points":{"1":0,"2":0},"shown":{}})"));
    EXPECT_EQ(match.view(Viewer()),
              in_round(R"({"cards":{"1":3,"2":3},"chosen":{},"points":{"1":0,"2":0},"shown":{}})"));
    ASSERT_EQ(match.play(first, "c11"), std::nullopt);
    EXPECT_EQ(match.events(first), R"([{"card":11,"e":"laid","seat":1}])");
    EXPECT_EQ(match.events(second), R"([{"e":"laid","seat":1}])");
    ASSERT_EQ(match.play(second, "c7"), std::nullopt);
    EXPECT_EQ(match.events(Viewer()), R"([{"e":"laid","seat":2},{"cards":{"1":11,"2":7},"e":"shown"}])");
}

TEST(ToySecrecy, ResamplingDrawsTheHiddenAnew) {
    const protocol::GameInfo& game = lawful_game<Rounds<toy::State>>();
    const auto match = *game.start({"toy", "{}", 2, "round 1\ncards 1 2 3 4 5 6 7 8 9 10 11 12\n"});
    Random random(Seed{1});
    int differ = 0;
    for (int i = 0; i < 20; ++i)
        differ += match.resample(Seat::from_number(1), random).view(Seat::from_number(2)) !=
                          match.view(Seat::from_number(2))
                      ? 1
                      : 0;
    EXPECT_GT(differ, 10) << "one hand of 84 is the same";
}

TYPED_TEST(Law, AGameThatShowsAllShowsEverybodyTheSame) {
    if (!ShowsAll<TypeParam>) return;
    this->hold("all see the same", [](const RandomMatch& of) {
        RC_ASSERT(of.start().shows_all());
        some_moves(of, [](const Match& before, const Match& after) {
            for (const Viewer viewer : viewers(after))
                RC_ASSERT(sight(before, after, viewer) == sight(before, after, Viewer::everybody()));
        });
    });
}

}  // namespace
}  // namespace reami::laws
