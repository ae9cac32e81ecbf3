// The lobby with a real store, without sockets, and with a clock that the test advances.
#pragma once

#include <gtest/gtest.h>
#include <sodium.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>
#include <thread>

#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/invites.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/lobby/rooms/restore.hpp"
#include "server/lobby/rooms/room_opener.hpp"
#include "server/runtime/shard.hpp"
#include "server/store/file/migrate.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::lobby {

/// All parts of a lobby, connected as in the server.
struct LobbyParts {
    LobbyParts(const std::filesystem::path& database, const Settings& at_start, const Clock& clock)
        : settings(at_start),
          writer(database),
          readers(database),
          players(readers, settings),
          quota(settings),
          directory({{shards.next().executor(), shards.next().executor()},
                     settings,
                     writer,
                     clock,
                     meters,
                     bots,
                     replays,
                     open_rooms,
                     quota}),
          guesses([this] { return settings.get()->limits.wrong_codes_an_hour; }),
          elsewhere({directory, readers, replays, clock}),
          codes({directory, open_rooms, guesses, readers, clock, meters, elsewhere}),
          resting({directory, readers, clock}),
          rulings(clock, KeyedHash(store::read_hash_key(readers.at_start())), {}, {}),
          opener({settings, directory, quota, readers, writer, clock, rulings},
                 KeyedHash(store::read_hash_key(readers.at_start()))),
          invites(
              {codes, readers, writer, clock, rulings, KeyedHash(store::read_hash_key(readers.at_start()))}) {
        restore(readers.at_start(), directory, quota);
    }
    ~LobbyParts() {
        directory.stop();
        writer.stop();
        readers.stop();
        bots.join();
        replays.stop();
        shards.stop();
    }
    LobbyParts(const LobbyParts&) = delete;
    LobbyParts& operator=(const LobbyParts&) = delete;

    Meters meters;
    CurrentSettings settings;
    Shards shards{2};
    boost::asio::thread_pool bots{1};
    Background replays{1, 8};
    store::Writer writer;
    store::Readers readers;
    Players players;
    OpenRooms open_rooms;
    RoomQuota quota;
    Directory directory;
    GuessLimit guesses;
    RoomsElsewhere elsewhere;
    CodeLookup codes;
    RestingRooms resting;
    Rulings rulings;
    RoomOpener opener;
    Invites invites;
};

struct Lobby : ::testing::Test {
    store::testing::Scratch scratch;
    reami::testing::FakeClock clock;
    Settings settings;
    std::optional<LobbyParts> parts;
    boost::asio::ip::address home = boost::asio::ip::make_address("192.0.2.1");

    Lobby() {
        if (sodium_init() < 0) ADD_FAILURE();
        EXPECT_EQ(store::migrate(scratch.database()).error(), "");
    }
    void start() {
        parts.reset();
        parts.emplace(scratch.database(), settings, clock);
    }
    template <class Coroutine>
    auto begin(Coroutine coroutine) {
        return boost::asio::co_spawn(parts->shards.first().executor(), std::move(coroutine),
                                     boost::asio::use_future);
    }
    auto begin_to_open(const std::string& request, Requester requester) {
        return begin(parts->opener.open(
            {.id = request, .game = "kingdomino", .options = "{}", .seats = 2, .bots = {}, .listed = false},
            std::move(requester)));
    }
    auto open(const std::string& request, Requester requester) {
        return begin_to_open(request, std::move(requester)).get();
    }
    OpenedRoom opened(const std::string& request) { return *open(request, {home, {}}); }

    /// Whether all rooms close at this time of the clock, or a few milliseconds later.
    bool rooms_close() {
        for (int n = 0; n < 6000 && parts->directory.size() > 0; ++n) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            clock.pass(1);  // a room may have read the clock just before the test advanced it
        }
        return parts->directory.size() == 0;
    }
};

}  // namespace reami::lobby
