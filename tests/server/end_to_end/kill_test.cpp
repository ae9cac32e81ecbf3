// The test kills the server at random points of Dynasties, and starts it again. Both players get their seats
// back, and every acknowledged move is in the log exactly once, at the acknowledged position.
#include <gtest/gtest.h>

#include <optional>
#include <thread>

#include "tests/server/end_to_end/acknowledged.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/player.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int kills = 50;
constexpr int kills_over_postgresql = 15;

class Evening {
public:
    /// `store` is the value of `--store`; if it is empty, the server uses reami.db.
    explicit Evening(const std::string& store = {}) {
        if (!store.empty()) way_.more = {"--store", store};
        process_.emplace(folder_.path(), std::uint16_t{0}, way_);
    }

    /// Plays one Dynasty, and kills the server now and then; returns the number of kills.
    int play_dynasty(int number) {
        const std::string code = open_room(
            process_->port(),
            {{"id", "d" + std::to_string(number)}, {"game", "kingdomino"}, {"options", {{"dynasty", true}}}});
        players_.clear();
        for (const int seat : {1, 2}) {
            players_.emplace_back(process_->port(), code, "P" + std::to_string(seat), seat);
            players_.back().connect();
            players_.back().sit();
        }
        players_[0].start();
        int killed = 0;
        while (!is_over() && !::testing::Test::HasFailure()) {
            play_on(1 + random_() % 4);
            if (is_over()) break;
            std::this_thread::sleep_for(std::chrono::microseconds(random_() % 3000));
            kill_and_return();
            ++killed;
        }
        compare_with_log(code);
        return killed;
    }

private:
    bool is_over() const { return players_[0].is_over() && players_[1].is_over(); }

    /// Plays until that many more moves are acknowledged, so that the Dynasty advances on any machine. Later
    /// moves may be unacknowledged.
    void play_on(std::size_t moves) {
        const std::size_t enough = acknowledged() + moves;
        const auto until = Clock::now() + TestClient::patience;
        while (!is_over() && acknowledged() < enough) {
            ASSERT_LT(Clock::now(), until) << "the server has stopped acknowledging moves";
            for (Player& player : players_) {
                ASSERT_TRUE(player.listen(1ms));
                player.play();
            }
        }
    }

    std::size_t acknowledged() const {
        return players_[0].acknowledged().size() + players_[1].acknowledged().size();
    }

    /// The server may or may not have received, and may or may not have answered, the last messages.
    void kill_and_return() {
        const std::uint16_t port = process_->port();
        process_->kill();
        process_.emplace(folder_.path(), port, way_);
        for (Player& player : players_) {
            while (player.is_connected() && player.listen(50ms)) {
            }
            player.connect();
        }
    }

    void compare_with_log(const std::string& code) {
        EXPECT_GT(expect_acknowledged_moves(process_->port(), code, players_), 100u)
            << "a Dynasty of two has about 144 moves";
    }

    OwnFolder folder_;
    Process::Way way_;
    std::optional<Process> process_;
    std::vector<Player> players_;
    std::mt19937 random_{20'261'121};
};

void play_until_killed(Evening& evening, int times) {
    int killed = 0;
    for (int dynasty = 1; killed < times && !::testing::Test::HasFailure(); ++dynasty)
        killed += evening.play_dynasty(dynasty);
    EXPECT_GE(killed, times);
}

TEST(Kill, EveryAcknowledgedMoveIsThereAfterFiftyKills) {
    Evening evening;
    play_until_killed(evening, kills);
}

TEST(Kill, SoItIsWithPostgreSQL) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    Evening evening(PostgresServer::shared().fresh_store());
    play_until_killed(evening, kills_over_postgresql);
}

TEST(Kill, ASecondServerOnTheSameFolderIsRefusedWhateverTheStore) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    const OwnFolder folder;
    const auto way = [] { return Process::Way{.more = {"--store", PostgresServer::shared().fresh_store()}}; };
    const Process first(folder.path(), 0, way());
    EXPECT_THROW(Process(folder.path(), 0, way()), std::runtime_error);
}

TEST(Kill, ASecondServerOnTheSameDataIsRefused) {
    const OwnFolder folder;
    const Process first(folder.path(), 0);
    EXPECT_THROW(Process(folder.path(), 0), std::runtime_error);
}

TEST(Terminate, EndsWithStatusZero) {
    const OwnFolder folder;
    Process server(folder.path(), 0);
    EXPECT_EQ(server.terminate(), 0);
}

}  // namespace
}  // namespace reami::testing
