// One of several nodes, on its own database, with one room that no node serves.
#pragma once

#include <gtest/gtest.h>
#include <sodium.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/node.hpp"
#include "server/lobby/players/players.hpp"
#include "server/runtime/shard.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::cluster {

/// A connection that only records why it was closed.
struct LostConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage, net::Delivery) override {}
    void close(protocol::Close reason) override { why = static_cast<int>(reason); }
    std::atomic<int> why = 0;
};

class NodeTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (!reami::testing::PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        if (sodium_init() < 0) FAIL();
        scratch_.emplace(store::testing::StoreKind::postgresql);
        writer_.emplace(scratch_->location());
        current_.emplace(settings_);
        quota_.emplace(*current_);
        directory_.emplace(lobby::Directory::Dependencies{{shards_.next().executor()},
                                                          *current_,
                                                          *writer_,
                                                          clock_,
                                                          meters_,
                                                          bots_,
                                                          workers_,
                                                          open_rooms_,
                                                          *quota_});
        begin_node();
        store({1, clock_.now().wall, {store::testing::opened(code)}});
    }
    void TearDown() override {
        if (!node_) return;
        node_->stop();
        directory_->stop();
        writer_->stop();
        bots_.join();
        workers_.stop();
        shards_.stop();
    }

    void begin_node(store::LeaseTimes times = {}) {
        node_.emplace(scratch_->address(),
                      store::NodeRecord{"here:1", "1", folder_.database().parent_path() / "node"},
                      Node::Dependencies{*directory_, *quota_, clock_}, times);
    }
    /// Simulates a database that has been silent for that long.
    void let_pass(std::chrono::seconds silence) {
        auto& tenure = const_cast<store::Tenure&>(*node_->tenure());  // NOLINT: it is the lease's to change
        tenure.deadline.move_to(BootDeadline::now() + std::chrono::seconds(8) - silence);
    }
    void store(store::Entry entry) {
        EXPECT_EQ(store::testing::append(*writer_, std::move(entry)).fault, std::nullopt);
    }
    std::string ask(const std::string& sql) const { return scratch_->ask(sql); }
    Whereabouts where(const std::string& room = code, std::optional<std::string> lost = {}) {
        return boost::asio::co_spawn(shards_.first().executor(), node_->whereabouts(room, std::move(lost)),
                                     boost::asio::use_future)
            .get();
    }
    std::future<bool> ask_whether_served() {
        return boost::asio::co_spawn(shards_.first().executor(), node_->serves(code),
                                     boost::asio::use_future);
    }
    bool serves() { return ask_whether_served().get(); }
    static std::string address(const Whereabouts& where) { return std::get<ServedBy>(where).address; }
    static bool is_here(const Whereabouts& where) { return std::holds_alternative<ServedHere>(where); }
    static bool is_not_served_yet(const Whereabouts& where) {
        return std::holds_alternative<NotServedYet>(where);
    }
    /// Lets the node look around until the database gives this answer to `sql`.
    void look_around_until(const std::string& answer, const std::string& sql) {
        while (ask(sql) != answer) {
            node_->look_around();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    /// Lets the node look around three times. Each time, waits until the rooms have finished the work that
    /// follows, on their shard.
    void look_around() {
        for (int times = 0; times < 3; ++times) {
            node_->look_around();
            while (node_->looks_around()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            shards_.settle();
        }
    }
    /// Inserts the lease of another node, which serves the room.
    void give_to_other(int seconds) const {
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES ('other',"
            " clock_timestamp() + interval '" +
            std::to_string(seconds) + " s', 'there:2', '1', clock_timestamp())");
        ask("UPDATE rooms SET owner = 'other', epoch = 7");
    }
    std::shared_ptr<LostConnection> visit(bool passed_on) {
        auto connection = std::make_shared<LostConnection>();
        room::Visitor visitor{lobby::Players::new_player(), {}};
        directory_->find(code)->come(visitor, {}, connection, passed_on);
        shards_.settle();
        return connection;
    }

    static constexpr const char* code = "KETMKARD";
    std::optional<store::testing::ScratchStore> scratch_;
    store::testing::Scratch folder_;
    reami::testing::FakeClock clock_;
    Meters meters_;
    Settings settings_;
    std::optional<CurrentSettings> current_;
    Shards shards_{1};
    boost::asio::thread_pool bots_{1};
    Background workers_{1, 8};
    lobby::OpenRooms open_rooms_;
    std::optional<store::Writer> writer_;
    std::optional<lobby::RoomQuota> quota_;
    std::optional<lobby::Directory> directory_;
    std::optional<Node> node_;
};

}  // namespace reami::cluster
