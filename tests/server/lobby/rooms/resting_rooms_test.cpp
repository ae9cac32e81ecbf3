// Rooms that leave memory after an hour without connections, and are read back later. PROTOCOL.md, "Time".
#include "server/lobby/rooms/resting_rooms.hpp"

#include "tests/server/lobby/lobby.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::lobby {
namespace {

std::optional<protocol::plain::RunningMatch> running(const room::Room& room) {
    return room::running_match(room.state(), {});
}

using store::testing::append;

constexpr std::int64_t minute_of_rest = 60'000, hour_of_rest = 60 * minute_of_rest;
constexpr const char* resting_code = "KETMKARD";

/// A connection that only records why it was closed.
struct Visit final : net::ConnectionHandle {
    void send(net::EncodedMessage, net::Delivery) override {}
    void close(protocol::Close reason) override { why = static_cast<int>(reason); }
    std::atomic<int> why = 0;
};

/// A lobby with one listed room, in which a match runs.
struct RestingLobby : Lobby {
    RestingLobby() {
        settings.limits.abandoned_after = std::chrono::hours(2);
        start();
        serve_for(1);
        store::Entry room = store::testing::running_room(1, resting_code);
        room.records.emplace_back(store::RoomEntered{});
        store(std::move(room));
        start();
    }
    void store(store::Entry entry) { EXPECT_EQ(append(parts->writer, std::move(entry)).fault, std::nullopt); }
    /// Records each minute that the server is running, as a whole server does.
    void serve_for(std::int64_t minutes) {
        for (std::int64_t minute = 0; minute < minutes; ++minute) {
            clock.pass(minute_of_rest);
            store({0, clock.now().wall, {store::TimeServed{}}});
        }
    }
    bool rests() const { return parts->directory.number_of_resting(resting_code).has_value(); }
    /// Asks all rooms whether they can rest, and waits for their answers.
    void look_around() {
        parts->resting.look_around(parts->shards.first().executor());
        parts->shards.settle();
    }
    void let_it_rest() {
        serve_for(60);
        look_around();
        ASSERT_TRUE(rests());
    }
    auto begin_to_wake() { return begin(parts->resting.awake(resting_code)); }
    std::size_t counted() const {
        std::size_t rooms = 0;
        for (const RoomCount& count : parts->open_rooms.counts()) rooms += count.rooms;
        return rooms;
    }
    std::shared_ptr<Visit> enter(const Directory::ActorPtr& actor) {
        auto connection = std::make_shared<Visit>();
        actor->come({Players::new_player(), {}}, {}, connection);
        parts->shards.settle();
        return connection;
    }
};

TEST_F(RestingLobby, ARoomRestsOnceNobodyHasBeenThereForAnHour) {
    clock.pass(hour_of_rest - 1);
    look_around();
    EXPECT_FALSE(rests());
    EXPECT_EQ(counted(), 1u);
    const std::weak_ptr<room::RoomActor> in_memory = parts->directory.find(resting_code);
    clock.pass(1);
    look_around();
    EXPECT_TRUE(rests());
    EXPECT_EQ(parts->directory.size(), 0u);
    EXPECT_EQ(counted(), 0u);
    for (int n = 0; n < 6000 && !in_memory.expired(); ++n)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_TRUE(in_memory.expired());
}

TEST_F(RestingLobby, ARoomInWhichSomebodyIsStays) {
    const auto somebody = enter(parts->directory.find(resting_code));
    clock.pass(2 * hour_of_rest);
    look_around();
    EXPECT_FALSE(rests());
    EXPECT_EQ(somebody->why, 0);
}

TEST_F(RestingLobby, ARoomThatRestsIsShownAsItWasLeftAndNobodyWakesItByLooking) {
    let_it_rest();
    EXPECT_EQ(parts->open_rooms.listed().rooms.size(), 1u);
    EXPECT_TRUE(parts->open_rooms.find(resting_code));
    EXPECT_EQ(begin(parts->codes.name(resting_code, home, {})).get(), Named::open);
    const Remembering remembered = begin(parts->codes.remember({resting_code}, home, {})).get();
    EXPECT_EQ(remembered.open.size(), 1u);
    ASSERT_EQ(remembered.running.size(), 1u);
    EXPECT_EQ(remembered.running[0].code, resting_code);
    EXPECT_TRUE(rests());
    EXPECT_EQ(scratch.ask("SELECT count(*) FROM rooms WHERE closed_at IS NULL"), "1");
}

TEST_F(RestingLobby, TheMatchGoesOnForWhoEnters) {
    const auto before = begin(parts->directory.find(resting_code)->see(running)).get();
    let_it_rest();
    const auto actor = begin_to_wake().get();
    ASSERT_NE(actor, nullptr);
    EXPECT_FALSE(rests());
    EXPECT_EQ(parts->directory.find(resting_code), actor);
    EXPECT_EQ(counted(), 1u);
    const auto after = begin(actor->see(running)).get();
    ASSERT_TRUE(before && after);
    EXPECT_EQ(after->to_act, before->to_act);
    EXPECT_EQ(enter(actor)->why, 0);
}

TEST_F(RestingLobby, ManyWhoEnterAtOnceFindOneRoom) {
    let_it_rest();
    std::vector<std::future<Directory::ActorPtr>> entering;
    entering.reserve(20);
    for (int n = 0; n < 20; ++n) entering.push_back(begin_to_wake());
    const auto first = entering[0].get();
    ASSERT_NE(first, nullptr);
    for (std::size_t n = 1; n < entering.size(); ++n) EXPECT_EQ(entering[n].get(), first);
}

TEST_F(RestingLobby, WhoComesInTheMomentInWhichItBeginsToRestIsToldToComeBack) {
    const auto found_before = parts->directory.find(resting_code);
    let_it_rest();
    EXPECT_EQ(enter(found_before)->why, static_cast<int>(protocol::Close::restart));
}

TEST_F(RestingLobby, WhatCantBeReadNowRestsOn) {
    let_it_rest();
    scratch.change("ALTER TABLE banned_addresses RENAME TO not_there");
    EXPECT_ANY_THROW(begin_to_wake().get());
    EXPECT_TRUE(rests());
    scratch.change("ALTER TABLE not_there RENAME TO banned_addresses");
    EXPECT_NE(begin_to_wake().get(), nullptr);
}

TEST_F(RestingLobby, ItComesBackToCloseWhenItIsDue) {
    let_it_rest();
    serve_for(60);
    for (int n = 0; n < 6000 && parts->directory.has(resting_code); ++n) {
        look_around();
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_FALSE(parts->directory.has(resting_code));
    EXPECT_EQ(scratch.ask("SELECT count(*) FROM rooms WHERE closed_at IS NULL"), "0");
}

TEST_F(RestingLobby, OtherSettingsMayMakeItDueSooner) {
    serve_for(20);
    let_it_rest();
    settings.limits.abandoned_after = std::chrono::hours(1);
    parts->settings.replace(settings);
    parts->directory.settings_changed();
    for (int n = 0; n < 6000 && parts->directory.has(resting_code); ++n) {
        look_around();
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_FALSE(parts->directory.has(resting_code));
}

TEST_F(RestingLobby, NoRoomIsReadBackWhileTheServerEnds) {
    let_it_rest();
    parts->directory.begin_draining();
    EXPECT_EQ(begin_to_wake().get(), nullptr);
    EXPECT_TRUE(rests());
}

}  // namespace
}  // namespace reami::lobby
