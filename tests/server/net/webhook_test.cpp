// The server sends notices in the background, one after the other, and never waits for their receivers.
#include "server/net/webhook.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "tests/server/log_capture.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using namespace std::chrono_literals;
using reami::testing::Certificate;
using reami::testing::LogCapture;

constexpr Webhook::Waits hurried{.answer_within = 10s, .again_in = 1ms};

template <class Condition>
bool happens(Condition condition) {
    for (const auto until = std::chrono::steady_clock::now() + 30s;
         std::chrono::steady_clock::now() < until;) {
        if (condition()) return true;
        std::this_thread::sleep_for(1ms);
    }
    return condition();
}

WebhookPost notice(const Served& to, const std::string& path, const std::string& scheme = "http") {
    return {scheme + "://localhost:" + std::to_string(to.port()) + path, "", "application/json",
            R"({"text":"a"})"};
}

bool are_asked(const Served& served, std::size_t times) {
    return happens([&] { return served.gateway.asked().size() >= times; });
}

TEST(Notices, ArePostedWithTheHeaderOfTheSettings) {
    const Served served;
    Webhook webhook(hurried);
    WebhookPost post = notice(served, "/club?to=board");
    post.header = "Authorization: Bearer secret";
    webhook.send(post);
    ASSERT_TRUE(are_asked(served, 1));
    const Request asked = served.gateway.asked().front();
    EXPECT_EQ(asked.method, "POST");
    EXPECT_EQ(asked.path, "/club");
    EXPECT_EQ(asked.body, R"({"text":"a"})");
    EXPECT_EQ(asked.authorization, "Bearer secret");
}

TEST(Notices, AreTriedTwiceAndThenTheNextOneGoes) {
    const LogCapture log;
    const Served served;
    Webhook webhook(hurried);
    webhook.send(notice(served, "/throw"));
    webhook.send(notice(served, "/next"));
    ASSERT_TRUE(are_asked(served, 3));
    const auto asked = served.gateway.asked();
    EXPECT_EQ(asked[0].path, "/throw");
    EXPECT_EQ(asked[1].path, "/throw");
    EXPECT_EQ(asked[2].path, "/next");
    EXPECT_EQ(log.count("could not send a notice to `webhook`: it answers with status 500"), 1);
}

TEST(Notices, GoByHttpsOnlyToACertificateThatThisMachineTrusts) {
    const LogCapture log;
    const Certificate certificate("localhost");
    const Tls tls({certificate.file(), certificate.key()});
    const Served served(quick(), &tls);
    Webhook webhook(hurried);
    webhook.send(notice(served, "/club", "https"));
    EXPECT_TRUE(
        happens([&] { return log.count("perhaps no trusted authority has signed its certificate") == 1; }));
    EXPECT_TRUE(served.gateway.asked().empty());
    ::setenv("SSL_CERT_FILE", certificate.file().c_str(), 1);
    Webhook trusting(hurried);
    trusting.send(notice(served, "/club", "https"));
    EXPECT_TRUE(are_asked(served, 1));
    const Certificate other("elsewhere.example");
    const Tls other_tls({other.file(), other.key()});
    const Served elsewhere(quick(), &other_tls);
    ::setenv("SSL_CERT_FILE", other.file().c_str(), 1);
    Webhook misled(hurried);
    misled.send(notice(elsewhere, "/club", "https"));
    EXPECT_TRUE(happens([&] {
        return log.count("perhaps no trusted authority has signed its certificate") == 2;
    })) << "the certificate is trusted, but has another name";
    ::unsetenv("SSL_CERT_FILE");
    EXPECT_TRUE(elsewhere.gateway.asked().empty());
}

TEST(Notices, ThatNobodyTakesWaitInABoundedQueueAndEndWithTheServer) {
    const LogCapture log;
    boost::asio::io_context io;
    // This receiver accepts connections, but never answers.
    boost::asio::ip::tcp::acceptor silent(io, {boost::asio::ip::make_address("127.0.0.1"), 0});
    Webhook webhook({.answer_within = 10min, .again_in = 1ms});
    const WebhookPost post{"http://127.0.0.1:" + std::to_string(silent.local_endpoint().port()) + "/", "",
                           "text/plain", "a"};
    for (std::size_t n = 0; n < Webhook::most_waiting + 2; ++n)
        webhook.send(post);  // one more, because one is being sent
    EXPECT_TRUE(happens([&] { return log.count("too many earlier notices are waiting") == 1; }));
    webhook.stop();
}

TEST(Notices, CallWhatLooksForThemEverySecond) {
    std::atomic<int> looks = 0;
    Webhook webhook;
    webhook.each_second([&] {
        ++looks;
        throw std::runtime_error("as was asked");
    });
    EXPECT_TRUE(happens([&] { return looks >= 2; })) << "it is called again after every exception";
}

}  // namespace
}  // namespace reami::net
