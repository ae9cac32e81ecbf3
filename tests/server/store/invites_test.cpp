// An invitation lets a limited number of players open rooms, until it ends.
#include <gtest/gtest.h>

#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_invites.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

constexpr Millis made_at = 1000, ends_at = 9000;

class StoreInvites : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
        for (std::uint8_t n = 1; n <= 3; ++n) EXPECT_EQ(store(PlayerMade{n, bytes(n)}), "stored");
    }
    std::string store(Record record, Millis at = made_at) {
        return told(append(*writer_, {0, at, {std::move(record)}}));
    }
    std::string make(std::uint8_t hash, int uses) {
        return store(AdminChange{Invite{"club", bytes(hash), made_at, ends_at, uses}});
    }
    std::string redeem(std::uint8_t hash, PlayerId player, Millis at = made_at) {
        return store(InviteRedeemed{bytes(hash), player}, at);
    }
    int used() { return read_invites(*reader_).at(0).used; }

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
};

TEST_P(StoreInvites, LetSoManyPlayersInAndEachOnce) {
    EXPECT_EQ(make(7, 2), "stored");
    EXPECT_FALSE(is_invited(*reader_, 1));
    EXPECT_EQ(redeem(7, 1), "stored");
    EXPECT_TRUE(is_invited(*reader_, 1));
    EXPECT_FALSE(is_invited(*reader_, 2));
    EXPECT_EQ(redeem(7, 1), "refused") << "the player has redeemed one already";
    EXPECT_EQ(used(), 1) << "the refusal does not use the invitation up";
    EXPECT_EQ(redeem(7, 2), "stored");
    EXPECT_FALSE(is_good_invite(*reader_, bytes(7), made_at));
    EXPECT_EQ(redeem(7, 3), "refused");
    EXPECT_FALSE(is_invited(*reader_, 3));
}

TEST_P(StoreInvites, AreGoodUntilTheirEnd) {
    EXPECT_EQ(make(7, 2), "stored");
    EXPECT_TRUE(is_good_invite(*reader_, bytes(7), ends_at - 1));
    EXPECT_FALSE(is_good_invite(*reader_, bytes(7), ends_at));
    EXPECT_FALSE(is_good_invite(*reader_, bytes(8), made_at));
    EXPECT_EQ(redeem(7, 1, ends_at), "refused");
    EXPECT_EQ(redeem(7, 1, ends_at - 1), "stored");
}

TEST_P(StoreInvites, ThatAreRevokedLetNobodyElseIn) {
    EXPECT_EQ(make(7, 2), "stored");
    EXPECT_EQ(redeem(7, 1), "stored");
    EXPECT_EQ(store(AdminChange{InviteRevoked{"club"}}), "stored");
    EXPECT_EQ(redeem(7, 2), "refused");
    EXPECT_TRUE(is_invited(*reader_, 1)) << "a player who has redeemed it may still open rooms";
    EXPECT_TRUE(read_invites(*reader_).at(0).revoked);
    EXPECT_EQ(store(AdminChange{InviteRevoked{"club"}}), "refused");
    EXPECT_EQ(store(AdminChange{InviteRevoked{"another"}}), "refused");
}

TEST_P(StoreInvites, AreReplacedByOneOfTheirName) {
    EXPECT_EQ(make(7, 1), "stored");
    EXPECT_EQ(redeem(7, 1), "stored");
    EXPECT_EQ(make(8, 1), "stored");
    EXPECT_FALSE(is_good_invite(*reader_, bytes(7), made_at));
    EXPECT_EQ(used(), 0);
    EXPECT_EQ(redeem(8, 2), "stored");
}

TEST_P(StoreInvites, OfAPlayerAreForgottenWithThePlayer) {
    EXPECT_EQ(make(7, 1), "stored");
    EXPECT_EQ(redeem(7, 1), "stored");
    EXPECT_EQ(store(PlayerForgotten{1}), "stored");
    EXPECT_FALSE(is_invited(*reader_, 1));
}

INSTANTIATE_TEST_SUITE_P(Both, StoreInvites, both(), name_of);

}  // namespace
}  // namespace reami::store
