// The store returns the records of admins; deleting a player deletes those that concern the player.
#include <gtest/gtest.h>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreAdmins : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
    }
    Appended append_one(Record record) { return append(*writer_, {0, ++now_, {std::move(record)}}); }
    void store(Record record) { EXPECT_EQ(append_one(std::move(record)).fault, std::nullopt); }

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
    Millis now_ = 1000;
};

Restriction banned(std::int64_t number) {
    return {.number = number,
            .silences = false,
            .player = {},
            .address = bytes(3),
            .note = "flood",
            .since = 5,
            .until = 9};
}

TEST_P(StoreAdmins, WhatTheyDecidedComesBackUntilItIsLifted) {
    Restriction silenced = banned(2);
    silenced.silences = true;
    silenced.player = 42;
    silenced.address.reset();
    store(PlayerMade{42, bytes(1)});
    store(AdminChange{banned(1)});
    store(AdminChange{silenced});
    store(AdminChange{NameRuled{"Ada", true}});
    store(AdminChange{NameRuled{"Ada", true}});
    AdminMemory memory = read_admin_memory(*reader_);
    EXPECT_EQ(memory.restrictions, (std::vector{banned(1), silenced}));
    EXPECT_EQ(memory.forbidden_names, std::vector<std::string>{"Ada"});
    EXPECT_EQ(memory.last_restriction, 2);
    store(AdminChange{RestrictionLifted{1}});
    store(AdminChange{NameRuled{"Ada", false}});
    memory = read_admin_memory(*reader_);
    EXPECT_EQ(memory.restrictions, std::vector{silenced});
    EXPECT_TRUE(memory.forbidden_names.empty());
}

TEST_P(StoreAdmins, ARestrictionIsOfAPlayerOrOfAnAddress) {
    Restriction of_both = banned(1);
    of_both.player = 42;
    store(PlayerMade{42, bytes(1)});
    ASSERT_TRUE(append_one(AdminChange{of_both}).fault);
    Restriction of_nobody = banned(1);
    of_nobody.address.reset();
    const Appended answer = append_one(AdminChange{of_nobody});
    ASSERT_TRUE(answer.fault);
    EXPECT_EQ(answer.fault->kind, Fault::Kind::refused);
}

TEST_P(StoreAdmins, ATokenIsReplacedByOneOfItsName) {
    AdminToken token{.name = "ada", .hash = bytes(1), .made_at = 5, .until = 9, .revoked = true};
    store(AdminChange{token});
    token.hash = bytes(2);
    token.revoked = false;
    store(AdminChange{token});
    EXPECT_EQ(read_admin_memory(*reader_).tokens, std::vector{token});
}

TEST_P(StoreAdmins, ADeedIsOneLineOfWhichTheOutcomeComesLater) {
    AdminDeed deed{
        .number = 1, .at = 7, .who = "uid 0", .what = "close", .target = "KETMKARD", .outcome = "begun"};
    store(AdminChange{deed});
    EXPECT_EQ(read_admin_log(*reader_, "", 10), std::vector{deed});
    deed.outcome = "done";
    store(AdminChange{deed});
    EXPECT_EQ(read_admin_log(*reader_, "ketmkard", 10), std::vector{deed});
    EXPECT_TRUE(read_admin_log(*reader_, "another", 10).empty());
    EXPECT_EQ(read_admin_memory(*reader_).last_deed, 1);
}

TEST_P(StoreAdmins, ADeviceOrAllOfAPlayerAreSignedOut) {
    for (const int device : {1, 2, 3}) store(PlayerMade{42, bytes(static_cast<std::uint8_t>(device))});
    store(AdminChange{DevicesSignedOut{42, bytes(2)}});
    EXPECT_EQ(read_player(*reader_, bytes(2)), std::nullopt);
    EXPECT_EQ(read_player(*reader_, bytes(1)), PlayerId(42));
    store(AdminChange{DevicesSignedOut{42, {}}});
    EXPECT_TRUE(read_devices(*reader_, 42).empty());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreAdmins, both(), name_of);

}  // namespace
}  // namespace reami::store
