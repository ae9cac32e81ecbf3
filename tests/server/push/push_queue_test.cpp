// The server sends messages to push services in the background, bounded in number, and only where it may.
#include "server/push/push_queue.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <future>
#include <set>

#include "server/push/reachable.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/push/browser.hpp"

namespace reami::push {
namespace {

using namespace std::chrono_literals;
using testing::Browser;
using testing::PushService;

constexpr PushQueue::Pace hurried{
    .between_rounds = 1ms, .between_messages = 0ms, .answer_within = 60s, .first_retry = 1ms};
const store::TokenHash one{1}, two{2};

struct Queue {
    explicit Queue(PushQueue::Pace pace = hurried, net::MayDial may_dial = {})
        : queue({vapid, [] { return "mailto:host@club.example"; }, [this](const auto&) { ++gone; },
                 std::move(may_dial)},
                pace) {}
    void send(const std::string& text, const std::string& endpoint, const std::string& topic = "a",
              const store::TokenHash& device = one, bool now = false) {
        queue.send({.device = device,
                    .to = browser.subscription(endpoint),
                    .text = text,
                    .topic = topic,
                    .lifetime = 60s,
                    .is_wanted_now = now});
    }
    Browser browser;
    Vapid vapid{"a key"};
    std::atomic<int> gone = 0;
    PushQueue queue;
};

TEST(PushMessages, ArriveEncryptedAndSignedForTheService) {
    const PushService service;
    Queue to;
    to.send("Your turn", service.endpoint("/push?to=ada"));
    ASSERT_TRUE(service.is_asked(1));
    const auto asked = service.asked().front();
    EXPECT_EQ(asked.path, "/push?to=ada");
    EXPECT_EQ(asked.encoding, "aes128gcm");
    EXPECT_EQ(asked.ttl, "60");
    EXPECT_EQ(asked.topic, "a");
    EXPECT_EQ(to.browser.read(asked.body), "Your turn");
    const std::string token = asked.authorization.substr(asked.authorization.find('.') + 1);
    const auto claims = nlohmann::json::parse(from_base64url(token.substr(0, token.find('.'))).value());
    EXPECT_EQ(claims.at("aud"), service.origin());
    EXPECT_EQ(claims.at("sub"), "mailto:host@club.example");
    EXPECT_TRUE(asked.authorization.ends_with(", k=" + to.vapid.public_key()));
}

TEST(PushMessages, EndASubscriptionThatTheServiceDoesNotKnow) {
    const PushService service;
    Queue to;
    to.send("x", service.endpoint("/status/404"), "a");
    to.send("x", service.endpoint("/status/410"), "b");
    EXPECT_TRUE(PushService::happens([&] { return to.gone == 2; }));
    EXPECT_EQ(service.asked().size(), 2);
}

TEST(PushMessages, AreTriedAgainOnlyIfTheServiceIsBusyOrFails) {
    const PushService service;
    Queue to;
    to.send("x", service.endpoint("/status/429"), "a");
    EXPECT_TRUE(service.is_asked(4)) << "four attempts";
    to.send("x", service.endpoint("/status/503"), "b");
    EXPECT_TRUE(service.is_asked(8));
    to.send("x", service.endpoint("/status/400"), "c");
    to.send("x", service.endpoint("/status/302"), "d");
    EXPECT_TRUE(service.is_asked(10));
    to.send("x", service.endpoint("/end"), "e");
    EXPECT_TRUE(service.is_asked(11));
    EXPECT_EQ(service.asked().back().path, "/end") << "neither 400 nor a redirect is tried again";
    EXPECT_EQ(to.gone, 0);
}

TEST(PushMessages, DoNotWaitForASilentService) {
    boost::asio::io_context io;
    boost::asio::ip::tcp::acceptor silent(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
    const PushService service;
    Queue to;
    to.send("x", "https://localhost:" + std::to_string(silent.local_endpoint().port()) + "/", "a");
    to.send("y", service.endpoint(), "b");
    EXPECT_TRUE(service.is_asked(1));
}

TEST(PushMessages, ComeAtMostOnceAMinuteToADevice) {
    const PushService service;
    auto pace = hurried;
    pace.between_messages = 1h;
    Queue to(pace);
    to.send("first", service.endpoint(), "a");
    ASSERT_TRUE(service.is_asked(1));
    to.send("second", service.endpoint(), "b");
    to.send("for another device", service.endpoint(), "b", two);
    ASSERT_TRUE(service.is_asked(2));
    EXPECT_EQ(to.browser.read(service.asked().back().body), "for another device");
    to.send("sample", service.endpoint(), "sample", one, true);
    ASSERT_TRUE(service.is_asked(3)) << "somebody waits for it";
    EXPECT_EQ(to.browser.read(service.asked().back().body), "sample");
}

TEST(PushMessages, AreReplacedByNewerOnesWithTheSameTopicAndDropTheOldestOfTooMany) {
    const PushService service;
    auto pace = hurried;
    pace.most_waiting = 2;
    Queue to(pace);
    std::promise<void> all_sent;
    boost::asio::post(to.queue.executor(), [&] { all_sent.get_future().wait(); });
    to.send("begins at once", service.endpoint(), "a");
    to.send("dropped", service.endpoint(), "b");
    to.send("replaced", service.endpoint(), "c");
    to.send("newer", service.endpoint(), "c");
    to.send("newest", service.endpoint(), "d");
    all_sent.set_value();
    ASSERT_TRUE(service.is_asked(3));
    std::set<std::string> texts;
    for (const auto& asked : service.asked()) texts.insert(to.browser.read(asked.body));
    EXPECT_EQ(texts, (std::set<std::string>{"begins at once", "newer", "newest"}));
}

TEST(PushMessages, StopAfterTheDaysNumber) {
    const PushService service;
    auto pace = hurried;
    pace.a_day = 2;
    Queue to(pace);
    for (const char* topic : {"a", "b"}) to.send(topic, service.endpoint(), topic);
    ASSERT_TRUE(service.is_asked(2));
    to.send("too many", service.endpoint(), "c");
    to.send("end", service.endpoint(), "end", two);
    ASSERT_TRUE(service.is_asked(3));
    EXPECT_EQ(to.browser.read(service.asked()[2].body), "end");
}

/// The name is looked up once, when the server sends, and the server connects only to a checked address. So
/// a name server can't change its answer in between.
TEST(PushMessages, GoOnlyToPublicAddresses) {
    const reami::testing::LogCapture log;
    const PushService service;
    auto pace = hurried;
    pace.attempts = 1;
    Queue to(pace, is_globally_reachable);
    to.send("x", service.endpoint(), "a");
    EXPECT_TRUE(PushService::happens(
        [&] { return log.count("could not send a message to the push service localhost") == 1; }));
    EXPECT_TRUE(service.asked().empty());
}

}  // namespace
}  // namespace reami::push
