#include "clients/terminal/room/match_view.hpp"

#include <gtest/gtest.h>

#include "protocol/json/hash.hpp"
#include "protocol/match/match.hpp"

namespace reami::terminal {
namespace {

using protocol::from_server::Patch;
using protocol::from_server::State;
using Taken = MatchView::Taken;

const Seat ada = Seat::from_number(1), bob = Seat::from_number(2);

State state() {
    State state;
    state.match = 1;
    state.v = 4;
    state.view.text = R"({"points":{"1":3,"2":0}})";
    state.to_act = {ada};
    state.ask = 3;
    state.legal = protocol::from_server::LegalMoves{R"(["=1","=2"])"};
    return state;
}

/// The next patch: seat 1 has 5 points, and seat 2 is to act.
Patch patch() {
    Patch patch;
    patch.v = 5;
    patch.change.text = R"({"points":{"1":5}})";
    patch.to_act = {bob};
    return patch;
}
constexpr std::string_view patched = R"({"points":{"1":5,"2":0}})";

MatchView view_of(const State& state) {
    MatchView view;
    view.take(state);
    return view;
}

TEST(MatchView, ShowsAStateAndThenItsPatches) {
    MatchView view = view_of(state());
    EXPECT_EQ(view.take(patch(), ada), Taken::shown);
    EXPECT_EQ(view.view(), patched);
    EXPECT_EQ(view.v(), 5);
    EXPECT_EQ(view.to_act(), std::vector{bob});
}

TEST(MatchView, ASeatThatIsNotToActIsNotAsked) {
    MatchView view = view_of(state());
    ASSERT_EQ(view.ask(), 3);
    view.take(patch(), ada);
    EXPECT_EQ(view.ask(), std::nullopt);
    EXPECT_TRUE(view.legal().empty());
}

TEST(MatchView, APatchWithoutAskLeavesItAsItWas) {  // PROTOCOL.md, "The match"
    MatchView view = view_of(state());
    Patch other = patch();
    other.to_act = {ada, bob};
    ASSERT_EQ(view.take(other, ada), Taken::shown);
    EXPECT_EQ(view.ask(), 3);
    EXPECT_EQ(view.legal(), (std::vector<std::string>{"=1", "=2"}));
}

TEST(MatchView, APatchWithAskReplacesIt) {
    MatchView view = view_of(state());
    Patch next = patch();
    next.to_act = {ada};
    next.ask = 4;
    next.legal = protocol::from_server::LegalMoves{R"(["g8g9"])"};
    view.take(next, ada);
    EXPECT_EQ(view.ask(), 4);
    EXPECT_EQ(view.legal(), std::vector<std::string>{"g8g9"});
}

TEST(MatchView, WhatIsKnownAlreadyChangesNothing) {
    MatchView view = view_of(state());
    Patch old = patch();
    old.v = 4;
    EXPECT_EQ(view.take(old, ada), Taken::old);
    EXPECT_EQ(view.view(), state().view.text);
    EXPECT_EQ(view.ask(), 3);
}

TEST(MatchView, AMissingPatchIsAHole) {
    MatchView view = view_of(state());
    Patch later = patch();
    later.v = 6;
    EXPECT_EQ(view.take(later, ada), Taken::hole);
    EXPECT_EQ(view.v(), 4);
    EXPECT_EQ(view.ask(), std::nullopt);  // the current request is unknown
}

TEST(MatchView, APatchBeforeAnyStateIsAHole) {
    MatchView view;
    EXPECT_EQ(view.take(patch(), ada), Taken::hole);
}

TEST(MatchView, APatchWithoutToActLeavesItAsItWas) {  // PROTOCOL.md, "The match"
    MatchView view = view_of(state());
    Patch other = patch();
    other.to_act.reset();
    ASSERT_EQ(view.take(other, ada), Taken::shown);
    EXPECT_EQ(view.to_act(), std::vector{ada});
    EXPECT_EQ(view.ask(), 3);
}

TEST(MatchView, AChangeThatIsNoObjectIsAHole) {
    MatchView view = view_of(state());
    Patch wrong = patch();
    wrong.change.text = "[]";
    EXPECT_EQ(view.take(wrong, ada), Taken::hole);
    EXPECT_EQ(view.view(), state().view.text);
}

TEST(MatchView, AWrongHashIsAHole) {
    MatchView view = view_of(state());
    Patch hashed = patch();
    hashed.h = std::string(16, '0');
    EXPECT_EQ(view.take(hashed, ada), Taken::hole);
    hashed.h = json::hash_text(json::view_hash(patched));
    EXPECT_EQ(view_of(state()).take(hashed, ada), Taken::shown);
}

TEST(MatchView, AStateMendsEverything) {
    MatchView view = view_of(state());
    Patch later = patch();
    later.v = 7;
    view.take(later, ada);
    State fresh = state();
    fresh.v = 7;
    view.take(fresh);
    EXPECT_EQ(view.v(), 7);
    EXPECT_EQ(view.ask(), 3);
    EXPECT_FALSE(view.is_behind(1, 7));
    EXPECT_TRUE(view.is_behind(1, 8));
    EXPECT_TRUE(view.is_behind(2, 7));
}

TEST(MatchView, WithoutAMatchNothingIsMissing) { EXPECT_FALSE(MatchView().is_behind(0, 0)); }

State state_of(const protocol::Match& match, Viewer viewer) {
    State state;
    state.match = 1;
    state.v = match.v();
    state.view.text = match.view(viewer);
    return state;
}

Patch patch_of(const protocol::PlayedMoves& moves, Viewer viewer) {
    Patch patch;
    patch.v = moves.after()->v();
    patch.change.text = moves.patch(viewer);
    patch.h = json::hash_text(json::view_hash(moves.after()->view(viewer)));
    return patch;
}

/// PROTOCOL.md, "Views and patches": over whole random Dynasties, a patched view equals the server's byte for
/// byte.
class PatchedView : public testing::TestWithParam<std::uint8_t> {};

TEST_P(PatchedView, IsTheServersView) {
    const Seed seed{GetParam()};
    const Viewer viewer = GetParam() % 2 == 0 ? Viewer(ada) : Viewer::everybody();
    auto match = *protocol::Match::start(
        {.game = "kingdomino", .options = R"({"dynasty":true})", .seats = 2, .origin = seed});
    Random random(seed);
    MatchView view = view_of(state_of(*match, viewer));
    while (!match->to_act().empty()) {
        const Seat mover = *match->to_act().begin();
        const auto legal = match->legal_moves(mover);
        const auto played =
            match->after(mover, {legal[random.below(static_cast<std::uint32_t>(legal.size()))]});
        ASSERT_TRUE(played);
        match = (*played)->after();
        ASSERT_EQ(view.take(patch_of(**played, viewer), std::nullopt), Taken::shown);
        ASSERT_EQ(view.view(), match->view(viewer));
    }
}
INSTANTIATE_TEST_SUITE_P(RandomMatches, PatchedView, testing::Range<std::uint8_t>(1, 5));

}  // namespace
}  // namespace reami::terminal
