// A plan survives a kill of the server, also a kill between the move that asks the seat and the plan's step:
// PROTOCOL.md, "Plans".
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <thread>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

using Json = nlohmann::json;

constexpr int kills_of_plans = 8;
const Json every_way{{"n"}, {"ne"}, {"se"}, {"s"}, {"sw"}, {"nw"}};

/// A match of Tóncc, in which all three people are asked at the same time.
class PlannedMatch {
public:
    PlannedMatch(Process& server, int number) {
        code_ =
            open_room(server.port(), {{"id", "p" + std::to_string(number)}, {"game", "toncc"}, {"seats", 3}});
        for (int seat = 1; seat <= 3; ++seat) {
            Person& person = person_in(seat);
            person.line.emplace(server.port(), code_);
            person.token = person.line->hello().at("token");
            answer(seat, {{"t", "sit"},
                          {"id", "sit"},
                          {"seat", seat},
                          {"name", std::string(1, static_cast<char>('A' + seat)) + "da"},
                          {"word", "0123456789abcdef"}});
            answer(seat, {{"t", "ready"}, {"id", "ready"}});
        }
        answer(1, {{"t", "start"}, {"id", "start"}});
        for (int seat = 1; seat <= 3; ++seat) person_in(seat).legal = next(seat, "state").at("legal").at(0);
    }

    /// The second seat plans its second choice. The first seat is the last one that makes its first choice.
    void plan() {
        for (const int seat : {2, 3}) {
            send_choice(seat);
            next(seat, "patch");
        }
        EXPECT_EQ(answer(2, {{"t", "plan"}, {"id", "plan"}, {"match", 1}, {"lists", every_way}}).at("t"),
                  "ok");
    }
    void send_choice(int seat) {
        person_in(seat).line->send(
            {{"t", "move"}, {"id", "m"}, {"match", 1}, {"ask", 1}, {"m", person_in(seat).legal}});
    }
    void come_back(Process& server, int seat) {
        Person& person = person_in(seat);
        person.line.emplace(server.port(), code_);
        person.line->hello({{"token", person.token}});
    }
    Json next(int seat, const char* kind) { return person_in(seat).line->receive_a(kind); }
    Json await_v(int seat, int v) {
        return person_in(seat).line->receive_until(
            [&](const Json& message) { return message.value("v", 0) == v && message.contains("to_act"); });
    }
    Json answer(int seat, const Json& request) {
        person_in(seat).line->send(request);
        return person_in(seat).line->receive_until(
            [&](const Json& message) { return message.value("id", "") == request.at("id"); });
    }
    const std::string& code() const { return code_; }
    const std::string& token(int seat) { return person_in(seat).token; }

private:
    struct Person {
        std::optional<TestClient> line;
        std::string token, legal;
    };
    Person& person_in(int seat) { return people_.at(static_cast<std::size_t>(seat - 1)); }

    std::string code_;
    std::array<Person, 3> people_;
};

void play_plans_through_kills(const std::string& store) {
    const OwnFolder folder;
    Process::Way way;
    if (!store.empty()) way.more = {"--store", store};
    std::optional<Process> server;
    server.emplace(folder.path(), std::uint16_t{0}, way);
    const std::uint16_t port = server->port();
    for (int kill = 0; kill < kills_of_plans; ++kill) {
        PlannedMatch match(*server, kill);
        match.plan();
        match.send_choice(1);
        std::this_thread::sleep_for(std::chrono::microseconds(300 * kill));
        server->kill();
        server.emplace(folder.path(), port, way);
        match.come_back(*server, 1);
        match.send_choice(1);
        match.come_back(*server, 2);
        EXPECT_EQ(match.await_v(2, 4).at("to_act"), Json({1, 3})) << "the plan is the fourth move";
        EXPECT_EQ(
            match.answer(2, {{"t", "move"}, {"id", "m2"}, {"match", 1}, {"ask", 2}, {"m", "n"}}).at("code"),
            "move.late");
    }
}

TEST(KilledPlans, ArePlayedOnce) { play_plans_through_kills({}); }

TEST(KilledPlans, ArePlayedOnceWithPostgreSQL) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    play_plans_through_kills(PostgresServer::shared().fresh_store());
}

TEST(KilledPlans, NeitherLogNorListsNorFilesShowThem) {
    const OwnFolder folder;
    Process server(folder.path(), 0, {.log_level = "trace"});
    PlannedMatch match(server, 1);
    match.plan();
    const auto known = post(server.port(), "/api/rooms/open", {{"codes", {match.code()}}}, match.token(2));
    const std::string seen = known.body + get(server.port(), "/api/rooms/" + match.code()).body +
                             get(server.port(), "/api/rooms/" + match.code() + "/matches/1").body +
                             server.log();
    EXPECT_EQ(seen.find("plan"), std::string::npos) << seen;
    EXPECT_EQ(seen.find("\"nw\""), std::string::npos) << seen;
}

}  // namespace
}  // namespace reami::testing
