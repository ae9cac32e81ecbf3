// The whole server in one process, for one test: its data are in a folder of the test, and its bots move
// without a pause.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "server/app/server.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"

namespace reami::testing {

using Json = nlohmann::json;

struct WholeServer : ::testing::Test {
    WholeServer() {
        settings.port = 0;
        settings.data = folder.path();
        settings.bot_waits = std::chrono::milliseconds(0);
        settings.log_level = "warn";
        settings.limits.rooms_an_hour = 1000;
        settings.limits.messages_a_second = settings.limits.message_burst = 100'000;
        settings.limits.arrival_burst = 100'000;
        settings.limits.chat_lines = 100'000;
        settings.limits.drop_after =
            std::chrono::minutes(10);  // test clients answer pings only while they read
        serve();
    }
    void serve() {
        server.reset();
        server.emplace(settings);
        settings.port = server->port();
    }
    std::uint16_t port() const { return server->port(); }

    /// Two players sit in the room, and the match has begun.
    std::vector<Player> seated(const std::string& code) {
        std::vector<Player> players;
        players.emplace_back(port(), code, "Ada", 1);
        players.emplace_back(port(), code, "Bob", 2);
        for (Player& player : players) {
            player.connect();
            player.sit();
        }
        players[0].start();
        return players;
    }
    /// Plays until the match is over, or until at least `moves` moves have been made.
    static void play(std::vector<Player>& players, int moves = 100'000) {
        while (moves > 0 && !(players[0].is_over() && players[1].is_over()))
            for (Player& player : players) {
                ASSERT_TRUE(player.listen(std::chrono::milliseconds(5)));
                if (player.play()) --moves;
            }
    }

    OwnFolder folder;
    Settings settings;
    std::optional<Server> server;
};

}  // namespace reami::testing
