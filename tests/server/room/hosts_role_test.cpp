// The host offers the host's role to another player, who accepts or declines: PROTOCOL.md, "The host's role".
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using protocol::Close;

std::vector<Json> offer(RoomDriver& driver, ClientId host, int seat) {
    return driver.say(host, from_client::OfferHost{"o" + std::to_string(seat), Seat::from_number(seat)});
}

std::vector<Json> take_back(RoomDriver& driver, ClientId host) {
    return driver.say(host, from_client::OfferHost{"back", {}});
}

std::vector<Json> accept(RoomDriver& driver, ClientId client, const std::string& id = "yes") {
    return driver.say(client, from_client::AcceptHost{id, {}});
}

std::vector<Json> decline(RoomDriver& driver, ClientId client) {
    return driver.say(client, from_client::AcceptHost{"no", false});
}

std::string host(const RoomDriver& driver) { return driver.shown().value("host", "nobody"); }
std::string offered_to(const RoomDriver& driver) { return driver.shown().value("host_offer", "nobody"); }

/// Ada, who opened the room, Bob and Cleo have seats; Eve is a spectator.
struct HostsRole : ::testing::Test {
    static std::vector<store::Record> opened_by_ada() {
        auto opened = std::get<store::RoomOpened>(RoomDriver("{}", 4).stored[0]);
        opened.host = 1;
        return {opened};
    }

    RoomDriver driver{opened_by_ada()};
    ClientId ada = driver.come(1), bob = driver.come(2), cleo = driver.come(3), eve = driver.come(4);

    HostsRole() {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.sit(cleo, 3, "Cleo");
    }
};

TEST_F(HostsRole, IsHandedToWhoAcceptsIt) {
    driver.take(eve);
    EXPECT_EQ(code_of(offer(driver, ada, 2)), "");
    EXPECT_EQ(RoomDriver::of_kind(driver.take(eve), "room").value("host_offer", ""), "seat:2")
        << "spectators see the offer, too";
    EXPECT_EQ(host(driver), "seat:1") << "until he accepts";
    EXPECT_EQ(code_of(accept(driver, bob)), "");
    EXPECT_EQ(host(driver), "seat:2");
    EXPECT_EQ(offered_to(driver), "nobody");
    EXPECT_EQ(code_of(driver.pace(ada, true)), "auth.not_host");
    EXPECT_EQ(code_of(driver.pace(bob, true)), "");

    RoomDriver after(driver.stored);
    after.come(1);
    after.come(2);
    EXPECT_EQ(host(after), "seat:2") << "after a restart, too";
}

TEST_F(HostsRole, IsThenAsIfTheyHadOpenedTheRoom) {
    offer(driver, ada, 3);
    accept(driver, cleo);
    driver.stand(cleo);
    EXPECT_EQ(host(driver), "seat:1") << "Ada has been seated longest";
    EXPECT_EQ(code_of(driver.ban(ada, driver.who(cleo))), "auth.not_host");
    driver.sit(cleo, 3, "Cleo");
    EXPECT_EQ(host(driver), "seat:3");
    EXPECT_EQ(code_of(driver.ban(cleo, driver.who(ada))), "");
    EXPECT_EQ(driver.goodbye(ada), Close::banned);
}

TEST_F(HostsRole, IsDeclinedOrTakenBack) {
    offer(driver, ada, 2);
    EXPECT_EQ(code_of(decline(driver, cleo)), "room.no_offer") << "only Bob may decline";
    EXPECT_EQ(code_of(decline(driver, bob)), "");
    EXPECT_EQ(offered_to(driver), "nobody");
    EXPECT_EQ(code_of(accept(driver, bob)), "room.no_offer");

    offer(driver, ada, 3);
    EXPECT_EQ(offered_to(driver), "seat:3");
    EXPECT_EQ(code_of(take_back(driver, ada)), "");
    EXPECT_EQ(offered_to(driver), "nobody");
    EXPECT_EQ(code_of(accept(driver, cleo)), "room.no_offer");
    EXPECT_EQ(host(driver), "seat:1");
}

TEST_F(HostsRole, IsOfferedToOnePersonAtATime) {
    offer(driver, ada, 2);
    EXPECT_EQ(code_of(offer(driver, ada, 3)), "");
    EXPECT_EQ(offered_to(driver), "seat:3");
    EXPECT_EQ(code_of(accept(driver, bob)), "room.no_offer");
    EXPECT_EQ(code_of(accept(driver, cleo)), "");
    EXPECT_EQ(host(driver), "seat:3");
}

TEST_F(HostsRole, IsOfferedByTheHostAloneToAnotherPersonWhoSits) {
    EXPECT_EQ(code_of(offer(driver, bob, 3)), "auth.not_host");
    EXPECT_EQ(code_of(take_back(driver, bob)), "auth.not_host");
    EXPECT_EQ(code_of(accept(driver, eve)), "auth.not_seated");
    EXPECT_EQ(code_of(offer(driver, ada, 1)), "room.yourself");
    EXPECT_EQ(code_of(offer(driver, ada, 4)), "room.seat_empty");
    driver.seat_bot(ada, 4);
    EXPECT_EQ(code_of(offer(driver, ada, 4)), "room.seat_of_bot");
    driver.stand(cleo);
    driver.kick(ada, 4);
    driver.say(ada, from_client::Configure{"c", {}, 3, {}});
    EXPECT_EQ(code_of(driver.say(ada, from_client::OfferHost{"o", Seat::from_number(4)})), "room.seat");
    EXPECT_EQ(offered_to(driver), "nobody");
}

TEST_F(HostsRole, IsNotOfferedAnyMoreOnceThatPersonLeft) {
    offer(driver, ada, 2);
    driver.stand(bob);
    EXPECT_EQ(offered_to(driver), "nobody");
    driver.sit(bob, 2, "Bob");
    EXPECT_EQ(code_of(accept(driver, bob)), "room.no_offer");
    EXPECT_EQ(code_of(driver.say(ada, from_client::OfferHost{"again", Seat::from_number(2)})), "");
    driver.kick(ada, 2);
    EXPECT_EQ(offered_to(driver), "nobody");
}

TEST_F(HostsRole, IsNotOfferedAnyMoreOnceTheHostLeft) {
    offer(driver, ada, 2);
    driver.stand(ada);
    EXPECT_EQ(host(driver), "seat:2") << "Bob has been seated longest";
    EXPECT_EQ(offered_to(driver), "nobody");
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(host(driver), "seat:1");
    EXPECT_EQ(code_of(accept(driver, bob)), "room.no_offer");
}

TEST_F(HostsRole, IsNotOfferedAnyMoreOnceTheHostIsLongAway) {
    offer(driver, ada, 2);
    driver.go(ada);
    driver.pass(29'999);
    EXPECT_EQ(offered_to(driver), "seat:2");
    driver.pass(1);
    EXPECT_EQ(host(driver), "seat:2");
    EXPECT_EQ(offered_to(driver), "nobody");
    driver.come(1);
    EXPECT_EQ(host(driver), "seat:1");
    EXPECT_EQ(code_of(accept(driver, bob)), "room.no_offer");
}

TEST_F(HostsRole, WaitsForWhoIsAway) {
    driver.go(bob);
    EXPECT_EQ(code_of(offer(driver, ada, 2)), "");
    driver.pass(600'000);
    EXPECT_EQ(offered_to(driver), "seat:2");
    EXPECT_EQ(code_of(accept(driver, driver.come(2))), "");
    EXPECT_EQ(host(driver), "seat:2");
}

TEST_F(HostsRole, IsNotOfferedAnyMoreAfterARestart) {
    offer(driver, ada, 2);
    RoomDriver after(driver.stored);
    after.come(1);
    EXPECT_EQ(code_of(accept(after, after.come(2))), "room.no_offer");
    EXPECT_EQ(host(after), "seat:1");
}

TEST_F(HostsRole, IsHandedOnForAWhileByWhoHostsInPlaceOfAnother) {
    driver.stand(ada);
    EXPECT_EQ(host(driver), "seat:2");
    offer(driver, bob, 3);
    EXPECT_EQ(code_of(accept(driver, cleo)), "");
    EXPECT_EQ(host(driver), "seat:3") << "Cleo is host, although Bob has been seated longer";

    RoomDriver after(driver.stored);
    after.come(2);
    after.come(3);
    EXPECT_EQ(host(after), "seat:3") << "after a restart, too";

    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(host(driver), "seat:1") << "the role is Ada's";
    driver.stand(ada);
    EXPECT_EQ(host(driver), "seat:3");
    driver.go(cleo);
    driver.pass(60'000);
    EXPECT_EQ(host(driver), "seat:2");
}

TEST_F(HostsRole, IsNotTakenTwiceByARequestThatIsSentAgain) {
    offer(driver, ada, 2);
    accept(driver, bob, "b1");
    driver.say(bob, from_client::OfferHost{"o1", Seat::from_number(1)});
    accept(driver, ada, "a1");
    RoomDriver after(driver.stored);
    after.come(1);
    EXPECT_EQ(accept(after, after.come(2), "b1"), std::vector<Json>{Json({{"t", "ok"}, {"id", "b1"}})});
    EXPECT_EQ(host(after), "seat:1");
}

using HostsRoleInAMatch = ThreePlay;

TEST_F(HostsRoleInAMatch, IsNotOfferedToABotThatTookTheSeat) {
    EXPECT_EQ(code_of(offer(driver, ada, 2)), "");
    EXPECT_EQ(offered_to(driver), "seat:2");
    driver.stand(bob);
    EXPECT_EQ(offered_to(driver), "nobody");
    EXPECT_EQ(code_of(accept(driver, bob)), "auth.not_seated");
}

}  // namespace
}  // namespace reami::room
