// How the store adds up the server's running time, and for how much of this time a room was unused.
// migrations/README.md, `served`.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

constexpr Millis a_minute = 60'000, a_week = 7 * 24 * 60 * a_minute;

class ServedTime : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
    }

    void store(std::vector<Record> stored) {
        const Appended answer = append(*writer_, {1, now_, std::move(stored)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }
    std::vector<Record> room() { return records(read_room(*reader_, 1)); }
    /// Records, `since_last` milliseconds after the previous record, that a server is running. PostgreSQL
    /// uses its own clock, so with PostgreSQL this moves the previous record back instead.
    void served(Millis since_last) {
        now_ += since_last;
        if (!scratch().is_file())
            scratch().ask(
                "UPDATE served SET served_until = CAST(extract(epoch FROM clock_timestamp()) * 1000"
                " AS bigint) - (" +
                std::to_string(since_last) + ")");
        store({TimeServed{}});
    }
    /// The served time in whole minutes, because PostgreSQL's clock goes on during the test.
    Millis minutes() { return std::stoll(scratch().ask("SELECT ms / 60000 FROM served")); }
    Millis unused_minutes() { return read_room(*reader_, 1).unused_for / a_minute; }

private:
    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
    Millis now_ = 1'000'000'000'000;
};

TEST_P(ServedTime, IsWhatWasRenewedWithinTwoMinutes) {
    served(0);
    served(a_minute);
    served(a_minute);
    EXPECT_EQ(minutes(), 2);
    served(a_week);
    EXPECT_EQ(minutes(), 2) << "the machine was off";
    served(a_minute);
    EXPECT_EQ(minutes(), 3);
}

TEST_P(ServedTime, OfAPauseCountsForNoClock) {
    const auto times = [&] {
        std::vector<Record> all = room(), found;
        std::ranges::copy_if(all, std::back_inserter(found), [](const Record& record) {
            return std::holds_alternative<PauseBegan>(record) ||
                   std::holds_alternative<ClocksStarted>(record);
        });
        for (Record& record : found) {  // in whole minutes
            if (auto* clocks = std::get_if<ClocksStarted>(&record)) clocks->ran_for /= a_minute;
            if (auto* pause = std::get_if<PauseBegan>(&record)) pause->ran_for /= a_minute;
        }
        return found;
    };
    const auto serve = [&](int count) {
        for (int i = 0; i < count; ++i) served(a_minute);
    };
    served(0);
    store({opened(), bot(one), bot(two), started(), ClocksStarted{{one}}});
    serve(3);
    store({PauseBegan{600'000, false}});
    serve(5);
    EXPECT_EQ(times(), (std::vector<Record>{ClocksStarted{{one}, 8}, PauseBegan{600'000, false, 5}}));
    store({ClocksStarted{{two}}});
    store({PauseEnded{}});
    EXPECT_EQ(times(), (std::vector<Record>{ClocksStarted{{one}, 3}, ClocksStarted{{two}, 0}}));
    store({PauseBegan{600'000, true}});
    store({MatchAbandoned{1, bytes(8), protocol::NoResult::agreed}});
    store({started(2)});
    EXPECT_EQ(times(), std::vector<Record>{});
}

TEST_P(ServedTime, IsNotWhatAClockSaysThatWasSet) {
    served(0);
    served(a_minute);
    served(-50 * 52 * a_week);
    EXPECT_EQ(minutes(), 1) << "as after a boot with a wrong clock";
    served(a_minute);
    served(50 * 52 * a_week);
    EXPECT_EQ(minutes(), 2);
    served(a_minute);
    EXPECT_EQ(minutes(), 3);
}

TEST_P(ServedTime, OfARoomCountsFromItsOpeningOrItsLastUse) {
    served(0);
    served(a_minute);
    store({opened()});
    EXPECT_EQ(unused_minutes(), 0);
    served(a_minute);
    served(a_minute);
    EXPECT_EQ(unused_minutes(), 2);
    store({RoomUsed{}});
    EXPECT_EQ(unused_minutes(), 0);
    served(a_week);
    EXPECT_EQ(unused_minutes(), 0);
    served(a_minute);
    EXPECT_EQ(unused_minutes(), 1);
}

TEST_P(ServedTime, ThatAHostKeepsARoomComesBack) {
    store({opened()});
    store({RoomKept{true}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), RoomKept{true}}));
    store({RoomKept{false}});
    EXPECT_EQ(room(), std::vector<Record>{opened()});
}

TEST_P(ServedTime, TheDateOfARoomComesBackUntilItsMatchBegins) {
    store({opened(), bot(one), bot(two)});
    store({RoomDated{5'000'000}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), RoomDated{5'000'000}, bot(one), bot(two)}));
    store({RoomDated{6'000'000}});
    store({started()});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot(one), bot(two), started()}));
    store({RoomDated{7'000'000}});
    store({RoomDated{}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot(one), bot(two), started()}));
}

TEST_P(ServedTime, OfClocksComesBackWithTheTimesOfMoves) {
    RoomOpened with_clocks = opened();
    with_clocks.time = R"({"kind":"none"})";
    MatchStarted timed = started();
    timed.time = R"({"kind":"live"})";
    MovePlayed first = moved(1, 1, two), second = moved(1, 2, one);
    first.took = 9'000;
    served(0);
    store({with_clocks, bot(one), bot(two), timed, ClocksStarted{{one, two}}});
    served(a_minute);
    store({RoomConfigured{"{}", 2, true, R"({"kind":"days"})"}});
    store({first, ClocksStarted{{two}}});
    store({TimeRanOut{1, 1, one}});
    store({second});
    const auto clocks = [&] {
        std::vector<Record> all = room(), found;
        std::ranges::copy_if(all, std::back_inserter(found), [](const Record& record) {
            return std::holds_alternative<MovePlayed>(record) || std::holds_alternative<TimeRanOut>(record);
        });
        return found;
    };
    const auto ran_for_minutes = [&] {
        std::vector<Millis> minutes;
        for (const Record& record : room())
            if (const auto* running = std::get_if<ClocksStarted>(&record))
                minutes.push_back(running->ran_for / a_minute);
        return minutes;
    };
    with_clocks.time = R"({"kind":"days"})";
    EXPECT_EQ(room().front(), Record(with_clocks));
    EXPECT_EQ(clocks(), (std::vector<Record>{first, TimeRanOut{1, 1, one}, second}));
    EXPECT_EQ(ran_for_minutes(), (std::vector<Millis>{1, 0})) << "the clock of seat 2 started later";
    served(a_week);
    EXPECT_EQ(ran_for_minutes(), (std::vector<Millis>{1, 0})) << "no clock runs while the machine is off";
    store({MatchAbandoned{1, bytes(8), protocol::NoResult::agreed}});
    EXPECT_EQ(clocks(), (std::vector<Record>{first, TimeRanOut{1, 1, one}, second}));
    store({started(2)});
    EXPECT_EQ(ran_for_minutes(), std::vector<Millis>{});
}

INSTANTIATE_TEST_SUITE_P(Both, ServedTime, both(), name_of);

}  // namespace
}  // namespace reami::store
