// How long the store keeps the ids of granted requests: PROTOCOL.md, "Requests and answers".
#include <gtest/gtest.h>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

/// Requests of the players 42 and 43 in the rooms 1 and 2; the store keeps them for ten milliseconds.
class StoreGranted : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
        store(0, 1, {PlayerMade{42, bytes(1)}, PlayerMade{43, bytes(2)}});
        store(1, 1, {opened()});
        store(2, 1, {opened("AAAAAAAA")});
    }

    void store(RoomId room, Millis at, std::vector<Record> records) {
        const Appended answer = append(*writer_, {room, at, std::move(records)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }
    void grant(RoomId room, Millis at, RequestGranted granted) {
        granted.kept_for = 10;
        store(room, at, {granted});
    }
    /// The granted requests of a room, in the order of reading, each with its time.
    std::vector<std::pair<Millis, RequestGranted>> granted(RoomId room) {
        std::vector<std::pair<Millis, RequestGranted>> found;
        for (const StoredRecord& record : read_room(*reader_, room).records)
            if (const auto* one = std::get_if<RequestGranted>(&record.record))
                found.emplace_back(record.at, *one);
        return found;
    }
    using Granted = std::vector<std::pair<Millis, RequestGranted>>;

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
};

TEST_P(StoreGranted, ComeBackInTheirOrderEachWithItsPlayerTimeAndAnswer) {
    grant(1, 100, {42, "a1", "seat:1"});
    grant(1, 101, {43, "a1"});
    grant(1, 102, {42, "a0", "public"});
    EXPECT_EQ(granted(1),
              (Granted{{100, {42, "a1", "seat:1"}}, {101, {43, "a1"}}, {102, {42, "a0", "public"}}}));
    EXPECT_EQ(granted(2), Granted());
}

TEST_P(StoreGranted, OldOnesGoWithTheNextOfTheirRoom) {
    grant(1, 100, {42, "a1"});
    grant(2, 100, {42, "a1"});
    grant(1, 110, {42, "a2"});
    EXPECT_EQ(granted(1), (Granted{{100, {42, "a1"}}, {110, {42, "a2"}}}));
    grant(1, 111, {42, "a3"});
    EXPECT_EQ(granted(1), (Granted{{110, {42, "a2"}}, {111, {42, "a3"}}}));
    EXPECT_EQ(granted(2), (Granted{{100, {42, "a1"}}}));
}

TEST_P(StoreGranted, AnIdThatIsUsedForSomethingElseLaterIsNoFault) {
    grant(1, 100, {42, "a1", "seat:1"});
    grant(1, 105, {42, "a1", "seat:2"});
    EXPECT_EQ(granted(1), (Granted{{100, {42, "a1", "seat:1"}}, {105, {42, "a1", "seat:2"}}}));
}

TEST_P(StoreGranted, GoWithTheirPlayerAndWithTheirRoom) {
    grant(1, 100, {42, "a1"});
    grant(1, 100, {43, "b1"});
    store(0, 101, {PlayerForgotten{42}});
    EXPECT_EQ(granted(1), (Granted{{100, {43, "b1"}}}));
    store(1, 102, {RoomClosed{}});
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM granted_requests"), "0");
}

TEST_P(StoreGranted, AreStoredWithTheRestOfTheirStepOrNotAtAll) {
    const Appended refused =
        append(*writer_, {1, 100, {RequestGranted{42, "a1", {}}, SeatLeft{one}}});  // nobody sits there
    EXPECT_TRUE(refused.fault);
    EXPECT_EQ(granted(1), Granted());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreGranted, both(), name_of);

}  // namespace
}  // namespace reami::store
