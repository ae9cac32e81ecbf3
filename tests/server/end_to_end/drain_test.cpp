// An update during a match: the server drains and ends, another one starts, and players who move without a
// pause lose nothing. PROTOCOL.md, "Close codes".
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <thread>

#include "server/store/file/lock.hpp"
#include "tests/server/end_to_end/acknowledged.hpp"
#include "tests/server/end_to_end/lasting_socket.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// The number of failed connects after which a player gives up; it is enough for minutes.
constexpr int most_tries = 6000;

/// A player on a thread of its own, who plays without a pause and reconnects as soon as a server answers.
class Restless {
public:
    Restless(std::uint16_t port, const std::string& code, int seat)
        : player(port, code, "P" + std::to_string(seat), seat) {
        player.connect();
        player.sit();
    }
    ~Restless() {
        if (thread_.joinable()) thread_.join();
    }
    Restless(const Restless&) = delete;
    Restless& operator=(const Restless&) = delete;

    void begin() {
        thread_ = std::thread([this] {
            try {
                play();
            } catch (const std::exception& fault) {
                fault_ = fault.what();
                v = over;
            }
        });
    }
    /// Waits until the match is over; returns the first error, or an empty text.
    std::string end() {
        thread_.join();
        return fault_;
    }

    static constexpr int over = 1'000'000;
    Player player;
    std::atomic<int> v{-1};  ///< the position that the player has seen, or `over`
    std::vector<std::string> goodbyes;
    int refusals = 0;  ///< connects that no server accepted
    Clock::duration longest_away{};

private:
    void play() {
        while (!player.is_over()) {
            const bool stands = player.listen(1ms);
            if (!stands) come_back();
            player.play();
            v = player.v();
        }
        v = over;
    }
    void come_back() {
        goodbyes.push_back(std::to_string(player.close_code()) + ' ' + player.bye().dump());
        const auto since = Clock::now();
        for (int n = 0; n < most_tries && !player.is_connected(); ++n) try_to_connect();
        if (!player.is_connected()) throw std::runtime_error("no server answers");
        longest_away = std::max(longest_away, Clock::now() - since);
    }
    void try_to_connect() {
        try {
            player.connect();
        } catch (const std::exception&) {
            player.disconnect();
            ++refusals;
            std::this_thread::sleep_for(10ms);
        }
    }

    std::thread thread_;
    std::string fault_;
};

struct Drain : ::testing::Test {
    OwnFolder folder;
    std::string code;
    std::optional<Process> server;

    /// Opens a room for three Mighty Duels in a row: some 290 moves.
    void open() {
        code = open_room(
            server->port(),
            {{"id", "a"}, {"game", "kingdomino"}, {"options", {{"mighty_duel", true}, {"dynasty", true}}}});
    }
    /// Both play until the match is over, while `replace` replaces the server three times.
    void replace_while_they_play(Restless& ada, Restless& bob, const std::function<void()>& replace) {
        ada.player.start();
        ada.begin();
        bob.begin();
        for (const int restart : {1, 2, 3}) {
            const int at = std::max(ada.v.load(), 0) + 10;
            while (ada.v < at || bob.v < at) std::this_thread::sleep_for(1ms);
            EXPECT_NE(ada.v, Restless::over) << "before restart " << restart;
            EXPECT_EQ(server->terminate(), 0);
            server.reset();
            replace();
        }
        EXPECT_EQ(ada.end(), "");
        EXPECT_EQ(bob.end(), "");
    }
    void expect_nothing_lost(Restless& ada, Restless& bob) {
        const std::vector<std::string> three(3, R"(1012 {"in":1,"t":"bye","why":"restart"})");
        EXPECT_EQ(ada.goodbyes, three);
        EXPECT_EQ(bob.goodbyes, three);
        std::vector<Player> players;
        players.push_back(std::move(ada.player));
        players.push_back(std::move(bob.player));
        EXPECT_EQ(expect_acknowledged_moves(server->port(), code, players),
                  static_cast<std::size_t>(players[0].v()))
            << "every move was acknowledged to its player, and is in the log once";
        const auto away = std::max(ada.longest_away, bob.longest_away);
        std::cout << "the longest time away: "
                  << std::chrono::duration_cast<std::chrono::milliseconds>(away).count() << " ms\n";
    }
};

TEST_F(Drain, WhoPlaysWithoutAPauseLosesNothingAndNoConnectIsRefusedWhereTheSocketLasts) {
    LastingSocket socket;
    const auto serve = [&] { server.emplace(folder.path(), 0, socket.given()); };
    serve();
    open();
    Restless ada(server->port(), code, 1), bob(server->port(), code, 2);
    replace_while_they_play(ada, bob, serve);
    expect_nothing_lost(ada, bob);
    EXPECT_EQ(ada.refusals + bob.refusals, 0);
}

TEST_F(Drain, WhoPlaysWithoutAPauseLosesNothingWhereTheServerIsJustStartedAgain) {
    server.emplace(folder.path(), 0);
    open();
    Restless ada(server->port(), code, 1), bob(server->port(), code, 2);
    replace_while_they_play(ada, bob, [&, port = server->port()] { server.emplace(folder.path(), port); });
    expect_nothing_lost(ada, bob);
}

TEST_F(Drain, PeoplePlayOnWhileALoadBalancerHearsThatTheServerWillEnd) {
    server.emplace(folder.path(), 0, Process::Way{.more = {"--drain-for", "60"}, .log_level = "info"});
    open();
    EXPECT_EQ(get(server->port(), "/ready").status, 200);
    server->ask_to_end();
    EXPECT_TRUE(server->says("/ready fails from now on, and the server ends in 60 seconds"));
    const auto ready = get(server->port(), "/ready");
    EXPECT_EQ(ready.status, 503);
    EXPECT_EQ(ready.body, R"({"status":"draining"})");
    EXPECT_EQ(post(server->port(), "/api/rooms", {{"id", "b"}, {"game", "kingdomino"}}).status, 503);
    Restless ada(server->port(), code, 1), bob(server->port(), code, 2);
    ada.player.start();
    ada.begin();
    bob.begin();
    while (ada.v < 10) std::this_thread::sleep_for(1ms);
    const auto port = server->port();
    EXPECT_EQ(server->terminate(), 0) << "the second signal ends the server at once";
    server.emplace(folder.path(), port);
    EXPECT_EQ(ada.end(), "");
    EXPECT_EQ(bob.end(), "");
}

TEST_F(Drain, TheCommandEndsTheServerAndReturnsWhenItHasEnded) {
    server.emplace(folder.path(), 0);
    const std::string data = " --data '" + folder.path().string() + "'";
    const std::string database = (folder.path() / "reami.db").string();
    EXPECT_EQ(output_of("drain" + data),
              "the server of " + database + " has ended, and everything is stored\n");
    EXPECT_EQ(server->wait(), 0);
    EXPECT_EQ(output_of("drain" + data), "reami-server drain: no server serves " + database + "\n");
}

TEST_F(Drain, TheCommandTellsNoOtherProgramToEnd) {
    server.emplace(folder.path(), 0);
    EXPECT_EQ(server->terminate(), 0);
    const auto lock = store::Lock::take(folder.path() / "reami.db");
    ASSERT_TRUE(lock);
    const std::string command = "drain --data '" + folder.path().string() + "'";
    EXPECT_TRUE(output_of(command).find("no server serves") != std::string::npos)
        << "no server has written its process id into the lock";
    lock->sign();
    EXPECT_TRUE(output_of(command).find("is not a server on this machine") != std::string::npos)
        << output_of(command);
}

}  // namespace
}  // namespace reami::testing
