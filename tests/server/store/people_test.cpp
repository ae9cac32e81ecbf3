// The store returns the people of a room: their numbers, the host's decisions, the players of the match, and
// the players who want a rematch.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StorePeople : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
    }

    void store(std::vector<Record> records) {
        const Appended answer = append(*writer_, {1, ++now_, std::move(records)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }
    std::vector<Record> room() { return records(read_room(*reader_, 1)); }

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
    Millis now_ = 1000;
};

const Person ada_sat{.who = 1, .player = 42, .sat = true};
const Person somebody_silenced{.who = 2, .player = {}, .sat = false, .silenced = true};

TEST_P(StorePeople, WhatTheHostDecidedComesBack) {
    Person banned = ada_sat;
    banned.banned = true;
    store({PlayerMade{42, bytes(1)}, opened(), ada_sat});
    store({somebody_silenced, banned, AddressBanned{bytes(5)}, AddressBanned{bytes(5)},
           WatchersSilenced{true}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), banned, somebody_silenced, AddressBanned{bytes(5)},
                                           WatchersSilenced{true}}));
    store({WatchersSilenced{false}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), banned, somebody_silenced, AddressBanned{bytes(5)}}));
}

TEST_P(StorePeople, HowFastBotsAreComesBack) {
    store({opened()});
    store({BotsPaced{true}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), BotsPaced{true}}));
    store({BotsPaced{false}});
    EXPECT_EQ(room(), (std::vector<Record>{opened()}));
}

TEST_P(StorePeople, WhoHostsComesBack) {
    store({PlayerMade{42, bytes(1)}, PlayerMade{43, bytes(2)}, opened()});
    store({HostChanged{43, true}});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), HostChanged{43, true}}));
    store({HostChanged{42}});
    RoomOpened handed = opened();
    handed.host = 42;
    EXPECT_EQ(room(), std::vector<Record>{handed}) << "and nobody substitutes for player 42";
}

TEST_P(StorePeople, OffersComeBackUntilTheMatchEnds) {
    using protocol::OfferKind;
    const auto offers = [&] {
        std::vector<Record> all = room(), found;
        std::ranges::copy_if(all, std::back_inserter(found), [](const Record& record) {
            return std::holds_alternative<OfferMade>(record) || std::holds_alternative<OfferAgreed>(record) ||
                   std::holds_alternative<OfferClosed>(record);
        });
        return found;
    };
    const OfferMade first{one, OfferKind::end, 1, 60'000}, second{two, OfferKind::pause, 3, 120'000, 600'000},
        third{one, OfferKind::undo, 1, 60'000}, again{one, OfferKind::end, 2, 60'000};
    store({opened(), bot(one), bot(two), started()});
    store({first});
    store({OfferAgreed{two}});
    EXPECT_EQ(offers(), (std::vector<Record>{first, OfferAgreed{two}}));
    store({OfferClosed{}});
    EXPECT_EQ(offers(), (std::vector<Record>{first, OfferClosed{}}));
    store({third});
    EXPECT_EQ(offers(), (std::vector<Record>{first, OfferClosed{}, third})) << "each kind has its own ask";
    store({OfferClosed{}, second});
    EXPECT_EQ(offers(), (std::vector<Record>{first, OfferClosed{}, third, OfferClosed{}, second}));
    store({OfferAgreed{one}, OfferClosed{}, again});
    EXPECT_EQ(offers(), (std::vector<Record>{third, OfferClosed{}, second, OfferClosed{}, again}));
    store({SeatLeft{two}});
    EXPECT_EQ(offers(), std::vector<Record>{}) << "offers concern the people who had seats then";
    store({bot(two), first, MatchAbandoned{1, bytes(8), protocol::NoResult::agreed}});
    store({started(2)});
    EXPECT_EQ(offers(), std::vector<Record>{});
}

TEST_P(StorePeople, PlansComeBackUntilTheSeatChangesHands) {
    const auto plans = [&] {
        std::vector<Record> all = room(), found;
        std::ranges::copy_if(all, std::back_inserter(found), [](const Record& record) {
            return std::holds_alternative<PlanChanged>(record);
        });
        return found;
    };
    const PlanChanged first{one, 2, R"([["g8g9","=39"],["g8g9","=44"]])"}, second{two, 1, R"([["=1"]])"};
    store({opened(), bot(one), bot(two), started()});
    store({first});
    store({second});
    EXPECT_EQ(plans(), (std::vector<Record>{first, second}));
    PlanChanged failed = second;
    failed.failed = true;
    store({failed});
    EXPECT_EQ(plans(), (std::vector<Record>{first, failed}));
    store({PlanChanged{one, 2, R"([["=5"]])"}, PlanChanged{one, 2, {}}});
    EXPECT_EQ(plans(), std::vector<Record>{failed});
    store({SeatLeft{two}});
    EXPECT_EQ(plans(), std::vector<Record>{});
    store({bot(two), first, second, bot(one)});
    EXPECT_EQ(plans(), std::vector<Record>{second});
    store({MatchAbandoned{1, bytes(8), protocol::NoResult::agreed}});
    store({started(2)});
    EXPECT_EQ(plans(), std::vector<Record>{});
}

TEST_P(StorePeople, WhoLeftASeatIsKnownUntilSomebodyTakesIt) {
    using protocol::Departure;
    const SeatTaken ada = person(two, 42, "Ada");
    store({opened(), PlayerMade{42, bytes(1)}, ada});
    for (const Departure why :
         {Departure::left, Departure::removed, Departure::banned, Departure::voted_out}) {
        store({SeatLeft{two, "Ada", why}});
        EXPECT_EQ(room(), (std::vector<Record>{opened(), SeatLeft{two, "Ada", why}}));
        store({ada});
        EXPECT_EQ(room(), (std::vector<Record>{opened(), ada}));
    }
    store({SeatLeft{two, "Ada", Departure::left}, RoomConfigured{"{}", 1, true}});
    RoomOpened smaller = opened();
    smaller.seats = 1;
    EXPECT_EQ(room(), std::vector<Record>{smaller}) << "the room has lost that seat";
}

TEST_P(StorePeople, AChattersNumberIsKnownWithTheLineAndAfterIt) {
    store({PlayerMade{42, bytes(1)}, opened()});
    store({Said{1, {}, "", "Ciao", 3, 42}});
    store({Said{2, {}, "", "Ciao", 7, {}}});
    const Person known{.who = 3, .player = 42};
    const Person last{.who = 7, .player = {}};
    EXPECT_EQ(room(), (std::vector<Record>{opened(), known, last, Said{1, {}, "", "Ciao", 3, {}},
                                           Said{2, {}, "", "Ciao", 7, {}}}));
}

TEST_P(StorePeople, WhoTookPartComesBackWhileTheMatchRuns) {
    const TookPart ada{1, one, 42, "Ada", false}, bea{1, two, 43, "Bea", false};
    TookPart out = ada;
    out.voted_out = true;
    store({PlayerMade{42, bytes(1)}, PlayerMade{43, bytes(2)}, opened(), bot(one), bot(two), started(), ada,
           bea});
    store({out});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot(one), bot(two), started(), out, bea}))
        << "in the order in which they first sat down";
    store({moved(1, 1), MatchFinished{1, {}, {}, "", bytes(8)}});
    const auto after = room();
    EXPECT_TRUE(std::ranges::none_of(
        after, [](const Record& record) { return std::holds_alternative<TookPart>(record); }));
}

TEST_P(StorePeople, WhoWantsAFurtherMatchComesBackUntilItStarts) {
    const WantsRematch wants{one, "0123456789abcdef"};
    store({PlayerMade{42, bytes(1)}, opened(), person(one, 42, "Ada"), bot(two), started(), moved(1, 1),
           MatchFinished{1, {}, {}, "", bytes(8)}});
    store({wants});
    EXPECT_EQ(room().back(), Record(wants));
    store({started(2)});
    EXPECT_EQ(room().back(), Record(started(2)));
}

INSTANTIATE_TEST_SUITE_P(Both, StorePeople, both(), name_of);

}  // namespace
}  // namespace reami::store
