// A player gets all that the store has about them, and nothing about others.
#include <gtest/gtest.h>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_my_data.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreMyData : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
    }
    void store(Millis at, std::vector<Record> records) {
        const Appended answer = append(*writer_, {1, at, std::move(records)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }

    const PlayerId ada{42}, bob{43};
    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
};

TEST_P(StoreMyData, HasDevicesSeatsMatchesChatAndRestrictions) {
    store(1000, {PlayerMade{ada, bytes(1), "Desk"}, PlayerMade{bob, bytes(2), "Phone"}, opened(),
                 Person{.who = 1, .player = ada}, Person{.who = 2, .player = bob}, person(one, ada, "Ada"),
                 person(two, bob, "Bob")});
    store(2000, {started(), TookPart{1, one, ada, "Ada", false}, TookPart{1, two, bob, "Bob", false}});
    store(3000, {Said{.n = 1, .seat = one, .name = "Ada", .text = "Hello", .who = 1},
                 Said{.n = 2, .seat = two, .name = "Bob", .text = "Hi", .who = 2}});
    store(4000, {AdminChange{Restriction{1, true, ada, {}, "loud", 4000, 9000}},
                 PushStarted{bytes(1), {"https://push.example/a", "key", "secret", "en"}}});

    const auto mine = read_my_data(*reader_, ada);
    ASSERT_EQ(mine.devices.size(), 1u);
    EXPECT_EQ(mine.devices[0].client, "Desk");
    EXPECT_EQ(mine.devices[0].since, 1000);
    EXPECT_EQ(mine.devices[0].push, "https://push.example/a");
    ASSERT_EQ(mine.seats.size(), 1u);
    EXPECT_EQ(mine.seats[0].code, "KETMKARD");
    EXPECT_EQ(mine.seats[0].seat, one);
    ASSERT_EQ(mine.matches.size(), 1u);
    EXPECT_EQ(mine.matches[0].game, "kingdomino");
    EXPECT_EQ(mine.matches[0].started_at, 2000);
    EXPECT_EQ(mine.matches[0].ended_at, std::nullopt);
    ASSERT_EQ(mine.chat.size(), 1u);
    EXPECT_EQ(mine.chat[0].text, "Hello");
    ASSERT_EQ(mine.restrictions.size(), 1u);
    EXPECT_EQ(mine.restrictions[0].kind, "silence");
    EXPECT_EQ(mine.restrictions[0].until, 9000);
    EXPECT_EQ(mine.invite, std::nullopt);

    const auto his = read_my_data(*reader_, bob);
    EXPECT_EQ(his.chat.at(0).text, "Hi");
    EXPECT_EQ(his.devices.at(0).push, std::nullopt);
    EXPECT_TRUE(his.restrictions.empty());
}

TEST_P(StoreMyData, IsEmptyForAnUnknownPlayer) {
    const auto none = read_my_data(*reader_, 99);
    EXPECT_TRUE(none.devices.empty() && none.seats.empty() && none.matches.empty() && none.chat.empty());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreMyData, both(), name_of);

}  // namespace
}  // namespace reami::store
