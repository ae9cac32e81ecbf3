// A room with a slow disk and failing bots, on one thread and with a clock that the test advances.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/room/actor/room_actor.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace asio = boost::asio;

/// A journal that stores only while the test lets it.
class SlowJournal final : public store::Journal {
public:
    void store(store::Entry entry, const asio::any_io_executor& executor, Callback callback) override {
        asio::co_spawn(executor, storing(std::move(entry)),
                       [callback = std::move(callback)](const std::exception_ptr&,
                                                        const store::Appended& answer) { callback(answer); });
    }
    store::Health health() const override { return {.answering = answering}; }

    bool holds_back = false, answering = true;
    int waiting = 0;
    std::optional<store::Fault> fault;
    std::vector<store::Entry> entries;

private:
    asio::awaitable<store::Appended> storing(store::Entry entry) {
        ++waiting;
        co_await asio::post(asio::use_awaitable);
        while (holds_back) co_await pause();
        --waiting;
        if (fault) co_return store::Appended{fault};
        entries.push_back(std::move(entry));
        co_return store::Appended{};
    }
    static asio::awaitable<void> pause() {
        asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(1));
        co_await timer.async_wait(asio::use_awaitable);
    }
};

struct HeardConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage text, net::Delivery delivery) override {
        heard.push_back(RoomDriver::Json::parse(*text));
        deliveries.push_back(delivery);
    }
    void close(protocol::Close why) override { closed = why; }

    RoomDriver::Json last(const std::string& kind) const {
        const auto found = std::find_if(heard.rbegin(), heard.rend(), [&](const RoomDriver::Json& message) {
            return message.at("t") == kind;
        });
        return found == heard.rend() ? RoomDriver::Json() : *found;
    }
    std::vector<RoomDriver::Json> heard;
    std::vector<net::Delivery> deliveries;  ///< the delivery of each message in `heard`
    std::optional<protocol::Close> closed;
};

struct Acting : ::testing::Test {
    asio::io_context shard;
    asio::thread_pool bots{1};
    reami::testing::FakeClock clock;
    SlowJournal journal;
    Meters meters;
    Background workers{1, 2};
    RoomServices services{
        journal, clock, meters, bots, workers, without_waits(), [this](const auto& room) {
            shown = *room; }};
    from_server::Room shown;
    std::shared_ptr<RoomActor> actor =
        std::make_shared<RoomActor>(shard.get_executor(), 1, fresh(), services);
    std::shared_ptr<HeardConnection> line = std::make_shared<HeardConnection>();
    ClientId ada = enter(line);

    Acting() { actor->run(); }
    ~Acting() override {
        actor->stop();
        journal.holds_back = false;
        run_until([] { return false; }, 20);
        bots.join();
        workers.stop();
    }

    Room fresh() const {
        Room room{Limits()};
        for (const store::Record& record : RoomDriver("{}", 2).stored) room.apply(record, clock.now().wall);
        room.wake(clock.now(), 0, 0);
        return room;
    }
    ClientId enter(const std::shared_ptr<HeardConnection>& to, PlayerId player = 1) {
        const Identity identity{.player = player, .token = {}, .stored = true, .new_token = {}};
        return actor->come({identity, {}}, {}, to);
    }
    /// Runs the room until the condition holds; false if it does not hold in time.
    template <class Condition>
    bool run_until(Condition condition, int most_millis = 60'000) {
        for (int n = 0; n < most_millis && !condition(); ++n) {
            shard.restart();
            shard.run_for(std::chrono::milliseconds(1));
            std::this_thread::sleep_for(std::chrono::milliseconds(shard.stopped() ? 1 : 0));
        }
        return condition();
    }
    void say(const from_client::Message& message) {
        actor->deliver(ada, from_client::for_room(message).value());
    }
    bool hears(const std::string& kind) {
        return run_until([&] { return !line->last(kind).is_null(); });
    }
    bool has_ok(const std::string& id) const {
        const RoomDriver::Json ok = line->last("ok");
        return !ok.is_null() && ok.at("id") == id;
    }
    /// Holds Ada's request back on its way to the disk.
    void keep_waiting() {
        ASSERT_TRUE(run_until([&] { return !journal.entries.empty(); })) << "nobody has entered";
        journal.holds_back = true;
        say(from_client::Sit{"a", {}, "Ada", RoomDriver::word});
        ASSERT_TRUE(run_until([&] { return journal.waiting > 0; }));
        line->heard.clear();
    }
};

}  // namespace reami::room
