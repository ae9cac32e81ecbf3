// Two complete lobbies on one PostgreSQL database, as two nodes have them.
#pragma once

#include <gtest/gtest.h>
#include <sodium.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/cluster/news_exchange.hpp"
#include "server/cluster/shared_hand_overs.hpp"
#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/devices.hpp"
#include "server/lobby/rooms/room_opener.hpp"
#include "server/runtime/shard.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::cluster {

/// A connection that only records messages and its close code.
struct SilentConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage text, net::Delivery) override { got.push_back(*text); }
    void close(protocol::Close why) override { closed = why; }
    std::vector<std::string> got;
    std::optional<protocol::Close> closed;
};

/// One node. Both nodes store through one writer.
struct LobbyNode {
    // NOLINTNEXTLINE(readability-function-size): each is a part of a server
    LobbyNode(const store::Location& store, const Settings& at_start, store::Journal& writer,
              const Clock& clock)
        : settings(at_start),
          journal(writer),
          readers(store),
          players(readers, settings),
          quota(settings),
          directory({{shards.next().executor()},
                     settings,
                     writer,
                     clock,
                     meters,
                     bots,
                     workers,
                     open_rooms,
                     quota}),
          hash(store::read_hash_key(readers.at_start())),
          guesses([this] { return settings.get()->limits.wrong_codes_an_hour; }, hash),
          elsewhere({directory, readers, workers, clock}),
          codes({directory, open_rooms, guesses, readers, clock, meters, elsewhere}),
          hand_overs({players, readers, writer, clock, hash}),
          rulings(clock, hash, {}, {}),
          devices({readers, writer, clock, signed_in}),
          opener({settings, directory, quota, readers, writer, clock, rulings}, hash),
          news(std::get<store::PgAddress>(store),
               {open_rooms, guesses, rulings, signed_in, directory, clock,
                [this](const store::AdminMemory& memory) { admins = memory; }}) {
        quota.share();
        directory.share([](const lobby::Directory::ActorPtr&) {});
    }
    ~LobbyNode() {
        directory.stop();
        shards.settle();
        for (int twice = 0; twice < 2; ++twice)
            store::testing::append(journal, {});  // after this, the writer has no answers left to deliver
        readers.stop();
        bots.join();
        workers.stop();
        shards.stop();
    }
    LobbyNode(const LobbyNode&) = delete;
    LobbyNode& operator=(const LobbyNode&) = delete;

    template <class Coroutine>
    auto begin(Coroutine coroutine) {
        return boost::asio::co_spawn(shards.first().executor(), std::move(coroutine),
                                     boost::asio::use_future);
    }
    auto begin_to_open(const std::string& request, const boost::asio::ip::address& from,
                       bool listed = false) {
        return begin(opener.open(
            {.id = request, .game = "kingdomino", .options = "{}", .seats = 2, .bots = {}, .listed = listed},
            {from, {}}));
    }
    auto open(const std::string& request, const boost::asio::ip::address& from, bool listed = false) {
        return begin_to_open(request, from, listed).get();
    }
    lobby::Remembering remember(std::vector<std::string> wanted, const boost::asio::ip::address& from,
                                lobby::CodeLookup::Seeker who) {
        return begin(codes.remember(std::move(wanted), from, who)).get();
    }
    /// The codes in the list of open rooms.
    std::vector<std::string> listed() const {
        std::vector<std::string> all;
        for (const auto& room : open_rooms.listed().rooms) all.push_back(room.code);
        return all;
    }

    Meters meters;
    CurrentSettings settings;
    Shards shards{1};
    boost::asio::thread_pool bots{1};
    Background workers{1, 8};
    store::Journal& journal;
    store::Readers readers;
    lobby::Players players;
    lobby::OpenRooms open_rooms;
    lobby::RoomQuota quota;
    lobby::Directory directory;
    lobby::KeyedHash hash;
    lobby::GuessLimit guesses;
    lobby::RoomsElsewhere elsewhere;
    lobby::CodeLookup codes;
    SharedHandOvers hand_overs;
    lobby::Rulings rulings;
    lobby::SignedIn signed_in;
    lobby::Devices devices;
    lobby::RoomOpener opener;
    store::AdminMemory admins;
    NewsExchange news;
};

struct TwoNodes : ::testing::Test {
    void SetUp() override {
        if (!reami::testing::PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        if (sodium_init() < 0) FAIL();
        scratch.emplace(store::testing::StoreKind::postgresql);
        writer.emplace(scratch->location());
        start();
    }
    void start() {
        b.reset();
        a.reset();
        a = node();
        b = node();
        exchange();
    }
    std::unique_ptr<LobbyNode> node() {
        return std::make_unique<LobbyNode>(scratch->location(), settings, *writer, clock);
    }
    /// The exchange of one second: each node writes its news and reads those of the other.
    void exchange() {
        for (LobbyNode* one : {a.get(), b.get(), a.get()}) one->news.exchange();
    }
    void store(store::Entry entry) {
        EXPECT_EQ(store::testing::append(*writer, std::move(entry)).fault, std::nullopt);
    }
    void change(store::Record record) { store({0, clock.now().wall, {std::move(record)}}); }

    std::optional<store::testing::ScratchStore> scratch;
    reami::testing::FakeClock clock;
    Settings settings;
    std::optional<store::Writer> writer;
    std::unique_ptr<LobbyNode> a, b;
    boost::asio::ip::address home = boost::asio::ip::make_address("192.0.2.1"),
                             away = boost::asio::ip::make_address("192.0.2.2");
};

}  // namespace reami::cluster
