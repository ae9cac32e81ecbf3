// Compares the engine with the plain match, move by move, and counts how often each possible event occurs.
#include "tests/engine/dominium/plain.hpp"

#include <gtest/gtest.h>

#include <map>

#include "tests/engine/dominium/random_moves.hpp"
#include "tests/engine/dominium/table.hpp"

namespace reami::dominium {
namespace {

constexpr int matches = 60;

/// Plays all matches, always the same ones, and passes each position to `visit` with the events of the last
/// move.
template <class Visit>
void play_matches(Visit visit) {
    for (int i = 0; i < matches; ++i) {
        Random random(Seed{static_cast<std::uint8_t>(i)});
        const auto set_up = State::SetUp::deal({}, 2, random);
        Events<Event> start;
        State state = State::start({}, 2, set_up, start);
        PlainMatch plain(set_up);
        visit(state, plain, start);
        while (!state.to_act().empty()) {
            const Move move = i % 3 == 0 ? hoarding_move(state, random) : any_kind_of_move(state, random);
            Events<Event> events;
            state.play(*state.to_act().begin(), move, events);
            plain.play(State::print(move));
            visit(state, plain, events);
        }
        ASSERT_TRUE(plain.is_over());
    }
}

TEST(DominiumPlain, PlaysAsTheEngineDoesFromStartToEnd) {
    play_matches([](const State& state, const PlainMatch& plain, const Events<Event>& events) {
        std::set<std::string> listed;
        for (const Seat seat : state.to_act())
            for (const Move& move : state.legal_moves(seat)) listed.insert(State::print(move));
        ASSERT_EQ(listed, plain.moves());
        for (const int number : {1, 2}) {
            ASSERT_EQ(state.points(seat(number)), plain.points(number));
            ASSERT_EQ(state.view(Viewer()).seats.at(seat(number)).squares, plain.squares_owned(number));
        }
        if (plain.is_over())
            ASSERT_EQ(told(std::get<Ended>(events.all().back())).substr(6, 5), plain.why());
        else
            ASSERT_EQ(state.to_act(), SeatSet(seat(plain.seat())));
    });
}

TEST(DominiumPlain, EverythingThatCanHappenWasMet) {
    std::map<std::string, int> met;
    play_matches([&](const State&, const PlainMatch& plain, const Events<Event>& events) {
        for (const Event& event : events.all())
            ++met[std::visit([](const auto& one) { return std::string(one.tag); }, event)];
        if (plain.is_over()) ++met["ended by " + plain.why()];
    });
    for (const char* what : {"drawn", "laid", "joined", "kept", "feudatory", "claimed", "taken", "ended",
                             "ended by board", "ended by tiles"}) {
        RecordProperty(what, met[what]);
        EXPECT_GT(met[what], 0) << what;
    }
}

TEST(DominiumPlain, EveryRuleWasBroken) {
    std::map<std::string_view, int> broken;
    std::vector<Move> written;  // all ways to keep a tile and to place a pawn, and some placements
    for (std::int8_t fief = 1; fief <= highest_number; ++fief) written.emplace_back(Keep{fief});
    for (const Square square : all_squares) {
        written.emplace_back(Claim{square});
        written.emplace_back(Placement{square, {3, 3}});
    }
    play_matches([&](const State& state, const PlainMatch&, const Events<Event>&) {
        for (const Seat seat : state.to_act())
            for (const Move& move : written)
                if (const auto rule = state.check(seat, move)) ++broken[State::rule_name(*rule)];
    });
    for (const std::string_view rule : State::rule_names()) {
        RecordProperty(std::string(rule), broken[rule]);
        EXPECT_GT(broken[rule], 0) << rule;
    }
}

}  // namespace
}  // namespace reami::dominium
