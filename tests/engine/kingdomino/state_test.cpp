// Laws for every match of every variant, checked independently of the engine's code.
#include "engine/kingdomino/state.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "tests/engine/kingdomino/plain.hpp"
#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

std::set<std::string> listed(const State& state, Seat seat) {
    std::set<std::string> all;
    for (const Move& move : state.legal_moves(seat)) all.insert(State::print(move));
    return all;
}

RC_GTEST_PROP(KingdominoState, AcceptsExactlyTheMovesThatItLists, (Seed seed)) {
    const State state = random_state(seed);
    for (const Seat seat : state.to_act()) {
        std::set<std::string> accepted;
        const auto judge = [&](const Move& move) {
            if (!state.check(seat, move)) accepted.insert(State::print(move));
        };
        for (int first = 0; first < 169; ++first)
            for (int second = 0; second < 169; ++second)
                judge(Placement{{first % 13, first / 13}, {second % 13, second / 13}});
        for (std::uint8_t number = 1; number <= domino_count; ++number) judge(Choice{number});
        RC_ASSERT(listed(state, seat) == accepted);
        RC_ASSERT(!accepted.empty());
    }
}

/// A client that draws the number of a move gets that move from the list.
RC_GTEST_PROP(KingdominoState, AMovesNumberIsItsPlaceInTheList, (Seed seed)) {
    const State state = random_state(seed);
    for (const Seat seat : state.to_act()) {
        const Moves moves = state.legal_moves(seat);
        std::size_t number = 0;
        for (const Move& move : moves) RC_ASSERT(moves[number++] == move);
        RC_ASSERT(number == moves.size());
    }
}

TEST(KingdominoState, PlaysAsThePlainMatchDoesFromStartToEnd) {
    auto nobody = Events<Event>::ignored();
    for (std::uint8_t i = 0; i < 24; ++i) {
        Random random(Seed{i});
        const auto [options, seats] = random_variant(random);
        const auto set_up = State::SetUp::deal(options, seats, random);
        State state = State::start(options, seats, set_up, nobody);
        PlainMatch plain(set_up, scale(options, seats).row, scale(options, seats).kingdom);
        while (!state.to_act().empty()) {
            ASSERT_EQ(state.to_act(), SeatSet(seat(plain.seat())));
            const Seat asked = *state.to_act().begin();
            ASSERT_EQ(listed(state, asked), plain.moves()) << "seed " << int{i};
            for (const Seat one : SeatSet::first(seats))
                ASSERT_EQ(score(state.kingdom(one)), plain.points(one.number())) << "seed " << int{i};
            const Move move = random_move(state, asked, random);
            state.play(asked, move, nobody);
            plain.play(State::print(move));
        }
        ASSERT_TRUE(plain.is_over());
    }
}

/// All events of a match, and the match at its end.
struct Told {
    State end;
    std::vector<Event> events;
};

Told played(const Seed& seed) {
    Random random(seed);
    const auto [options, seats] = random_variant(random);
    Events<Event> events;
    State state = State::start(options, seats, State::SetUp::deal(options, seats, random), events);
    while (!state.to_act().empty()) {
        const Seat seat = *state.to_act().begin();
        state.play(seat, random_move(state, seat, random), events);
    }
    return {state, events.all()};
}

template <class E>
std::vector<E> only(const std::vector<Event>& events) {
    std::vector<E> all;
    for (const Event& event : events)
        if (const auto* one = std::get_if<E>(&event)) all.push_back(*one);
    return all;
}

RC_GTEST_PROP(KingdominoState, EveryDominoDrawnIsPlacedDiscardedOrUnchosenOnce, (Seed seed)) {
    const Told told = played(seed);
    std::multiset<int> drawn, gone;
    for (const RowLaid& row : only<RowLaid>(told.events))
        drawn.insert(row.dominoes.begin(), row.dominoes.end());
    for (const Placed& one : only<Placed>(told.events)) gone.insert(one.domino);
    for (const Discarded& one : only<Discarded>(told.events)) gone.insert(one.domino);
    for (const Unchosen& one : only<Unchosen>(told.events)) gone.insert(one.domino);
    RC_ASSERT(drawn == gone);
    RC_ASSERT(std::set<int>(drawn.begin(), drawn.end()).size() == drawn.size());
    RC_ASSERT(only<TurnBegun>(told.events).size() == only<RowLaid>(told.events).size());
}

RC_GTEST_PROP(KingdominoState, EveryPlayerHasAsManyDominoesAsTheOthers, (Seed seed)) {
    const Told told = played(seed);
    std::map<Seat, int> dominoes;
    for (const Placed& one : only<Placed>(told.events)) ++dominoes[one.seat];
    for (const Discarded& one : only<Discarded>(told.events)) ++dominoes[one.seat];
    const bool is_duel = told.end.kingdom(seat(1)).size() == 7;
    for (const Seat one : SeatSet::first(told.end.seats())) RC_ASSERT(dominoes[one] == (is_duel ? 24 : 12));
}

RC_GTEST_PROP(KingdominoState, KingsActByRisingNumberInEachTurn, (Seed seed)) {  // R2
    int last = 0;
    for (const Event& event : played(seed).events) {
        int domino = 0;
        if (std::holds_alternative<TurnBegun>(event)) last = 0;
        if (const auto* placed = std::get_if<Placed>(&event)) domino = placed->domino;
        if (const auto* discarded = std::get_if<Discarded>(&event)) domino = discarded->domino;
        if (domino == 0) continue;
        RC_ASSERT(domino > last);
        last = domino;
    }
}

RC_GTEST_PROP(KingdominoState, ListeningChangesNothing, (Seed seed)) {
    Random random(seed);
    State heard = random_start(random), unheard = heard;
    auto nobody = Events<Event>::ignored();
    Events<Event> somebody;
    while (!heard.to_act().empty()) {
        const Seat seat = *heard.to_act().begin();
        const Move move = random_move(heard, seat, random);
        heard.play(seat, move, somebody);
        unheard.play(seat, move, nobody);
        RC_ASSERT(heard == unheard);
    }
}

// The result

TEST(KingdominoState, ResultIsEmptyWhileTheMatchRuns) {
    Random random(Seed{});
    EXPECT_EQ(random_start(random).result(), std::nullopt);
}

RC_GTEST_PROP(KingdominoState, ResultHasPointsThenLargestDomainThenCrowns, (Seed seed)) {  // R4.4
    const Told told = played(seed);
    const Result result = told.end.result().value();
    const auto scored = only<Scored>(told.events);
    RC_ASSERT(scored.size() == 1u);
    for (const auto& [one, score] : scored.front().seats) {
        int largest = 0, crowns = 0;
        for (const auto& [at, domain] : score.domains) {
            largest = std::max(largest, domain.squares);
            crowns += domain.crowns;
        }
        RC_ASSERT(result[one] == (Standing{score.total, largest, crowns}));
        RC_ASSERT(told.end.points(one) == score.total);
    }
    RC_ASSERT(std::vector<std::string_view>(result.criteria().begin(), result.criteria().end()) ==
              (std::vector<std::string_view>{"points", "largest_domain", "crowns"}));
}

TEST(KingdominoState, BonusesCountOnlyAtTheEnd) {  // R4.2
    // A kingdom may have its full extent around the castle before the end; its ten points count only at the
    // end.
    const Options options{.middle_kingdom = true};
    bool met = false;
    for (std::uint8_t i = 0; i < 200 && !met; ++i) {
        Random random(Seed{i});
        auto nobody = Events<Event>::ignored();
        State state = State::start(options, 4, State::SetUp::deal(options, 4, random), nobody);
        while (!state.to_act().empty()) {
            const Seat seat = *state.to_act().begin();
            const int before = state.points(seat);
            ASSERT_EQ(before, score(state.kingdom(seat)));
            state.play(seat, random_move(state, seat, random), nobody);
        }
        for (const Seat seat : SeatSet::first(4)) {
            const int bonus = middle_kingdom_bonus(state.kingdom(seat), options);
            ASSERT_EQ(state.points(seat), score(state.kingdom(seat)) + bonus);
            met = met || bonus == 10;
        }
    }
    EXPECT_TRUE(met) << "no kingdom earned the bonus";
}

TEST(KingdominoState, RulesHaveTheirNames) {
    const auto names = State::rule_names();
    EXPECT_EQ(std::vector<std::string_view>(names.begin(), names.end()),
              (std::vector<std::string_view>{"wrong_kind", "halves_apart", "occupied", "no_match", "too_wide",
                                             "not_in_row", "taken"}));
    EXPECT_EQ(State::rule_name(Rule::too_wide), "too_wide");
}

// Dynasty

using Match = Rounds<State>;
const Options dynasty{.dynasty = true};

Table<Match> a_dynasty() {
    Random random(Seed{1});
    return {dynasty, 2, Match::SetUp::deal(dynasty, 2, random)};
}

void play_round(Table<Match>& match) {
    while (!match.match().to_act().empty() && match.legal() != Texts{"ready"}) match.play_any();
}

TEST(KingdominoDynasty, PlaysThreeRoundsOfOneShuffleEach) {  // R5.1
    Random random(Seed{1});
    const auto set_up = Match::SetUp::deal(dynasty, 2, random);
    ASSERT_EQ(set_up.rounds.size(), 3u);
    EXPECT_NE(set_up.rounds[0].dominoes, set_up.rounds[1].dominoes);
    EXPECT_NE(set_up.rounds[1].dominoes, set_up.rounds[2].dominoes);
    SetUpFault why;
    EXPECT_EQ(Match::SetUp::parse(set_up.print(), why), set_up);
}

TEST(KingdominoDynasty, BetweenRoundsEverySeatSaysReadyInAnyOrder) {
    auto match = a_dynasty();
    play_round(match);
    EXPECT_EQ(match.match().to_act(), SeatSet::first(2));
    EXPECT_EQ(match.broken("=1"), "between_rounds");
    EXPECT_EQ(match.broken("g8g9"), "between_rounds");
    match.play(seat(2), "ready");
    EXPECT_EQ(match.match().to_act(), SeatSet(seat(1)));
    match.play(seat(1), "ready");
    const Texts happened = match.happened();
    ASSERT_EQ(happened.size(), 3u);
    EXPECT_EQ(happened[0], "ready 1");
    EXPECT_EQ(happened[1].substr(0, 6), "row 1:");
    EXPECT_EQ(happened[2].substr(0, 5), "king ");
    EXPECT_EQ(match.broken("ready"), "between_rounds");
}

TEST(KingdominoDynasty, PointsOfThreeRoundsAddUp) {  // R5.1
    auto match = a_dynasty();
    int of_one = 0, of_two = 0;
    for (int round = 1; round <= 3; ++round) {
        play_round(match);
        of_one += match.match().table().points(seat(1));
        of_two += match.match().table().points(seat(2));
        EXPECT_EQ(match.match().points(seat(1)), of_one);
        EXPECT_EQ(match.match().result().has_value(), round == 3);
        if (round < 3) match.play({"ready", "ready"});
    }
    EXPECT_TRUE(match.match().to_act().empty());
    EXPECT_EQ(match.match().result()->points(seat(1)), of_one);
    EXPECT_EQ(match.match().result()->points(seat(2)), of_two);
    const Texts happened = match.happened();
    ASSERT_GE(happened.size(), 3u);
    EXPECT_EQ(happened[happened.size() - 3].substr(0, 6), "scored");
    EXPECT_EQ(happened[happened.size() - 2], "round_ended 3");
    EXPECT_EQ(happened.back(), "match_ended");
}

TEST(KingdominoDynasty, LaterRoundsAreHiddenAsTheDeckIs) {
    const auto match = a_dynasty();
    Random random(Seed{2});
    const Match other = match.match().resample(seat(1), random);
    EXPECT_EQ(other.view(seat(1)), match.match().view(seat(1)));
    EXPECT_FALSE(other == match.match());
}

}  // namespace
}  // namespace reami::kingdomino
