// A node passes a connection on to the node that serves its room. PROTOCOL.md, "Several servers".
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <chrono>
#include <future>
#include <string>
#include <vector>

#include "server/runtime/meters.hpp"
#include "tests/server/cluster/passing_on/nodes.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::cluster {
namespace {

namespace beast = boost::beast;

using std::chrono::milliseconds;
using testing::RawClient;
using testing::TestClient;

const std::string handshake =
    "GET /ws/r/KETMKARD HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Protocol: reami.v1\r\n";
const std::string restart = "\x88\x02\x03\xf4";  // the close frame with 1012
const std::string answer_of_owner = R"({"room":"KETMKARD","t":"here"})";

class HandingOver : public Nodes {
protected:
    using Asked = std::vector<std::string>;

    ServedBy by_owner() const { return {address_of(owner_.port()), "owner"}; }
    ServedBy by_other() const { return {address_of(other_.port()), "other"}; }

    Settings settings_ = impatient();
    net::Served owner_{inner(), &incoming_}, other_{inner(), &incoming_};
    Entry entry_{impatient(), nullptr, &calls_};
};

TEST_F(HandingOver, LeadsToTheNodeThatServesTheRoom) {
    entry_.say_where({by_owner()});
    TestClient client = entry_.client();
    EXPECT_EQ(client.hello()["room"], "KETMKARD");
    EXPECT_EQ(client.subprotocol(), "reami.v1");
    EXPECT_EQ(entry_.meters.passed_on, 1U);
    client.send(net::chat("echo ciao"));
    EXPECT_EQ(client.receive_a("echo")["text"], "ciao");
    EXPECT_TRUE(owner_.gateway.last_joined()->passed_on);
    EXPECT_EQ(owner_.gateway.last_joined()->address, "127.0.0.1");
    EXPECT_FALSE(entry_.gateway.last_joined());
    client.send(net::chat("close 4001"));
    EXPECT_EQ(client.closed(), 4001);
    EXPECT_TRUE(owner_.gateway.empties());
    EXPECT_TRUE(comes_about([&] { return entry_.meters.passed_on == 0U; }));
    EXPECT_EQ(entry_.meters.passed_on_in_all, 1U);
}

TEST_F(HandingOver, IsForRoomsOfOtherNodesAlone) {
    EXPECT_TRUE(gets_in(entry_, {ServedHere{}}));
    EXPECT_FALSE(entry_.gateway.last_joined()->passed_on);
    entry_.say_where({by_owner()});
    TestClient lobby({.port = entry_.port(), .target = "/ws/lobby"});
    EXPECT_EQ(lobby.receive_a("rooms")["t"], "rooms");
    EXPECT_FALSE(owner_.gateway.last_joined());
    EXPECT_EQ(entry_.asked_where(), Asked{"-"});
}

TEST_F(HandingOver, CarriesLongMessagesBothWays) {
    entry_.say_where({by_owner()});
    TestClient client = entry_.client();
    client.hello();
    const std::string words(180, 'w');
    for (int n = 0; n < 15; ++n) {
        client.send_in_frames(net::chat("echo " + words).dump(), 7);
        EXPECT_EQ(client.receive_a("echo")["text"], words);
        client.send(net::chat("long 200"));
        EXPECT_EQ(client.receive_a("long")["filling"].get<std::string>().size(), 200U << 10U);
    }
}

TEST_F(HandingOver, TellsTheAddressAsThePublicSideCountsIt) {
    settings_.proxies = {"127.0.0.1"};
    Entry behind(settings_, nullptr, &calls_);
    const auto address_of_one_at = [&](Entry& entry) {
        entry.say_where({by_owner()});
        RawClient client(entry.port());
        EXPECT_EQ(client.ask(handshake + "X-Forwarded-For: 2001:db8::9\r\n\r\n"), 101);
        client.send_frame(R"({"t":"hello"})");
        EXPECT_EQ(client.receive(2 + answer_of_owner.size()).substr(2), answer_of_owner);
        return owner_.gateway.last_joined()->address;
    };
    EXPECT_EQ(address_of_one_at(behind), "2001:db8::") << "a /64 counts as one address";
    EXPECT_EQ(address_of_one_at(entry_), "127.0.0.1") << "the header counts only if a proxy sends it";
}

TEST_F(HandingOver, SaysWhoHasToShowASeat) {
    settings_.limits.connections_an_address = 2;
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({by_owner()});
    TestClient one = entry.client(), other = entry.client();
    for (TestClient* const client : {&one, &other}) client->hello();
    TestClient stranger = entry.client();
    stranger.send({{"t", "hello"}});
    EXPECT_EQ(stranger.closed(), 1013);
    bool came_in = false;  // succeeds as soon as the stranger's place is free
    EXPECT_TRUE(comes_about([&] {
        if (came_in) return true;
        TestClient seated = entry.client();
        seated.send({{"t", "hello"}, {"token", "seated"}});
        return came_in = seated.receive().has_value();
    }));
}

TEST_F(HandingOver, CountsClientsWhereTheyComeIn) {
    settings_.limits.connect_burst = 1;
    Entry entry(settings_, nullptr, &calls_);
    EXPECT_TRUE(gets_in(entry, {by_owner()}));
    EXPECT_EQ(entry.client().closed(), 1013);
    EXPECT_EQ(entry.asked_where().size(), 1U);
}

TEST_F(HandingOver, AsksAnewTwiceIfANodeDoesNotServeTheRoom) {
    other_.gateway.serves_rooms = false;
    EXPECT_TRUE(gets_in(entry_, {by_other(), by_owner()}));
    EXPECT_TRUE(gets_in(entry_, {by_other(), by_other(), by_owner()}));
    EXPECT_TRUE(gets_in(entry_, {by_other(), by_other(), ServedHere{}}));
    const std::string other = by_other().incarnation;
    EXPECT_EQ(entry_.asked_where(), (Asked{"-", "-", "-", "-", other, "-", "-", other}))
        << "the node may first be giving the room up; then it counts as lost";
    entry_.say_where({by_other(), by_other(), by_other(), by_owner()});
    TestClient client = entry_.client();
    EXPECT_EQ(client.status(), 101);
    EXPECT_EQ(client.closed(), 1012);
    EXPECT_EQ(entry_.asked_where().size(), 11U);
}

TEST_F(HandingOver, KeepsPeopleWaitingUntilTheRoomIsServed) {
    // Each of these limits is shorter than the wait for the room. They do not limit this wait.
    settings_.limits.request_within = settings_.limits.hello_within = milliseconds(250);
    settings_.node_waits.ask_again_in = milliseconds(150);
    Entry entry(settings_, nullptr, &calls_);
    EXPECT_TRUE(gets_in(entry, {NotServedYet{}, NotServedYet{}, NotServedYet{}, NotServedYet{}, by_owner()}));
    EXPECT_TRUE(
        gets_in(entry, {NotServedYet{}, NotServedYet{}, NotServedYet{}, NotServedYet{}, ServedHere{}}));
    EXPECT_EQ(entry.asked_where().size(), 10U);
}

TEST_F(HandingOver, SendsThemAwayWith1012InTheEnd) {
    settings_.node_waits.at_most = milliseconds(100);
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({NotServedYet{}});
    TestClient client = entry.client();
    EXPECT_EQ(client.status(), 101);
    EXPECT_EQ(client.closed(), 1012);
    EXPECT_GE(entry.asked_where().size(), 2U);
    EXPECT_LE(entry.asked_where().size(), 7U) << "one question every 20 ms";
}

TEST_F(HandingOver, ANodeThatIsAboutToStopSendsPeopleToAnotherDoor) {
    for (const std::vector<Whereabouts>& answers :
         {std::vector<Whereabouts>{NotServedHere{}}, {NotServedYet{}, NotServedHere{}}}) {
        entry_.say_where(answers);
        RawClient client(entry_.port());
        client.send(handshake + "\r\n");
        const auto reply = client.reply();
        ASSERT_TRUE(reply);
        EXPECT_EQ(reply->status, 503);
        EXPECT_EQ(reply->headers.at("retry-after"), "1");
        EXPECT_NE(reply->body.find("server.restarting"), std::string::npos);
    }
}

TEST_F(HandingOver, DropsWhoItPassesOnAndNobodyElse) {
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({by_owner()});
    TestClient passed_on = entry.client();
    passed_on.hello();
    entry.say_where({ServedHere{}});
    TestClient here = entry.client();
    here.hello();
    entry.stop_passing_on();
    EXPECT_TRUE(passed_on.closed());
    EXPECT_TRUE(owner_.gateway.empties());
    here.send(net::chat("echo still here"));
    EXPECT_EQ(here.receive_a("echo")["text"], "still here");
}

TEST_F(HandingOver, AsksAgainWhereTheHouseMakesAMistake) {
    const testing::LogCapture log;
    TestClient client = entry_.client("THROWS");
    EXPECT_EQ(client.hello()["room"], "THROWS");
    EXPECT_EQ(log.count("could not find the node that serves a room: as was asked"), 1);
}

TEST_F(HandingOver, WaitsForNobodyWhoHasGone) {
    settings_.node_waits.at_most = std::chrono::hours(1);
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({NotServedYet{}});
    {
        RawClient client(entry.port());
        client.send(handshake + "\r\n");
        EXPECT_TRUE(entry.is_asked_where(2));
    }
    EXPECT_TRUE(comes_about([&] { return entry.meters.connections == 0U; }));
}

TEST_F(HandingOver, ANodeThatStopsSendsAwayWhoWaits) {
    settings_.node_waits.at_most = settings_.node_waits.ask_again_in = std::chrono::hours(1);
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({NotServedYet{}});
    RawClient client(entry.port());
    client.send(handshake + "\r\n");
    EXPECT_TRUE(entry.is_asked_where(1));
    const auto stopped = std::async(std::launch::async, [&] { entry.stop(milliseconds(8'000)); });
    EXPECT_EQ(client.reply().value().status, 101);
    EXPECT_EQ(client.receive(4), restart);
}

TEST_F(HandingOver, ANodeThatStopsEndsWhatItPassedOn) {
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({by_owner()});
    TestClient client = entry.client();
    client.hello();
    entry.stop(milliseconds(8'000));
    EXPECT_TRUE(client.closed());
    EXPECT_TRUE(owner_.gateway.empties());
}

TEST_F(HandingOver, TheRoomsNodeThatStopsClosesWith1012) {
    entry_.say_where({by_owner()});
    TestClient client = entry_.client();
    client.hello();
    const auto stopped = std::async(std::launch::async, [&] { owner_.stop(milliseconds(8'000)); });
    EXPECT_EQ(client.closed(), 1012);
}

TEST_F(HandingOver, LeavesSilentConnectionsToTheRoomsNode) {
    Settings pinging = inner();
    pinging.limits.ping_after = milliseconds(50);
    net::Served owner(pinging, &incoming_);
    settings_.limits.stuck_after = settings_.limits.drop_after = milliseconds(60);
    Entry entry(settings_, nullptr, &calls_);
    entry.say_where({ServedBy{address_of(owner.port())}});
    TestClient client = entry.client();
    client.hello();
    while (client.pings() < 5) client.receive(milliseconds(20));
    client.send(net::chat("echo still here"));
    EXPECT_EQ(client.receive_a("echo")["text"], "still here");
}

TEST_F(HandingOver, ServesHttpsToo) {
    const testing::Certificate certificate("club.example");
    const net::Tls tls({certificate.file(), certificate.key()});
    Entry entry(settings_, &tls, &calls_);
    entry.say_where({by_owner()});
    RawClient client = RawClient::secure(entry.port());
    EXPECT_EQ(client.upgrade("/ws/r/KETMKARD"), 101);
    client.send_frame(R"({"t":"hello"})");
    EXPECT_EQ(client.receive(2 + answer_of_owner.size()).substr(2), answer_of_owner);
    client.send_frame(R"({"t":"chat","id":"a1","text":"close 4001"})");
    EXPECT_EQ(client.receive(4), "\x88\x02\x0f\xa1");
    client.send(std::string("\x88\x82\x00\x00\x00\x00\x0f\xa1", 8));
    EXPECT_TRUE(client.ends());
}

TEST_F(HandingOver, RepeatsTheHandshakeWithWhatItWasBeforeTheProxies) {
    beast::http::request<beast::http::empty_body> request;
    request.method(beast::http::verb::get);
    request.target("/reami/ws/r/KETMKARD?x=1");
    request.set("Host", "inner:8080");
    request.set("X-Forwarded-Proto", "gopher");
    request.set("X-Reami-Must-Have-Seat", "1");  // only nodes send this header
    request.set("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    const net::OuterRequest outer{boost::asio::ip::make_address("203.0.113.9"), true, "club.example"};
    const std::string text = handed_over(request, outer, false);
    EXPECT_EQ(text.substr(16 + 12),
              "GET /reami/ws/r/KETMKARD?x=1 HTTP/1.1\r\nHost: inner:8080\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-Proto: https\r\n"
              "X-Forwarded-Host: club.example\r\n\r\n");
    EXPECT_TRUE(handed_over(request, outer, true).ends_with("\r\nX-Reami-Must-Have-Seat: 1\r\n\r\n"));
}

}  // namespace
}  // namespace reami::cluster
