// The rooms of all nodes, as each node shows them: the list of open rooms, and the rooms that a home page
// asks for. PROTOCOL.md, "Plain requests".
#include "server/lobby/rooms/restore.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "tests/server/cluster/two_nodes.hpp"

namespace reami::cluster {
namespace {

using protocol::from_server::Phase;
using store::testing::bytes;
using store::testing::one;
using store::testing::person;
using store::testing::started;
using store::testing::two;

struct SharedList : TwoNodes {
    static constexpr std::int64_t ada = 42;

    void SetUp() override {
        TwoNodes::SetUp();
        if (!IsSkipped()) change(store::PlayerMade{ada, bytes(1)});
    }
    /// Opens a room at node a, and serves it there as if the host had entered; returns its code.
    std::string opened_at_a(const std::string& request) const {
        const std::string code = a->open(request, home, true)->code;
        auto room = lobby::brought_back(
            store::read_open_rooms(*store::open_to_read(scratch->location())).back(), a->directory.limits());
        a->directory.add(std::move(*room));
        return code;
    }
    /// Stores a room that no node serves.
    void store_room(store::RoomId id, const std::string& code, std::vector<store::Record> more = {}) {
        store::Entry entry{id, clock.now().wall, {store::testing::opened(code)}};
        for (store::Record& record : more) entry.records.push_back(std::move(record));
        store(std::move(entry));
    }
    std::vector<store::Record> with_ada() const {
        return {store::Person{.who = 1, .player = ada, .sat = true}, person(one, ada, "Ada"),
                store::testing::bot(two)};
    }
};

TEST_F(SharedList, ListedRoomsOfAllNodesAreOnTheListOfEach) {
    const std::string code = opened_at_a("1");
    EXPECT_EQ(a->listed(), std::vector{code}) << "its own node lists the room at once";
    EXPECT_TRUE(b->listed().empty());
    exchange();
    EXPECT_EQ(a->listed(), std::vector{code});
    ASSERT_EQ(b->listed(), std::vector{code});
    const auto room = b->open_rooms.listed().rooms.front();
    EXPECT_EQ(room.game, "kingdomino");
    EXPECT_EQ(room.phase, Phase::seating);
    EXPECT_EQ(room.options, a->open_rooms.listed().rooms.front().options);
    EXPECT_EQ(room.seats,
              (std::map<Seat, std::optional<protocol::from_server::Occupant>>{{one, {}}, {two, {}}}));
    EXPECT_EQ(room.watching, 0);
}

TEST_F(SharedList, ItSaysWhoSitsWhereAndWhatIsPlayed) {
    auto records = with_ada();
    records.emplace_back(started());
    store_room(5, "PLAYINGS", records);
    exchange();
    ASSERT_EQ(b->listed(), std::vector<std::string>{"PLAYINGS"});
    const auto room = b->open_rooms.listed().rooms.front();
    EXPECT_EQ(room.phase, Phase::playing);
    const auto& first = room.seats.at(one);
    EXPECT_EQ(first->name, "Ada");
    EXPECT_EQ(first->who, 1);
    EXPECT_EQ(first->bot, std::nullopt);
    EXPECT_EQ(first->here, std::nullopt) << "a node does not know who is connected to another one";
    EXPECT_EQ(room.seats.at(two)->bot, "greedy");
    EXPECT_EQ(room.seats.at(two)->name, std::nullopt);
}

TEST_F(SharedList, RoomsThatAreUnlistedClosedOrBetweenMatchesAreNotThere) {
    store::RoomOpened unlisted = store::testing::opened("UNLISTED");
    unlisted.listed = false;
    store({1, 1, {unlisted}});
    store_room(2, "CLOSEDRM", {store::RoomClosed{}});
    store_room(3, "BETWEENS", {started(), store::MatchAbandoned{1, bytes(1)}});
    store_room(4, "FURTHERM", {started(), store::MatchAbandoned{1, bytes(1)}, started(2)});
    exchange();
    EXPECT_EQ(b->listed(), std::vector<std::string>{"FURTHERM"});
}

TEST_F(SharedList, OfVeryManyTheLastOnesAreShown) {
    for (int n = 0; n < NewsChannel::most_listed + 2; ++n) {
        clock.pass(1);
        store_room(n + 1, store::testing::numbered("ROOM", 1000 + n));
    }
    exchange();
    const auto listed = b->listed();
    EXPECT_EQ(listed.size(), 200u);
    EXPECT_EQ(listed.front(), "ROOM1002");
}

TEST_F(SharedList, WhoWatchesItIsToldOnceWheneverItChanges) {
    const auto watcher = std::make_shared<SilentConnection>();
    b->open_rooms.watch(watcher, {home, 0});
    ASSERT_EQ(watcher->got.size(), 1u);
    const std::string code = opened_at_a("1");
    exchange();
    for (int n = 0; n < 3; ++n) b->open_rooms.tell();
    ASSERT_EQ(watcher->got.size(), 2u);
    EXPECT_NE(watcher->got.back().find(code), std::string::npos);
    exchange();
    b->open_rooms.tell();
    EXPECT_EQ(watcher->got.size(), 2u) << "nothing changed";
    scratch->ask("UPDATE rooms SET closed_at = 1");
    exchange();
    b->open_rooms.tell();
    ASSERT_EQ(watcher->got.size(), 3u);
    EXPECT_EQ(watcher->got.back().find(code), std::string::npos);
}

TEST_F(SharedList, WithoutAnAnswerOfTheDatabaseItStaysAsItWas) {
    const std::string code = opened_at_a("1");
    exchange();
    scratch->ask("ALTER TABLE rooms RENAME TO gone");
    EXPECT_THROW(b->news.exchange(), std::exception);
    EXPECT_EQ(b->listed(), std::vector{code});
    scratch->ask("ALTER TABLE gone RENAME TO rooms");
}

TEST_F(SharedList, AHomePageFindsItsRoomsAtAnyNodeWithTheirMatches) {
    auto records = with_ada();
    records.emplace_back(started());
    store_room(5, "PLAYINGS", records);
    store_room(6, "SEATINGS", with_ada());
    store_room(7, "CLOSEDRM", {store::RoomClosed{}});
    const lobby::Remembering found =
        b->remember({"PLAYINGS", "SEATINGS", "CLOSEDRM"}, home, store::PlayerId(ada));
    ASSERT_EQ(found.open.size(), 2u);
    EXPECT_EQ(found.open[0].code, "PLAYINGS");
    EXPECT_EQ(found.open[0].phase, Phase::playing);
    EXPECT_EQ(found.open[0].seats.at(one)->name, "Ada");
    EXPECT_EQ(found.open[0].seats.at(one)->here, false);
    EXPECT_EQ(found.open[1].phase, Phase::seating);
    EXPECT_EQ(found.gone, std::vector<std::string>{"CLOSEDRM"});
    ASSERT_EQ(found.running.size(), 1u);
    EXPECT_EQ(found.running[0].code, "PLAYINGS");
    EXPECT_EQ(found.running[0].you, one);
    EXPECT_EQ(found.running[0].to_act.size(), 1u);
    EXPECT_EQ(found.running[0].since, clock.now().wall);
}

TEST_F(SharedList, ARoomThatCanNotBeReadIsLeftToAnotherTime) {
    store_room(5, "ALLRIGHT", with_ada());
    store_room(6, "STRANGER", with_ada());
    scratch->ask("UPDATE rooms SET game = 'chess' WHERE id = 6");
    const lobby::Remembering found = b->remember({"ALLRIGHT", "STRANGER"}, home, store::PlayerId(ada));
    EXPECT_EQ(found.open.size(), 1u);
    EXPECT_TRUE(found.gone.empty());
}

TEST_F(SharedList, ACodeOfAnotherNodesRoomIsNoGuess) {
    const std::string code = opened_at_a("1");
    EXPECT_EQ(a->begin(a->codes.name(code, home, {})).get(), lobby::Named::open);
    EXPECT_EQ(b->begin(b->codes.name(code, home, {})).get(), lobby::Named::elsewhere);
    const auto room = b->begin(b->codes.room_elsewhere(code)).get();
    ASSERT_TRUE(room);
    EXPECT_EQ(room->code, code);
    EXPECT_EQ(room->phase, Phase::seating);
    EXPECT_EQ(b->begin(b->codes.room_elsewhere("AAAAAAAA")).get(), std::nullopt);
}

TEST_F(SharedList, TheWatchExchangesBySelfOnceASecondAndEndsAtOnce) {
    const std::string code = opened_at_a("1");
    b->news.start();
    while (b->listed().empty()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    b->news.stop();
    EXPECT_EQ(b->listed(), std::vector{code});
}

}  // namespace
}  // namespace reami::cluster
