// Devices subscribe to web push, and get messages: PROTOCOL.md, "Web push".
#include "server/push/pushes.hpp"

#include "protocol/messages/codes.hpp"
#include "tests/server/lobby/lobby.hpp"
#include "tests/server/push/browser.hpp"

namespace reami::push {
namespace {

namespace code = protocol::code;
using testing::Browser;
using testing::PushService;

struct WebPush : lobby::Lobby {
    WebPush() {
        settings.push_contact = "mailto:host@club.example";
        start();
        store::Entry entry{.room = 0, .at = clock.now().wall, .records = {}};
        for (const room::Identity& who : {ada, bob})
            entry.records.emplace_back(store::PlayerMade{who.player, who.token});
        EXPECT_FALSE(begin(parts->writer.append(std::move(entry))).get().fault);
        pushes.emplace(Pushes::Dependencies{parts->readers, parts->writer, clock, parts->settings,
                                            lobby::KeyedHash({}), store::Hash{}},
                       Pushes::PushReach{.may_dial = {}, .port = service.port()},
                       PushQueue::Pace{.between_rounds = std::chrono::milliseconds(1),
                                       .between_messages = std::chrono::milliseconds(0),
                                       .answer_within = std::chrono::seconds(60)});
    }

    auto asks(const room::Identity& who, const store::PushSubscription& to) {
        return begin(pushes->begin(who, to, home)).get();
    }
    auto confirms(const room::Identity& who, const store::PushSubscription& to, const std::string& nonce) {
        return begin(pushes->confirm(who, to, nonce)).get();
    }
    /// The text of the message with that number, from 1.
    nlohmann::json message(std::size_t number) {
        EXPECT_TRUE(service.is_asked(number));
        return browser.message(service.asked().at(number - 1).body);
    }
    std::string nonce(std::size_t number) { return message(number).at("nonce"); }
    /// Ada's browser subscribes, and confirms.
    void subscribe() {
        EXPECT_EQ(asks(ada, mine).value(), false);
        EXPECT_TRUE(confirms(ada, mine, nonce(1)));
    }
    std::string refusal_of(const store::PushSubscription& to) {
        const auto answer = asks(ada, to);
        return answer ? "" : answer.error().code;
    }
    room::Reminder turn_of(const room::Identity& who) const {
        return {.player = who.player, .code = "KETMKARD", .game = "kingdomino", .others = {"Bob", "Cleo"}};
    }

    const room::Identity ada = lobby::Players::new_player(), bob = lobby::Players::new_player();
    const PushService service;
    const Browser browser;
    const store::PushSubscription mine = browser.subscription(service.endpoint());
    std::optional<Pushes> pushes;
};

TEST_F(WebPush, ADeviceThatHasSentItsNonceBackIsToldAboutTurns) {
    subscribe();
    pushes->remind(turn_of(bob));
    pushes->remind(turn_of(ada));
    EXPECT_EQ(message(2),
              nlohmann::json(
                  {{"title", "Your turn"}, {"body", "Kingdomino with Bob, Cleo"}, {"path", "r/KETMKARD"}}));
    room::Reminder again = turn_of(ada);
    again.kind = room::ReminderKind::play_again;
    again.others = {"Bob"};
    pushes->remind(again);
    EXPECT_EQ(message(3).at("title"), "Bob: another match?");
}

TEST_F(WebPush, MessagesAreInTheLanguageOfTheDevice) {
    const auto italian = browser.subscription(service.endpoint(), "it");
    EXPECT_EQ(asks(ada, italian).value(), false);
    EXPECT_TRUE(confirms(ada, italian, nonce(1)));
    pushes->remind(turn_of(ada));
    EXPECT_EQ(message(2).at("title"), "Tocca a te");
}

TEST_F(WebPush, WithoutTheNonceNothingIsSentOrStored) {
    EXPECT_EQ(asks(ada, mine).value(), false);
    const std::string real = nonce(1);
    EXPECT_EQ(confirms(ada, mine, "wrong").error().code, code::wrong_nonce);
    EXPECT_EQ(confirms(bob, mine, real).error().code, code::wrong_nonce) << "it is for Ada's device";
    EXPECT_EQ(confirms(ada, browser.subscription(service.endpoint("/other")), real).error().code,
              code::wrong_nonce);
    clock.pass(2 * Pushes::nonce_lasts);
    EXPECT_EQ(confirms(ada, mine, real).error().code, code::wrong_nonce) << "it is too old";
    EXPECT_TRUE(begin(parts->readers.ask(store::read_push_devices, ada.player)).get().empty());
}

TEST_F(WebPush, AConfirmedSubscriptionIsNotTriedAgainAndEndsWhenThePlayerWants) {
    subscribe();
    EXPECT_EQ(asks(ada, mine).value(), true);
    EXPECT_TRUE(begin(pushes->end(ada)).get());
    EXPECT_TRUE(begin(parts->readers.ask(store::read_push_devices, ada.player)).get().empty());
    EXPECT_EQ(asks(ada, mine).value(), false) << "it needs another nonce";
}

TEST_F(WebPush, ASubscriptionThatTheServiceDoesNotKnowIsForgotten) {
    const auto gone = browser.subscription(service.endpoint("/status/410"));
    EXPECT_EQ(asks(ada, gone).value(), false);
    EXPECT_TRUE(confirms(ada, gone, nonce(1)));
    pushes->remind(turn_of(ada));
    EXPECT_TRUE(PushService::happens(
        [&] { return begin(parts->readers.ask(store::read_push_devices, ada.player)).get().empty(); }));
}

TEST_F(WebPush, ASignedOutDeviceGetsNothing) {
    subscribe();
    store::Entry entry{.room = 0, .at = clock.now().wall, .records = {}};
    entry.records.emplace_back(store::OthersSignedOut{ada.player, bob.token});
    EXPECT_FALSE(begin(parts->writer.append(std::move(entry))).get().fault);
    EXPECT_TRUE(begin(parts->readers.ask(store::read_push_devices, ada.player)).get().empty());
}

TEST_F(WebPush, SubscriptionsThatCanNotWorkAreRefused) {
    const std::string port = std::to_string(service.port());
    for (const std::string& endpoint :
         {std::string(), std::string("push.example"), "http://localhost:" + port + "/push",
          std::string("https://localhost:1/push"), "https://ada@localhost:" + port + "/push",
          "https://localhost:" + port + "/a b", "https://localhost:" + port + "/" + std::string(1000, 'a')})
        EXPECT_EQ(refusal_of(browser.subscription(endpoint)), code::bad_subscription) << endpoint;
    auto wrong = mine;
    wrong.p256dh = base64url(std::string(65, 'x'));
    EXPECT_EQ(refusal_of(wrong), code::bad_subscription);
    wrong = mine;
    wrong.auth = base64url("short");
    EXPECT_EQ(refusal_of(wrong), code::bad_subscription);
    EXPECT_TRUE(service.asked().empty());
}

TEST_F(WebPush, AnAddressTriesTenAnHour) {
    for (std::size_t n = 0; n < Pushes::tries_an_hour; ++n)
        EXPECT_EQ(refusal_of(browser.subscription(service.endpoint("/" + std::to_string(n)))), "");
    EXPECT_EQ(refusal_of(mine), code::too_many_pushes);
    clock.pass(3'600'000);
    EXPECT_EQ(refusal_of(mine), "");
}

TEST_F(WebPush, IsOffWithoutAContact) {
    EXPECT_TRUE(pushes->public_key());
    Settings without = *parts->settings.get();
    without.push_contact.clear();
    parts->settings.replace(without);
    EXPECT_FALSE(pushes->public_key());
    EXPECT_EQ(refusal_of(mine), code::push_off);
    EXPECT_EQ(confirms(ada, mine, "x").error().code, code::push_off);
}

}  // namespace
}  // namespace reami::push
