// A player's ended matches, as the store lists them.
#include <gtest/gtest.h>

#include "server/store/read/find_room.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_opponents.hpp"
#include "server/store/read/read_played.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using protocol::NoResult;
using protocol::plain::DynastyTotals;
using protocol::plain::MatchCounts;
using protocol::plain::MyMatches;
using protocol::plain::MyMatchesRequest;
using protocol::plain::Opponent;
using protocol::plain::Outcome;
using protocol::plain::PlayedMatch;
using protocol::plain::PlayedSeat;

constexpr PlayerId ada = 42, bob = 43;

class StorePlayed : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
        store({PlayerMade{ada, bytes(1)}, PlayerMade{bob, bytes(2)}, opened(), person(one, ada, "Ada"),
               person(two, bob, "Bob")});
    }

    void store(std::vector<Record> records) {
        const Appended answer = append(*writer_, {1, ++now_, std::move(records)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }

    void start(int match) {
        store({started(match), TookPart{match, one, ada, "Ada", false},
               TookPart{match, two, bob, "Bob", false}});
    }
    /// Plays a match that ends with these points of Ada and Bob.
    void play(int match, int adas, int bobs) {
        start(match);
        store({MatchFinished{match,
                             {{one, adas}, {two, bobs}},
                             {{one, adas < bobs ? 2 : 1}, {two, bobs < adas ? 2 : 1}},
                             "",
                             bytes(8)}});
    }

    MyMatches of(PlayerId player, const MyMatchesRequest& wanted = {}) {
        return read_played(*reader_, player, wanted);
    }
    std::vector<int> numbers(PlayerId player, const MyMatchesRequest& wanted = {}) {
        std::vector<int> numbers;
        for (const PlayedMatch& match : of(player, wanted).matches) numbers.push_back(match.match.value());
        return numbers;
    }

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
    Millis now_ = 1000;
};

TEST_P(StorePlayed, TwoPlayersOfOnePersonAreJoined) {
    constexpr PlayerId laptop = 44;
    play(1, 50, 40);
    store({PlayerMade{laptop, bytes(3)}});
    start(2);  // runs on
    store({MatchesJoined{ada, laptop}});
    EXPECT_EQ(numbers(laptop), std::vector{1});
    EXPECT_EQ(of(laptop).counts, (MatchCounts{.matches = 1, .won = 1, .lost = 0}));
    EXPECT_EQ(numbers(ada), std::vector<int>{});
    EXPECT_EQ(numbers(bob), std::vector{1});
    store({MatchFinished{2, {{one, 1}, {two, 2}}, {{one, 2}, {two, 1}}, "", bytes(8)}});
    EXPECT_EQ(numbers(ada), std::vector{2}) << "it ran when the players were joined";
    store({MatchesJoined{bob, laptop}});
    EXPECT_EQ(numbers(laptop), (std::vector{2, 1}));
    EXPECT_EQ(numbers(bob), std::vector{1}) << "both took part in it";
}

TEST_P(StorePlayed, TheNewestMatchComesFirstWithItsSeats) {
    play(1, 50, 40);
    play(2, 30, 45);
    const MyMatches mine = of(ada);
    ASSERT_EQ(mine.matches.size(), 2u);
    const PlayedMatch& last = mine.matches[0];
    EXPECT_EQ(last.code, "KETMKARD");
    EXPECT_EQ(last.match, 2);
    EXPECT_EQ(last.game, "kingdomino");
    EXPECT_EQ(last.you, one);
    EXPECT_EQ(last.seats, (std::map<Seat, PlayedSeat>{{one, {"Ada", {}, 30, 2}}, {two, {"Bob", {}, 45, 1}}}));
    EXPECT_LT(last.started_at, last.ended_at);
    EXPECT_EQ(last.tie_break, std::nullopt);
    EXPECT_EQ(last.no_result, std::nullopt);
    EXPECT_EQ(mine.more, std::nullopt);
    EXPECT_EQ(mine.counts, (MatchCounts{2, 1, 1}));
    EXPECT_EQ(of(bob).matches[0].you, two);
    EXPECT_EQ(of(bob).counts, (MatchCounts{2, 1, 1}));
}

TEST_P(StorePlayed, ARunningMatchIsNotAmongThem) {
    start(1);
    EXPECT_EQ(numbers(ada), std::vector<int>{});
    EXPECT_EQ(of(ada).counts, MatchCounts());
}

TEST_P(StorePlayed, TheFiltersChooseByOutcomeGameAndOpponent) {
    play(1, 50, 40);
    play(2, 30, 45);
    play(3, 45, 45);
    start(4);
    store({MatchAbandoned{4, bytes(8), NoResult::agreed}});
    EXPECT_EQ(numbers(ada, {.outcome = Outcome::won}), (std::vector{3, 1})) << "a shared first place is won";
    EXPECT_EQ(numbers(ada, {.outcome = Outcome::lost}), std::vector{2});
    EXPECT_EQ(numbers(ada, {.outcome = Outcome::no_result}), std::vector{4});
    EXPECT_EQ(of(ada, {.outcome = Outcome::no_result}).matches[0].no_result, NoResult::agreed);
    EXPECT_EQ(of(ada, {.outcome = Outcome::lost}).counts, (MatchCounts{1, 0, 1}));
    EXPECT_EQ(of(ada).counts, (MatchCounts{4, 2, 1}));
    EXPECT_EQ(numbers(ada, {.game = "kingdomino"}), (std::vector{4, 3, 2, 1}));
    EXPECT_EQ(numbers(ada, {.game = "toncc"}), std::vector<int>{});
    EXPECT_EQ(numbers(ada, {.opponent = "bo"}), (std::vector{4, 3, 2, 1}));
    EXPECT_EQ(numbers(ada, {.opponent = "Ada"}), std::vector<int>{}) << "she is not her own opponent";
}

TEST_P(StorePlayed, APlayerWhoLeftIsNamedBesideTheBot) {
    start(1);
    store({SeatLeft{two, "Bob"}, bot(two)});
    store({MatchFinished{1, {{one, 20}, {two, 70}}, {{one, 1}, {two, 2}}, "", bytes(8)}});
    EXPECT_EQ(of(ada).matches[0].seats.at(two), (PlayedSeat{"Bob", "greedy", 70, 2}));
    EXPECT_EQ(numbers(bob, {.outcome = Outcome::lost}), std::vector{1});
}

TEST_P(StorePlayed, ResultsAgainstAnOpponentAreCounted) {
    play(1, 50, 40);
    play(2, 30, 45);
    play(3, 45, 45);
    start(4);
    store({MatchAbandoned{4, bytes(8), NoResult::agreed}});
    start(5);
    const auto of_ada = read_opponents(*reader_, ada).opponents;
    ASSERT_EQ(of_ada.size(), 1u);
    const Millis last = of(ada).matches[1].ended_at;  // of match 3, because match 4 has no result
    EXPECT_EQ(of_ada[0], (Opponent{"kingdomino", "Bob", {}, 3, 1, 1, last}));
    EXPECT_EQ(read_opponents(*reader_, bob).opponents[0], (Opponent{"kingdomino", "Ada", {}, 3, 1, 1, last}));
    EXPECT_EQ(read_opponents(*reader_, ada).dynasties, std::nullopt);
}

TEST_P(StorePlayed, EachNameAndEachKindOfBotIsAnOpponent) {
    play(1, 50, 40);
    store({SeatLeft{two, "Bob"}, bot(two)});
    store({started(2), TookPart{2, one, ada, "Ada", false}});
    store({MatchFinished{2, {{one, 20}, {two, 70}}, {{one, 2}, {two, 1}}, "", bytes(8)}});
    const auto opponents = read_opponents(*reader_, ada).opponents;
    ASSERT_EQ(opponents.size(), 2u);
    EXPECT_EQ(opponents[0].bot, "greedy") << "the later of two with one match each";
    EXPECT_EQ(opponents[0].name, std::nullopt);
    EXPECT_EQ(opponents[0].behind, 1);
    EXPECT_EQ(opponents[1].name, "Bob");
    EXPECT_EQ(opponents[1].ahead, 1);
}

TEST_P(StorePlayed, DynastiesAreSummedUp) {
    for (int match = 1; match <= 2; ++match) {
        store({started(match, R"({"dynasty":true})"), TookPart{match, one, ada, "Ada", false},
               TookPart{match, two, bob, "Bob", false}});
        store(
            {MatchFinished{match, {{one, 100 + match}, {two, 101}}, {{one, 1}, {two, match}}, "", bytes(8)}});
    }
    play(3, 50, 40);
    EXPECT_EQ(read_opponents(*reader_, ada).dynasties, (DynastyTotals{2, 2, 203, 102}));
    EXPECT_EQ(read_opponents(*reader_, bob).dynasties, (DynastyTotals{2, 1, 202, 101}));
}

TEST_P(StorePlayed, PagesFollowOneAnother) {
    for (int match = 1; match <= matches_of_a_page + 3; ++match) play(match, 50, 40);
    const MyMatches first = of(ada);
    EXPECT_EQ(first.matches.size(), static_cast<std::size_t>(matches_of_a_page));
    ASSERT_TRUE(first.more);
    const MyMatches second = of(ada, {.before = first.more});
    EXPECT_EQ(numbers(ada, {.before = first.more}), (std::vector{3, 2, 1}));
    EXPECT_EQ(second.more, std::nullopt);
    EXPECT_EQ(second.counts, std::nullopt) << "the first page has them";
}

TEST_P(StorePlayed, ThePlayersOpenRoomsAreFound) {
    EXPECT_EQ(find_rooms_of(*reader_, ada, 30), std::vector<std::string>{"KETMKARD"});
    store({SeatLeft{one, "Ada"}});
    EXPECT_EQ(find_rooms_of(*reader_, ada, 30), std::vector<std::string>{});
    EXPECT_EQ(find_rooms_of(*reader_, bob, 30), std::vector<std::string>{"KETMKARD"});
    store({RoomClosed{}});
    EXPECT_EQ(find_rooms_of(*reader_, bob, 30), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Both, StorePlayed, both(), name_of);

}  // namespace
}  // namespace reami::store
