// Compares the engine with the plain challenge, move by move, and counts how often each possible event
// occurs.
#include "tests/engine/toncc/plain.hpp"

#include <gtest/gtest.h>

#include <map>

#include "engine/bots/random_bot.hpp"
#include "tests/engine/toncc/table.hpp"
#include "tests/engine/toncc/walkers.hpp"

namespace reami::toncc {
namespace {

constexpr int challenges = 120;

/// The engine's state, the plain challenge, and the events of the last move.
struct Position {
    const State& state;
    const PlainChallenge& plain;
    const std::vector<Event>& told;
};

Seat any_of(SeatSet seats, Random& random) {
    auto it = seats.begin();
    std::advance(it, random.below(static_cast<std::uint32_t>(seats.size())));
    return *it;
}

/// Plays one challenge, and passes each position to `visit`.
template <class Visit>
void play_challenge(const Options& options, Random& random, bool walking, Visit visit) {
    const auto set_up = State::SetUp::deal({}, 3, random);
    std::vector<std::string> layout;
    for (const Region region : set_up.layout) layout.push_back(to_text(region));
    PlainChallenge plain(layout, options.kingdom_points == KingdomPoints::each_region);
    Events<Event> start;
    State state = State::start(options, 3, set_up, start);
    visit(Position{state, plain, start.all()});
    while (!state.to_act().empty()) {
        const Seat seat = any_of(state.to_act(), random);
        const Move move = walking ? walk(state, seat, random) : random_move(state, seat, random);
        Events<Event> events;
        state.play(seat, move, events);
        plain.play(seat.number(), State::print(move));
        visit(Position{state, plain, events.all()});
    }
    ASSERT_TRUE(plain.is_over());
}

/// Plays all challenges, always the same ones; walkers play two of three.
template <class Visit>
void play_challenges(Visit visit) {
    for (int i = 0; i < challenges; ++i) {
        Random random(Seed{static_cast<std::uint8_t>(i)});
        const Options options{i % 2 == 0 ? KingdomPoints::each_kingdom : KingdomPoints::each_region};
        play_challenge(options, random, i % 3 != 0, visit);
    }
}

TEST(TonccPlain, PlaysAsTheEngineDoesFromStartToEnd) {
    play_challenges([](const Position& at) {
        for (const Seat king : SeatSet::first(3)) {
            std::set<std::string> listed;
            for (const Move move : at.state.legal_moves(king)) listed.insert(State::print(move));
            ASSERT_EQ(listed, at.plain.moves(king.number()));
            const KingView view = at.state.view(Viewer()).seats.at(king);
            ASSERT_EQ(view.score, at.plain.score(king.number()));
            ASSERT_EQ(view.king_points, at.plain.king_points(king.number()));
            ASSERT_EQ(at.state.points(king), at.plain.is_over() ? at.plain.toncc_points(king.number()) : 0);
        }
        if (!at.plain.is_over()) return;
        const auto* ended = std::get_if<ChallengeEnded>(&at.told.back());
        ASSERT_NE(ended, nullptr);
        ASSERT_EQ(ended->why, at.plain.why() == "seals" ? Ending::seals : Ending::blank);
    });
}

TEST(TonccPlain, NoChallengeHasMoreThanFiftyTwoMoves) {  // R3.5
    int moves = 0, most = 0;
    play_challenges([&](const Position& at) {
        for (const Event& event : at.told) {
            if (std::holds_alternative<LaidOut>(event)) moves = 0;
            moves += std::holds_alternative<Moved>(event) ? 1 : 0;
        }
        most = std::max(most, moves);
    });
    EXPECT_LE(most, 52);
    EXPECT_GT(most, 6);
}

TEST(TonccPlain, EverythingThatCanHappenWasMet) {
    std::map<std::string, int> met;
    play_challenges([&](const Position& at) {
        for (const Event& event : at.told)
            ++met[std::visit([](const auto& one) { return std::string(one.tag); }, event)];
        if (at.plain.is_over()) ++met["ended by " + at.plain.why()];
        for (const Seat king : at.state.to_act())
            for (const Move move : all_directions)
                if (const auto rule = at.state.check(king, move)) ++met[std::string(State::rule_name(*rule))];
    });
    for (const char* what : {"laid_out", "chosen", "moved", "conquered", "contested", "left", "kingdom",
                             "challenge_ended", "ended by seals", "ended by blank", "no_place"}) {
        RecordProperty(what, met[what]);
        EXPECT_GT(met[what], 0) << what;
    }
}

}  // namespace
}  // namespace reami::toncc
