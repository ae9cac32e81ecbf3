// No seat gets hidden things: two matches that differ only in these give the seat the same bytes. Everything
// that a move reveals is also in the view after the move, so that a player who reconnects knows as much as
// the others.
#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

using protocol::Match;
using protocol::PlayedMoves;
using protocol::SharedMatch;

constexpr int stretch = 8;  ///< the number of compared moves

/// The view of a match at its start; the view after a move, with its patch and its events.
std::string sight(const Match& start, Viewer viewer) {
    return start.view(viewer) + start.start_events(viewer);
}
std::string sight(const PlayedMoves& moves, Viewer viewer) {
    return moves.after()->view(viewer) + moves.patch(viewer) + moves.events(viewer);
}

/// The other bytes that the viewer gets about a position: the seats to act, and the viewer's legal moves.
std::string asks(const Match& match, Viewer viewer) {
    std::string text;
    for (const Seat seat : match.to_act()) text += std::to_string(seat.number());
    if (viewer.is_seat())
        for (const std::string& move : match.legal_moves(viewer.seat())) text += ' ' + move;
    return text;
}

std::string stream(const Match& start, Viewer viewer) { return sight(start, viewer) + asks(start, viewer); }
std::string stream(const PlayedMoves& moves, Viewer viewer) {
    return sight(moves, viewer) + asks(*moves.after(), viewer);
}

/// A match and another one that differs from it in hidden information, played side by side until a move
/// reveals some of that to the viewer.
class Pair {
public:
    Pair(const SharedMatch& match, Viewer viewer, Random& random)
        : viewer_(viewer), one_(match), other_(match->resample(viewer, random)) {}

    /// Returns false if the move is illegal in the other match, or if it revealed something.
    bool play(const PlayedMove& move) {
        const auto one = one_->after(move.seat, {move.notation});
        const auto other = other_->after(move.seat, {move.notation});
        RC_ASSERT(one.has_value());
        if (!other) return false;
        one_ = (*one)->after();
        other_ = (*other)->after();
        if (one_->view(viewer_) != other_->view(viewer_)) return false;
        RC_ASSERT(stream(**one, viewer_) == stream(**other, viewer_));
        return true;
    }

    /// A refused move must reveal no more than a legal one.
    void refuse(const std::string& notation) {
        if (!viewer_.is_seat()) return;
        SharedMatch one = one_, other = other_;
        RC_ASSERT(protocol::play(one, viewer_.seat(), notation) ==
                  protocol::play(other, viewer_.seat(), notation));
    }

private:
    Viewer viewer_;
    SharedMatch one_, other_;
};

TYPED_TEST(Law, WhatAViewerMayNotKnowChangesNoByteOfItsStream) {
    this->hold("hidden parts stay hidden", [](const RandomMatch& of) {
        Random random = of.chance().fork(6);
        SharedMatch match = of.start();
        const auto all = viewers(match);
        const Viewer viewer = all[random.below(static_cast<std::uint32_t>(all.size()))];
        RC_ASSERT(stream(*match, viewer) == stream(*match->resample(viewer, random), viewer));
        const auto from = static_cast<int>(random.below(64));  // tests only a part of the match
        while (!match->to_act().empty() && match->v() < from) {
            const PlayedMove move = any_move(match, random);
            RC_ASSERT(play(match, move.seat, move.notation) == std::nullopt);
        }
        Pair pair(match, viewer, random);
        while (!match->to_act().empty() && match->v() < from + stretch) {
            const PlayedMove move = any_move(match, random);
            if (!match->to_act().contains(viewer.is_seat() ? viewer.seat() : move.seat))
                pair.refuse(move.notation);
            const bool alike = pair.play(move);
            RC_ASSERT(play(match, move.seat, move.notation) == std::nullopt);
            if (!alike) pair = Pair(match, viewer, random);
        }
    });
}

TEST(ToySecrecy, AnotherHandIsHiddenAndOnesOwnIsSeen) {
    const Seat first = Seat::from_number(1), second = Seat::from_number(2);
    const protocol::GameInfo& game = lawful_game<Rounds<toy::State>>();
    const auto match = *game.start({"toy", "{}", 2, "round 1\ncards 1 2 3 4 5 6 7 8 9 10 11 12\n"});
    const auto in_round = [](const std::string& table) {
        return R"({"finished":{},"ready":{},"round":1,"rounds":1,"table":)" + table + '}';
    };
    EXPECT_EQ(
        match->view(first),
        in_round(
            R"({"cards":{"1":3,"2":3},"chosen":{},"hand":{"10":true,"11":true,"12":true},"points":{"1":0,"2":0},"shown":{}})"));
    EXPECT_EQ(match->view(Viewer()),
              in_round(R"({"cards":{"1":3,"2":3},"chosen":{},"points":{"1":0,"2":0},"shown":{}})"));
    const auto laid = match->after(first, {"c11"}).value();
    EXPECT_EQ(laid->events(first), R"([{"card":11,"e":"laid","seat":1}])");
    EXPECT_EQ(laid->events(second), R"([{"e":"laid","seat":1}])");
    const auto shown = laid->after()->after(second, {"c7"}).value();
    EXPECT_EQ(shown->events(Viewer()), R"([{"e":"laid","seat":2},{"cards":{"1":11,"2":7},"e":"shown"}])");
}

TEST(ToySecrecy, ResamplingDrawsTheHiddenAnew) {
    const protocol::GameInfo& game = lawful_game<Rounds<toy::State>>();
    const auto match = *game.start({"toy", "{}", 2, "round 1\ncards 1 2 3 4 5 6 7 8 9 10 11 12\n"});
    Random random(Seed{1});
    int differ = 0;
    for (int i = 0; i < 20; ++i)
        differ += match->resample(Seat::from_number(1), random)->view(Seat::from_number(2)) !=
                          match->view(Seat::from_number(2))
                      ? 1
                      : 0;
    EXPECT_GT(differ, 10) << "one hand of 84 is the same";
}

TYPED_TEST(Law, AGameThatShowsAllShowsEverybodyTheSame) {
    if (!ShowsAll<TypeParam>) return;
    this->hold("all see the same", [](const RandomMatch& of) {
        const auto start = of.start();
        RC_ASSERT(start->shows_all());
        for (const Viewer viewer : viewers(start))
            RC_ASSERT(sight(*start, viewer) == sight(*start, Viewer::everybody()));
        some_moves(of, [](const PlayedMoves& moves) {
            for (const Viewer viewer : viewers(moves.after()))
                RC_ASSERT(sight(moves, viewer) == sight(moves, Viewer::everybody()));
        });
    });
}

}  // namespace
}  // namespace reami::laws
