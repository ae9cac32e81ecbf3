// A player who uses a real socket as a client would: applies patches to the view, resends unacknowledged
// moves, and reconnects when the connection ends.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/server/test_client.hpp"

namespace reami::testing {

class Player {
public:
    using Json = nlohmann::json;

    Player(std::uint16_t port, std::string room, std::string name, int seat)
        : port_(port),
          room_(std::move(room)),
          name_(std::move(name)),
          seat_(seat),
          random_(static_cast<unsigned>(seat)) {}

    /// Connects, with the token if the player already has one. Throws if the room does not answer.
    void connect();
    void disconnect() { line_.reset(); }
    void move_to(std::uint16_t port) { port_ = port; }  ///< where to connect from now on
    bool is_connected() const { return line_.has_value(); }
    /// Takes the seat, and says `ready`.
    void sit();
    /// Starts the match, and waits for its first state, which shows that the request arrived.
    void start();

    /// Processes incoming messages for at most `within`; false if the connection ended.
    bool listen(std::chrono::milliseconds within);
    /// Sends the unacknowledged moves again or, if the player has to act, a random legal move; in Kingdomino
    /// sometimes a whole turn as a list. Returns whether it sent anything.
    bool play();

    const Json& view() const { return view_; }
    int match() const { return match_; }
    int v() const { return v_; }
    bool is_over() const { return !result_.is_null(); }
    const Json& result() const { return result_; }
    /// The `v` of each of the player's own moves that the server has acknowledged, with its notation.
    const std::vector<std::pair<int, std::string>>& acknowledged() const { return acknowledged_; }
    const std::string& token() const { return token_; }
    /// How the server ended the last connection: the close code, and the `bye` before it, null if none came.
    int close_code() const { return close_code_; }
    const Json& bye() const { return bye_; }

private:
    struct OnItsWay {
        std::string id;
        std::vector<std::string> moves;
        int match, ask;
    };

    void take(const Json& message);
    void take_state(const Json& state);
    void take_patch(const Json& patch);
    void take_ask(const Json& message);
    void take_refusal(const Json& no);
    void acknowledge(int v);
    void settle();  ///< handles the answer to the sent moves
    std::vector<std::string> next_moves();
    /// A domino of the next row that may be chosen together with the placement; none in other games.
    std::optional<std::string> next_choice() const;
    Json next_request(const char* kind);

    std::uint16_t port_;
    std::string room_, name_;
    int seat_;
    std::mt19937 random_;
    std::optional<TestClient> line_;
    std::string token_;
    Json view_, result_, bye_;
    int close_code_ = 0;
    int match_ = 0, v_ = -1, ask_ = 0, requests_ = 0;
    std::vector<std::string> legal_;
    std::optional<OnItsWay> on_its_way_;
    bool resend_ = false;  ///< the last connection may have lost the moves
    std::vector<std::pair<int, std::string>> acknowledged_;
};

}  // namespace reami::testing
