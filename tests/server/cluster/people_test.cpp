// Each node's decisions about people reach all nodes within one second. PROTOCOL.md, "For admins".
#include "tests/server/cluster/two_nodes.hpp"

namespace reami::cluster {
namespace {

using store::testing::bytes;
using NotRedeemed = lobby::HandOvers::NotRedeemed;

struct SharedPeople : TwoNodes {
    static constexpr std::int64_t ada = 42, bob = 43;

    void SetUp() override {
        TwoNodes::SetUp();
        if (IsSkipped()) return;
        change(store::PlayerMade{ada, bytes(1), "laptop"});
        change(store::PlayerMade{ada, bytes(2), "phone"});
        change(store::PlayerMade{bob, bytes(3), "laptop"});
    }
    /// Connects a client of that player to node b.
    std::shared_ptr<SilentConnection> connect(store::PlayerId player, std::uint8_t token,
                                              const boost::asio::ip::address& from) const {
        auto connection = std::make_shared<SilentConnection>();
        b->signed_in.add(player, bytes(token), connection, {"KETMKARD", from, "", 0});
        return connection;
    }
    std::string code_of(LobbyNode& node, store::PlayerId player) const {
        return node.begin(node.hand_overs.make(player)).get().value();
    }
    auto redeem(LobbyNode& node, const std::string& code) const {
        return node.begin(node.hand_overs.redeem(code, "tablet"));
    }
    bool is_wrong(LobbyNode& node, const std::string& code) const {
        const auto outcome = redeem(node, code).get();
        return !outcome && outcome.error() == NotRedeemed::wrong;
    }
    store::Restriction ban(std::int64_t number) const {
        return {.number = number,
                .silences = false,
                .player = {},
                .address = {},
                .note = "",
                .since = 0,
                .until = clock.now().wall + 1000};
    }
};

TEST_F(SharedPeople, ACodeForAnotherDeviceWorksAtAnyNodeOnce) {
    const std::string code = code_of(*a, ada);
    EXPECT_EQ(code.size(), 12u);
    EXPECT_EQ(b->begin(b->hand_overs.owner(code)).get(), store::PlayerId(ada))
        << "the question does not use the code up";
    const auto outcome = redeem(*b, code).get();
    const auto& identity = *outcome;
    EXPECT_EQ(identity.player, store::PlayerId(ada));
    EXPECT_TRUE(identity.stored);
    EXPECT_EQ(b->begin(a->players.recognize(*identity.new_token)).get()->player, store::PlayerId(ada));
    EXPECT_TRUE(is_wrong(*a, code));
    EXPECT_TRUE(is_wrong(*b, code));
    EXPECT_EQ(a->begin(a->hand_overs.owner(code)).get(), std::nullopt);
}

TEST_F(SharedPeople, OfTwoNodesThatRedeemACodeAtTheSameTimeOneSucceeds) {
    const std::string code = code_of(*a, ada);
    auto at_a = redeem(*a, code), at_b = redeem(*b, code);
    const bool a_has_it = at_a.get().has_value();
    const bool b_has_it = at_b.get().has_value();
    EXPECT_NE(a_has_it, b_has_it);
    EXPECT_EQ(scratch->ask("SELECT count(*) FROM tokens WHERE player = 42"), "3");
}

TEST_F(SharedPeople, ACodeForAnotherDeviceEndsAsItDoesOnOneServer) {
    const std::string first = code_of(*a, ada), second = code_of(*b, ada);
    EXPECT_TRUE(is_wrong(*b, first)) << "a newer code replaces it";
    scratch->ask("UPDATE hand_overs SET until = clock_timestamp()");
    EXPECT_TRUE(is_wrong(*a, second)) << "the code has expired";
    const std::string third = code_of(*a, ada);
    change(store::AdminChange{store::DevicesSignedOut{.player = ada, .only = {}}});
    EXPECT_TRUE(is_wrong(*b, third)) << "all devices are signed out";
    EXPECT_TRUE(is_wrong(*b, "ABCDEFGHIJKL"));
}

TEST_F(SharedPeople, OnlyTheHashOfACodeIsStored) {
    const std::string code = code_of(*a, ada);
    EXPECT_EQ(scratch->ask("SELECT count(*) FROM hand_overs WHERE strpos(encode(code, 'escape'), '" + code +
                           "') > 0"),
              "0");
    EXPECT_EQ(scratch->ask("SELECT length(code), until > clock_timestamp() + interval '4 minutes',"
                           " until < clock_timestamp() + interval '6 minutes' FROM hand_overs"),
              "32 | t | t");
}

TEST_F(SharedPeople, ABanHoldsAndClosesConnectionsAtEveryNodeUntilItIsLifted) {
    const auto adas = connect(ada, 1, away), bobs = connect(bob, 3, home);
    const auto on_first_page = std::make_shared<SilentConnection>();
    b->open_rooms.watch(on_first_page, {home, 0});
    store::Restriction of_ada = ban(1), of_home = ban(2);
    of_ada.player = ada;
    of_home.address = a->hash.of(home);
    change(store::AdminChange{of_ada});
    exchange();
    EXPECT_EQ(adas->closed, protocol::Close::barred);
    EXPECT_EQ(bobs->closed, std::nullopt);
    EXPECT_TRUE(b->rulings.is_banned({store::PlayerId(ada), away}));
    change(store::AdminChange{of_home});
    exchange();
    EXPECT_EQ(bobs->closed, protocol::Close::barred);
    EXPECT_EQ(on_first_page->closed, protocol::Close::barred);
    EXPECT_EQ(b->admins.last_restriction, 2);
    change(store::AdminChange{store::RestrictionLifted{1}});
    exchange();
    EXPECT_FALSE(b->rulings.is_banned({store::PlayerId(ada), away}));
    EXPECT_TRUE(a->rulings.is_banned({{}, home}));
}

TEST_F(SharedPeople, SilencesForbiddenNamesAndAdminsTokensAreKnownEverywhere) {
    store::Restriction silence = ban(1);
    silence.silences = true;
    silence.player = ada;
    change(store::AdminChange{silence});
    change(store::AdminChange{store::NameRuled{"Satan", true}});
    store::AdminToken token{.name = "office", .hash = bytes(8), .made_at = 1, .until = 2, .revoked = false};
    change(store::AdminChange{token});
    exchange();
    EXPECT_TRUE(b->rulings.is_silenced({store::PlayerId(ada), home}));
    EXPECT_TRUE(b->rulings.forbidden_names().have("satan"));
    EXPECT_EQ(b->admins.tokens, std::vector{token});
    token.revoked = true;
    change(store::AdminChange{store::NameRuled{"Satan", false}});
    change(store::AdminChange{token});
    exchange();
    EXPECT_FALSE(b->rulings.forbidden_names().have("satan"));
    EXPECT_EQ(b->admins.tokens, std::vector{token});
}

TEST_F(SharedPeople, WhatHasNotChangedIsNotReadAgain) {
    b->admins.last_deed = 77;
    exchange();
    EXPECT_EQ(b->admins.last_deed, 77);
}

TEST_F(SharedPeople, ADeviceThatIsSignedOutIsClosedAtEveryNode) {
    const auto laptop = connect(ada, 1, home), phone = connect(ada, 2, home), other = connect(bob, 3, home);
    const room::Identity here{.player = ada, .token = bytes(1), .stored = true, .new_token = {}};
    EXPECT_EQ(*a->begin(a->devices.sign_out_others(here)).get(), 1);
    exchange();
    EXPECT_EQ(phone->closed, protocol::Close::unknown_token);
    EXPECT_EQ(laptop->closed, std::nullopt);
    change(store::AdminChange{store::DevicesSignedOut{.player = ada, .only = bytes(1)}});
    exchange();
    EXPECT_EQ(laptop->closed, protocol::Close::unknown_token);
    change(store::PlayerForgotten{bob});
    exchange();
    EXPECT_EQ(other->closed, protocol::Close::unknown_token);
}

TEST_F(SharedPeople, WhatWasMissedWhileTheDatabaseDidNotAnswerIsHeardLater) {
    const auto phone = connect(ada, 2, home);
    scratch->ask("ALTER TABLE rooms RENAME TO gone");
    store::Restriction of_ada = ban(1);
    of_ada.player = ada;
    change(store::AdminChange{of_ada});
    EXPECT_THROW(b->news.exchange(), std::exception);
    EXPECT_FALSE(b->rulings.is_banned({store::PlayerId(ada), home}))
        << "the node keeps its last known rulings";
    scratch->ask("ALTER TABLE gone RENAME TO rooms");
    exchange();
    EXPECT_EQ(phone->closed, protocol::Close::barred);
}

TEST_F(SharedPeople, NewsIsDeletedAfterAWhile) {
    change(store::AdminChange{store::NameRuled{"Satan", true}});
    EXPECT_EQ(scratch->ask("SELECT what FROM news"), "rulings");
    scratch->ask("UPDATE news SET at = clock_timestamp() - interval '11 minutes'");
    start();
    EXPECT_EQ(scratch->ask("SELECT count(*) FROM news"), "0");
}

}  // namespace
}  // namespace reami::cluster
