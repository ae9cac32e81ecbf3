// Somebody who plays through a real socket as a client would: keeps the view by its patches, resends what was
// not acknowledged, comes back after the line broke.
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

    /// Connects; with the token, if there is one by now. Throws if the room does not answer.
    void connect();
    void disconnect() { line_.reset(); }
    void move_to(std::uint16_t port) { port_ = port; }  ///< where to connect from now on
    bool is_connected() const { return line_.has_value(); }
    /// Takes the seat, and is ready.
    void sit();
    /// Starts the match, and waits for its first state: what is only sent may be lost.
    void start();

    /// Takes in what has come, for at most `within`; false if the line ended.
    bool listen(std::chrono::milliseconds within);
    /// Sends a random legal move if asked, or a whole turn of Kingdomino as a list, or again what is on its
    /// way. Whether there was something to send.
    bool play();

    const Json& view() const { return view_; }
    int match() const { return match_; }
    int v() const { return v_; }
    bool is_over() const { return !result_.is_null(); }
    const Json& result() const { return result_; }
    /// The `v` of each of the player's own moves that the server has acknowledged, with its notation.
    const std::vector<std::pair<int, std::string>>& acknowledged() const { return acknowledged_; }
    const std::string& token() const { return token_; }
    /// How the server ended the last line: the close code, and the `bye` before it, null if none came.
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
    void settle();  ///< what was on its way is answered
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
    bool resend_ = false;  ///< the line is new: whether it arrived is not known
    std::vector<std::pair<int, std::string>> acknowledged_;
};

}  // namespace reami::testing
