// Requests that a client repeats after a kill of the server take effect once: PROTOCOL.md, "Requests and
// answers".
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>

#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

using Json = nlohmann::json;

class SentAgain {
public:
    /// `store` is the value of `--store`; if it is empty, the server uses reami.db. Ada sits in a room of
    /// three.
    explicit SentAgain(const std::string& store = {}) {
        if (!store.empty()) way_.more = {"--store", store};
        process_.emplace(folder_.path(), std::uint16_t{0}, way_);
        code_ = open_room(process_->port(), {{"id", "r1"}, {"game", "kingdomino"}, {"seats", 3}});
        ada_.emplace(process_->port(), code_);
        token_ = ada_->hello().at("token");
        ask({{"t", "sit"}, {"id", "a1"}, {"seat", 1}, {"name", "Ada"}, {"word", "0123456789abcdef"}});
    }

    void chat_is_there_once() {
        const Json chat{{"t", "chat"}, {"id", "a2"}, {"text", "ciao"}};
        EXPECT_EQ(ask(chat), Json({{"t", "ok"}, {"id", "a2"}}));
        kill_and_return();
        EXPECT_EQ(ask(chat), Json({{"t", "ok"}, {"id", "a2"}}));
        EXPECT_EQ(lines(), Json({"ciao"}));
        ask({{"t", "chat"}, {"id", "a3"}, {"text", "addio"}});
        kill_and_return();
        EXPECT_EQ(lines(), Json({"ciao", "addio"}));
    }

    /// Sends a line of chat and kills the server at once, so that the line may or may not be stored. Then
    /// sends
    /// the line again.
    void chat_on_its_way_is_there_once() {
        Json expected = Json::array();
        for (int n = 1; n <= 5; ++n) {
            const std::string text = "line " + std::to_string(n);
            const Json chat{{"t", "chat"}, {"id", "w" + std::to_string(n)}, {"text", text}};
            ada_->send(chat);
            kill_and_return();
            ask(chat);
            expected.push_back(text);
            EXPECT_EQ(lines(), expected);
        }
    }

    void a_bot_that_sat_down_meanwhile_stays() {
        const Json seat{{"t", "seat"}, {"id", "a4"}, {"seat", 2}, {"bot", "random"}};
        const Json kick{{"t", "kick"}, {"id", "a5"}, {"seat", 2}};
        ask(seat);
        ask(kick);
        ask({{"t", "seat"}, {"id", "a6"}, {"seat", 2}, {"bot", "greedy"}});
        kill_and_return();
        EXPECT_EQ(ask(kick), Json({{"t", "ok"}, {"id", "a5"}}));
        EXPECT_EQ(ask(seat), Json({{"t", "ok"}, {"id", "a4"}}));
        kill_and_return();
        EXPECT_EQ(room_.at("seats").at("2"), Json({{"bot", "greedy"}}));
    }

private:
    /// The answer to the request.
    Json ask(const Json& request) {
        ada_->send(request);
        return ada_->receive_until(
            [&](const Json& message) { return message.value("id", "") == request.at("id"); });
    }

    void kill_and_return() {
        const std::uint16_t port = process_->port();
        process_->kill();
        process_.emplace(folder_.path(), port, way_);
        ada_.emplace(port, code_);
        ada_->hello({{"token", token_}});
        room_ = ada_->receive_a("room");
    }

    /// The lines of chat that the room keeps.
    Json lines() {
        ada_->send({{"t", "lines"}, {"before", 1000}});
        Json texts = Json::array();
        const Json answer = ada_->receive_a("lines");
        for (const Json& line : answer.at("lines")) texts.push_back(line.at("text"));
        return texts;
    }

    OwnFolder folder_;
    Process::Way way_;
    std::optional<Process> process_;
    std::string code_, token_;
    std::optional<TestClient> ada_;
    Json room_;
};

using Trial = void (SentAgain::*)();
constexpr std::array<Trial, 3> trials{&SentAgain::chat_is_there_once,
                                      &SentAgain::chat_on_its_way_is_there_once,
                                      &SentAgain::a_bot_that_sat_down_meanwhile_stays};

TEST(Kill, WhatIsSentAgainAfterItIsDoneOnce) {
    for (const Trial trial : trials) (SentAgain().*trial)();
}

TEST(Kill, WhatIsSentAgainIsDoneOnceWithPostgreSQLToo) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    for (const Trial trial : trials) (SentAgain(PostgresServer::shared().fresh_store()).*trial)();
}

}  // namespace
}  // namespace reami::testing
