// Questions that another thread answers: the client that gets the answer, and the refusal if too many
// questions wait.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <future>

#include "server/room/actor/room_actor.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

namespace asio = boost::asio;
using Json = RoomDriver::Json;

/// A journal that stores everything at once.
class QuickJournal final : public store::Journal {
public:
    void store(store::Entry, const asio::any_io_executor& executor, Callback callback) override {
        asio::post(executor, [callback = std::move(callback)] { callback({}); });
    }
};

struct ListeningConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage text, net::Delivery) override { heard.push_back(Json::parse(*text)); }
    void close(protocol::Close) override {}
    std::vector<Json> heard;
};

/// A match of Tóncc with two connected clients.
struct Asking : ThreePlay {
    Asking() { actor->run(); }
    ~Asking() override {
        actor->stop();
        shard.restart();
        shard.run_for(std::chrono::milliseconds(20));
        bots.join();
        workers.stop();
    }
    Room running() const {
        Room room{Limits()};
        for (const store::Record& record : driver.stored) room.apply(record, clock.now().wall);
        room.wake(clock.now(), 0, 0);
        return room;
    }
    ClientId enter(const std::shared_ptr<ListeningConnection>& to, PlayerId player) {
        const Identity identity{.player = player, .token = {}, .stored = true, .new_token = {}};
        return actor->come({identity, {}}, {}, to);
    }
    void ask(const std::string& id) {
        actor->deliver(client, from_client::Question(from_client::Events{id, 1, 0, {}}));
    }
    /// Waits for the first message to this connection that the condition accepts.
    template <class Condition>
    Json message(const ListeningConnection& to, Condition is_meant) {
        for (;;) {
            const auto found = std::ranges::find_if(to.heard, is_meant);
            if (found != to.heard.end()) return *found;
            shard.restart();
            shard.run_for(std::chrono::milliseconds(1));
        }
    }
    Json answer(const std::string& id) {
        return message(*connection, [&](const Json& one) { return one.value("id", "") == id; });
    }

    asio::io_context shard;
    asio::thread_pool bots{1};
    Background workers{1, 1};
    reami::testing::FakeClock clock;
    Meters meters;
    QuickJournal journal;
    std::shared_ptr<RoomActor> actor = std::make_shared<RoomActor>(
        shard.get_executor(), 1, running(),
        RoomServices{journal, clock, meters, bots, workers, without_waits(), [](const auto&) {}});
    std::shared_ptr<ListeningConnection> connection = std::make_shared<ListeningConnection>();
    std::shared_ptr<ListeningConnection> other = std::make_shared<ListeningConnection>();
    ClientId client = enter(connection, 8), others = enter(other, 9);
};

TEST_F(Asking, ForThePastIsAnsweredToWhoAskedAlone) {
    ask("e1");
    const Json past = answer("e1");
    EXPECT_EQ(past.at("t"), "events");
    EXPECT_EQ(past.at("match"), 1);
    EXPECT_EQ(past.at("told").size(), 1U);
    for (const Json& message : other->heard) EXPECT_NE(message.at("t"), "events");
}

TEST_F(Asking, IsRefusedForAWhileWhereTooManyReplaysWait) {
    std::promise<void> gate;
    asio::co_spawn(shard, workers.run([opened = gate.get_future().share()] { opened.wait(); }),
                   asio::detached);
    shard.poll();
    ask("e1");
    const Json no = answer("e1");
    EXPECT_EQ(no.at("t"), "no");
    EXPECT_EQ(no.at("code"), "limit.busy");
    EXPECT_EQ(no.at("again"), 1);
    gate.set_value();
    ask("e2");
    while (answer("e2").at("t") == "no") {
        connection->heard.clear();
        ask("e2");
    }
    EXPECT_EQ(answer("e2").at("t"), "events");
}

TEST_F(Asking, ForAPreviewIsAnsweredWhileABotThinks) {
    std::promise<void> gate;
    asio::post(bots, [opened = gate.get_future().share()] { opened.wait(); });
    const auto seated = std::make_shared<ListeningConnection>();
    const ClientId player = enter(seated, 1);
    const Json asked = message(*seated, [](const Json& one) { return one.contains("legal"); });
    const auto move = asked.at("legal").at(0).get<std::string>();
    actor->deliver(player,
                   from_client::Question(from_client::Preview{"p1", 1, asked.at("ask").get<int>(), {move}}));
    const Json preview = message(*seated, [](const Json& one) { return one.contains("id"); });
    EXPECT_EQ(preview.at("id"), "p1");
    EXPECT_EQ(preview.at("t"), "preview");
    gate.set_value();
}

}  // namespace
}  // namespace reami::room
