// A node that does not answer counts as lost, until its lease ends or the node renews it. PROTOCOL.md,
// "Several servers".
#include <chrono>
#include <string>
#include <vector>

#include "tests/server/cluster/passing_on/nodes.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/net/certificate.hpp"

namespace reami::cluster {
namespace {

using std::chrono::milliseconds;

class LostNode : public Nodes {
protected:
    using Asked = std::vector<std::string>;

    ServedBy by_owner() const { return {address_of(owner_.port()), "owner"}; }

    Settings settings_ = impatient();
    net::Served owner_{inner(), &incoming_};
    Entry entry_{impatient(), nullptr, &calls_};
};

TEST_F(LostNode, TakesANodeThatDoesNotAnswerForLost) {
    settings_.node_waits.answer_within = milliseconds(50);
    Entry entry(settings_, nullptr, &calls_);
    const testing::LogCapture log;
    const Silent silent;
    Asked asked;
    for (const std::string& lost :
         {silent.address(), nowhere(), std::string(), std::string("no-such-host.invalid:1")}) {
        EXPECT_TRUE(gets_in(entry, {ServedBy{lost, lost}, ServedHere{}})) << lost;
        asked.insert(asked.end(), {"-", lost});
    }
    EXPECT_EQ(entry.asked_where(), asked);
    EXPECT_EQ(log.count("could not pass a connection on to the node at " + silent.address() + ": "), 1);
    EXPECT_EQ(log.count("could not pass a connection on"), 1) << "one line per minute";
}

TEST_F(LostNode, AsksAgainAsSoonAsTheLeaseOfALostNodeIsOver) {
    settings_.node_waits.at_most = settings_.node_waits.ask_again_in = std::chrono::hours(1);
    Entry entry(settings_, nullptr, &calls_);
    EXPECT_TRUE(gets_in(entry, {ServedBy{nowhere()}, NotServedYet{milliseconds(30)}, ServedHere{}}));
}

TEST_F(LostNode, CallsALostNodeAgainOnceItHasRenewedItsLease) {
    Entry entry(settings_, nullptr, &calls_);
    const std::string lost = nowhere();
    EXPECT_TRUE(
        gets_in(entry, {ServedBy{lost, lost}, NotServedYet{milliseconds(7'000)},
                        NotServedYet{milliseconds(6'900)}, NotServedYet{milliseconds(10'000)}, by_owner()}));
    EXPECT_EQ(entry.asked_where(), (Asked{"-", lost, lost, lost, "-"}));
}

TEST_F(LostNode, TakesANodeOfAnotherAuthorityForLost) {
    const testing::Authority another;
    const net::Tls their_incoming(another.node(), net::Tls::Method::tls_server);
    const testing::Certificate certificate("club.example");
    const net::Tls public_one({certificate.file(), certificate.key()});
    const net::Tls their_outgoing(another.node(), net::Tls::Method::tls_client);
    const NodeCalls their_calls(&their_outgoing, meters_), no_calls(nullptr, meters_);
    for (const net::Tls* const tls : {&their_incoming, &public_one}) {
        const net::Served stranger(inner(), tls);
        EXPECT_TRUE(gets_in(entry_, {ServedBy{address_of(stranger.port()), "stranger"}, ServedHere{}}));
        EXPECT_EQ(entry_.asked_where().back(), "stranger");
    }
    for (const NodeCalls* const calls : {&their_calls, &no_calls}) {
        Entry entry(settings_, nullptr, calls);
        EXPECT_TRUE(gets_in(entry, {by_owner(), ServedHere{}}));
        EXPECT_EQ(entry.asked_where(), (Asked{"-", "owner"}));
    }
    EXPECT_FALSE(owner_.gateway.last_joined());
}

}  // namespace
}  // namespace reami::cluster
