// The store keeps one subscription to web push per device, as long as the device is signed in.
#include <gtest/gtest.h>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StorePushes : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
        for (std::uint8_t device = 1; device <= 2; ++device)
            EXPECT_EQ(store(PlayerMade{ada, bytes(device)}), "stored");
    }
    std::string store(Record record, Millis at = 1000) {
        return told(append(*writer_, {0, at, {std::move(record)}}));
    }
    static PushSubscription at(const std::string& endpoint) { return {endpoint, "key", "secret", "it"}; }
    std::vector<std::string> endpoints() {
        std::vector<std::string> all;
        for (const PushDevice& device : read_push_devices(*reader_, ada)) all.push_back(device.to.endpoint);
        return all;
    }
    using Endpoints = std::vector<std::string>;

    const PlayerId ada{7};
    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
};

TEST_P(StorePushes, HaveTheNewestSubscriptionOfEachDevice) {
    EXPECT_EQ(store(PushStarted{bytes(1), at("old")}), "stored");
    EXPECT_EQ(store(PushStarted{bytes(1), at("new")}), "stored");
    EXPECT_EQ(store(PushStarted{bytes(2), at("phone")}, 2000), "stored");
    EXPECT_EQ(endpoints(), (Endpoints{"phone", "new"}));
    EXPECT_EQ(read_push_devices(*reader_, ada).at(1).to, at("new"));
    EXPECT_TRUE(read_push_devices(*reader_, 8).empty());
    EXPECT_EQ(store(PushStarted{bytes(9), at("of nobody")}), "refused") << "nobody has this device";
}

TEST_P(StorePushes, EndWhenThePlayerOrThePushServiceWants) {
    EXPECT_EQ(store(PushStarted{bytes(1), at("desk")}), "stored");
    EXPECT_EQ(store(PushStarted{bytes(2), at("phone")}), "stored");
    EXPECT_EQ(store(PushEnded{bytes(1), "an older one"}), "stored");
    EXPECT_EQ(endpoints().size(), 2);
    EXPECT_EQ(store(PushEnded{bytes(1), "desk"}), "stored");
    EXPECT_EQ(endpoints(), Endpoints{"phone"});
    EXPECT_EQ(store(PushEnded{bytes(2)}), "stored");
    EXPECT_TRUE(endpoints().empty());
}

TEST_P(StorePushes, EndWithTheDeviceAndWithThePlayer) {
    EXPECT_EQ(store(PushStarted{bytes(1), at("desk")}), "stored");
    EXPECT_EQ(store(PushStarted{bytes(2), at("phone")}), "stored");
    EXPECT_EQ(store(OthersSignedOut{ada, bytes(1)}), "stored");
    EXPECT_EQ(endpoints(), Endpoints{"desk"});
    EXPECT_EQ(store(PlayerForgotten{ada}), "stored");
    EXPECT_TRUE(endpoints().empty());
}

INSTANTIATE_TEST_SUITE_P(Both, StorePushes, both(), name_of);

}  // namespace
}  // namespace reami::store
