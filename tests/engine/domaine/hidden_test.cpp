// Which parts of a position are secret, and which are public: RULES.md, R13.
#include <gtest/gtest.h>

#include "tests/engine/domaine/example.hpp"

namespace reami::domaine {
namespace {

/// Seat 1 holds A02 A05, and the others hands of A03; the Court has A02, and the deck B05 and two more.
State table(const std::string& given = "") {
    Position position =
        Drawing({"   +---+---+---+", " 1 |m1C|m2C|m3C|", "   +---+---+---+", "     a   b   c"}).position();
    Given changes(position);
    changes.usual();
    changes.all("court A02, deck B05 B06 B07, hand 1 A02 A05, hand 2 A03 A01, hand 3 A03, card");
    if (!given.empty()) changes.all(given);
    return State(position);
}

void play(State& state, std::string_view move, Events<Event>& events) {
    events = {};
    ASSERT_EQ(apply(state, state.position().acting, *State::parse(move), events), std::nullopt) << move;
}

TEST(DomaineHidden, AHandIsSeenByItsOwner) {
    const State state = table();
    EXPECT_EQ(state.view(seat(1)).hands,
              (std::map<Seat, CardsView>{{seat(1), {{card("A02"), 1}, {card("A05"), 1}}}}));
    EXPECT_TRUE(state.view(Viewer()).hands.empty());
    EXPECT_EQ(state.view(seat(2)).seats.at(seat(1)).letters, (LettersView{{Letter::A, 2}}));
    EXPECT_EQ(state.view(seat(2)).deck_top, Letter::B);
}

TEST(DomaineHidden, ADrawnCardIsShownToItsPlayerAlone) {  // R13.4
    State state = table();
    Events<Event> events;
    play(state, "A02$", events);
    play(state, "@", events);
    const Event drew = events.all().front();
    EXPECT_EQ(std::get<Drew>(State::seen(drew, seat(1))).face, card("B05"));
    EXPECT_EQ(std::get<Drew>(State::seen(drew, seat(2))).face, std::nullopt);
    EXPECT_EQ(std::get<Drew>(State::seen(drew, Viewer())).letter, Letter::B);
}

TEST(DomaineHidden, OnlyTheDeckTellsSomethingNew) {
    Events<Event> events;
    State state = table();
    EXPECT_EQ(state.play(seat(1), *State::parse("A02$"), events), Used::known);
    State other = state;
    EXPECT_EQ(state.play(seat(1), *State::parse("@A02"), events), Used::known);
    EXPECT_EQ(other.play(seat(1), *State::parse("@"), events), Used::hidden);
}

TEST(DomaineHidden, AKnownCardIsTheFirstOfItsKindToLeave) {  // R13.3
    State state = table("court A02 A02, hand 1 A02 A05 A02");
    Events<Event> events;
    const auto known = [&] { return state.view(Viewer()).seats.at(seat(1)).known; };
    play(state, "A05$", events);
    play(state, "@A02", events);
    EXPECT_EQ(known(), (CardsView{{card("A02"), 1}}));
    for (const char* move : {"A03$", "@", "A03$", "@"}) play(state, move, events);
    play(state, "A02$", events);
    EXPECT_TRUE(known().empty());
}

TEST(DomaineHidden, TheHandsAreShownWhenTheKingIsReached) {  // R13.4
    State state = table("king 1, step b 1");
    Position position = state.position();
    position.land.put(
        square("a1"),
        Terrain::f);  // sets the terrain as if it had just been found, because the step itself scores nothing
    state = State(position);
    Events<Event> events;
    EXPECT_EQ(state.play(seat(1), *State::parse("e5n"), events), Used::hidden);
    EXPECT_EQ(state.view(Viewer()).hands.size(), 3u);
    Random random(Seed{});
    EXPECT_EQ(state.resample(Viewer(), random), state);
}

TEST(DomaineHidden, IsDrawnAnewWithTheLettersThatAllSee) {
    const State state = table("hand 2 A03 A01 B01");
    Random random(Seed{3});
    int differ = 0;
    for (int i = 0; i < 20; ++i) {
        const State other = state.resample(seat(1), random);
        EXPECT_EQ(other.view(seat(1)), state.view(seat(1)));
        differ += other.view(seat(2)) != state.view(seat(2)) ? 1 : 0;
    }
    EXPECT_GT(differ, 5);
}

}  // namespace
}  // namespace reami::domaine
