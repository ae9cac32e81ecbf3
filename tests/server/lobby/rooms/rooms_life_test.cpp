// The life of rooms from their opening to their end, with a store and without sockets: unused rooms do not
// fill the server for ever.
#include <algorithm>
#include <set>

#include "tests/server/lobby/lobby.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::lobby {
namespace {

constexpr std::int64_t unentered_life = 3'600'000;

std::size_t opened_in(std::vector<std::future<Expected<OpenedRoom, protocol::Refusal>>>& requests,
                      std::set<std::string>& codes) {
    std::size_t opened = 0;
    for (auto& request : requests) {
        const auto room = request.get();
        if (!room) continue;
        ++opened;
        codes.insert(room->code);
    }
    return opened;
}

TEST_F(Lobby, FiveThousandRoomsThatNobodyEnteredAreGoneAfterTheirHour) {
    settings.limits.rooms_an_hour = settings.limits.rooms_an_address = settings.limits.rooms;
    start();
    const auto open_all = [&](const std::string& request, std::size_t count) {
        std::vector<std::future<Expected<OpenedRoom, protocol::Refusal>>> requests;
        for (std::size_t n = 0; n < count; ++n)
            requests.push_back(begin_to_open(request + std::to_string(n), {home, {}}));
        std::set<std::string> codes;
        return opened_in(requests, codes);
    };
    // Opens the rooms in parts, because only a limited number of requests may wait for the store.
    for (int part = 0; part < 5; ++part)
        ASSERT_EQ(open_all(std::string(1, static_cast<char>('a' + part)), 1000), 1000u);
    EXPECT_EQ(parts->directory.size(), 5000u);
    EXPECT_EQ(open_all("more", 1), 0u) << "the server is full";
    clock.pass(unentered_life - 1);
    EXPECT_EQ(parts->directory.size(), 5000u);
    clock.pass(1);
    EXPECT_TRUE(rooms_close()) << parts->directory.size();
    EXPECT_EQ(open_all("again", 1), 1u);
}

TEST_F(Lobby, RoomsThatAreOpenFollowOtherSettings) {
    start();
    opened("a");
    clock.pass(unentered_life / 2);
    EXPECT_EQ(parts->directory.size(), 1u);
    settings.limits.unentered_room_closes_after /= 4;
    parts->settings.replace(settings);
    parts->directory.settings_changed();
    EXPECT_TRUE(rooms_close());
}

/// A lobby that records its running time, as a whole server does.
struct LobbyThatServes : Lobby {
    void serve_for(std::int64_t minutes) {
        for (std::int64_t minute = 0; minute < minutes; ++minute) {
            clock.pass(60'000);
            EXPECT_EQ(
                store::testing::append(parts->writer, {0, clock.now().wall, {store::TimeServed{}}}).fault,
                std::nullopt);
        }
    }
};

TEST_F(LobbyThatServes, RoomsFromBeforeAStartCloseOnceTheirTimeWasServed) {
    constexpr std::int64_t a_week = 7 * 24 * 3'600'000, half_an_hour = unentered_life / 2;
    start();
    serve_for(1);
    opened("a");
    serve_for(30);
    parts.reset();
    clock.pass(a_week);
    start();
    EXPECT_EQ(parts->directory.size(), 1u) << "the machine was off";
    clock.pass(half_an_hour - 1);
    EXPECT_EQ(parts->directory.size(), 1u);
    clock.pass(1);
    EXPECT_TRUE(rooms_close());
}

TEST_F(LobbyThatServes, ARoomThatIsOverdueAtAStartStaysForTenMinutes) {
    constexpr std::int64_t ten_minutes = 600'000;
    start();
    serve_for(1);
    opened("a");
    serve_for(59);
    parts.reset();
    start();
    clock.pass(ten_minutes - 1);
    EXPECT_EQ(parts->directory.size(), 1u);
    clock.pass(1);
    EXPECT_TRUE(rooms_close());
}

TEST_F(Lobby, SixtyRequestsAtOnceOpenNoMoreThanAllowed) {
    settings.limits.rooms_an_hour = 20;
    start();
    std::vector<std::future<Expected<OpenedRoom, protocol::Refusal>>> requests;
    requests.reserve(60);
    for (int n = 0; n < 60; ++n) requests.push_back(begin_to_open("w" + std::to_string(n), {home, {}}));
    std::set<std::string> codes;
    EXPECT_EQ(opened_in(requests, codes), 20u);
    EXPECT_EQ(codes.size(), 20u);
}

TEST_F(Lobby, OneRequestOpensOneRoomHoweverOftenAndWhenever) {
    start();
    std::vector<std::future<Expected<OpenedRoom, protocol::Refusal>>> requests;
    requests.reserve(30);
    for (int n = 0; n < 30; ++n) requests.push_back(begin_to_open("same", {home, {}}));
    std::set<std::string> codes;
    EXPECT_EQ(opened_in(requests, codes), 30u);
    ASSERT_EQ(codes.size(), 1u);
    EXPECT_EQ(parts->directory.size(), 1u);
    start();
    EXPECT_EQ(opened("same").code, *codes.begin()) << "after a restart";
    clock.pass(25 * unentered_life);
    EXPECT_TRUE(rooms_close());
    EXPECT_EQ(opened("same").code, *codes.begin()) << "when it is closed";
}

TEST_F(Lobby, TheTokenOfWhoOpensStandsInTheFirstAnswerOnly) {
    start();
    const OpenedRoom first = opened("a");
    ASSERT_TRUE(first.token);
    EXPECT_TRUE(first.is_new);
    EXPECT_FALSE(opened("a").token);
    const auto owner = begin(parts->players.recognize(*first.token)).get();
    ASSERT_TRUE(owner);
    const OpenedRoom second = *open("a", {home, owner});
    EXPECT_NE(second.code, first.code) << "the id of a request belongs to the player, not to the address";
    EXPECT_FALSE(second.token);
    EXPECT_EQ(open("a", {boost::asio::ip::make_address("198.51.100.7"), owner})->code, second.code)
        << "the address makes no difference";
    EXPECT_EQ(scratch.ask("SELECT count(DISTINCT host) FROM rooms"), "1");
}

TEST_F(Lobby, TheAddressItselfIsNotStored) {
    start();
    opened("a");
    EXPECT_EQ(scratch.ask("SELECT length(opener), opener = requester FROM rooms"), "32 | 1");
}

TEST_F(Lobby, RoomsOfAnAddressCountAgainAfterARestart) {
    settings.limits.rooms_an_address = 2;
    start();
    opened("a");
    opened("b");
    start();
    EXPECT_FALSE(open("c", {home, {}}));
    EXPECT_TRUE(open("c", {boost::asio::ip::make_address("198.51.100.7"), {}}));
}

}  // namespace
}  // namespace reami::lobby
