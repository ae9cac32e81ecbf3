// The limits that nodes on one database share. PROTOCOL.md, "Limits".
#include "tests/server/cluster/two_nodes.hpp"

namespace reami::cluster {
namespace {

constexpr lobby::Millis an_hour = 3'600'000;

template <class Outcome>
bool is_opened(const Outcome& outcome) {
    return outcome.has_value();
}

struct SharedRooms : TwoNodes {
    SharedRooms() {
        settings.limits.rooms_an_hour = 2;
        settings.limits.rooms_an_address = 3;
        settings.limits.unentered_room_closes_after =
            std::chrono::hours(24);  // nobody enters a room in this test
    }
};

TEST_F(SharedRooms, RoomsAnHourAreCountedForAllNodes) {
    EXPECT_TRUE(is_opened(a->open("1", home)));
    EXPECT_TRUE(is_opened(b->open("2", home)));
    for (LobbyNode* node : {a.get(), b.get()}) {
        const auto outcome = node->open("3", home);
        ASSERT_FALSE(is_opened(outcome));
        EXPECT_EQ(outcome.error().code, "limit.rooms");
        EXPECT_EQ(outcome.error().again, 3600);
    }
    EXPECT_TRUE(is_opened(b->open("4", away))) << "other addresses may";
    EXPECT_TRUE(is_opened(a->open("1", home))) << "the same request opens no second room";
    clock.pass(an_hour - 1);
    EXPECT_FALSE(is_opened(a->open("3", home)));
    clock.pass(1);
    EXPECT_TRUE(is_opened(b->open("3", home)));
}

TEST_F(SharedRooms, RoomsThatAreOpenAreCountedForAllNodesAlsoAfterAStart) {
    EXPECT_TRUE(is_opened(a->open("1", home)));
    EXPECT_TRUE(is_opened(b->open("2", home)));
    clock.pass(an_hour);
    EXPECT_TRUE(is_opened(a->open("3", home)));
    clock.pass(an_hour);
    start();
    const auto outcome = a->open("4", home);
    ASSERT_FALSE(is_opened(outcome));
    EXPECT_EQ(outcome.error().again, 600);
    scratch->ask("UPDATE rooms SET closed_at = 1 WHERE request = '2'");
    EXPECT_TRUE(is_opened(a->open("4", home)));
    EXPECT_FALSE(is_opened(b->open("5", home)));
}

TEST_F(SharedRooms, OneNodeThatIsAskedManyTimesAtOnceOpensNoneTooMany) {
    std::vector<decltype(a->begin_to_open("", home))> begun;
    begun.reserve(6);
    for (int n = 0; n < 6; ++n)
        begun.push_back(a->begin_to_open(store::testing::numbered("request ", n), home));
    int opened = 0;
    for (auto& one : begun) opened += is_opened(one.get()) ? 1 : 0;
    EXPECT_EQ(opened, 2);
}

struct SharedGuesses : TwoNodes {
    SharedGuesses() { settings.limits.wrong_codes_an_hour = 4; }
    static void guess(LobbyNode& node, const boost::asio::ip::address& from, int times) {
        for (int n = 0; n < times; ++n)
            EXPECT_EQ(node.begin(node.codes.name("AAAAAAAA", from, {})).get(), lobby::Named::unknown);
    }
    bool are_spent(LobbyNode& node, const boost::asio::ip::address& from) {
        return node.guesses.are_spent(from, clock.now().steady);
    }
};

TEST_F(SharedGuesses, WrongCodesCountForAllNodes) {
    guess(*a, home, 2);
    guess(*b, home, 1);
    exchange();
    exchange();
    EXPECT_FALSE(are_spent(*a, home)) << "the nodes have counted three of four";
    EXPECT_FALSE(are_spent(*b, home));
    guess(*b, home, 1);
    exchange();
    EXPECT_TRUE(are_spent(*a, home));
    EXPECT_TRUE(are_spent(*b, home));
    EXPECT_FALSE(are_spent(*a, away));
    clock.pass(an_hour + 60'000);
    EXPECT_FALSE(are_spent(*a, home)) << "after an hour";
}

TEST_F(SharedGuesses, ANodeThatStartsHearsOfTheLastHour) {
    guess(*a, home, 4);
    a->news.exchange();
    start();
    EXPECT_TRUE(are_spent(*a, home));
    EXPECT_TRUE(are_spent(*b, home));
}

TEST_F(SharedGuesses, NoAddressIsStoredAndOldCountsAreDeleted) {
    guess(*a, home, 3);
    a->news.exchange();
    EXPECT_EQ(scratch->ask("SELECT wrong, length(address) FROM wrong_codes"), "3 | 32");
    scratch->ask("UPDATE wrong_codes SET counted_at = clock_timestamp() - interval '61 minutes'");
    start();
    EXPECT_FALSE(are_spent(*a, home));
    EXPECT_EQ(scratch->ask("SELECT count(*) FROM wrong_codes"), "0");
}

TEST_F(SharedGuesses, WhileTheDatabaseDoesNotAnswerANodeCountsAloneAndTellsLater) {
    scratch->ask("ALTER TABLE wrong_codes RENAME TO gone");
    guess(*a, home, 4);
    EXPECT_THROW(a->news.exchange(), std::exception);
    EXPECT_TRUE(are_spent(*a, home));
    scratch->ask("ALTER TABLE gone RENAME TO wrong_codes");
    exchange();
    EXPECT_TRUE(are_spent(*b, home));
}

}  // namespace
}  // namespace reami::cluster
