#include "tests/server/end_to_end/player.hpp"

#include <algorithm>
#include <stdexcept>

namespace reami::testing {

namespace {

constexpr const char* word = "00112233445566778899aabbccddeeff";

}  // namespace

void Player::connect() {
    line_.emplace(port_, room_);
    bye_ = {};
    Json hello = Json::object();
    if (!token_.empty()) hello["token"] = token_;
    if (v_ >= 0) hello["have"] = {{"match", match_}, {"v", v_}};
    const Json here = line_->hello(hello);
    if (here.contains("token")) token_ = here.at("token");
    resend_ = true;
}

void Player::sit() {
    Json request = next_request("sit");
    request["seat"] = seat_;
    request["name"] = name_;
    request["word"] = word;
    line_->send(request);
    if (line_->receive_a("ok").at("you") != "seat:" + std::to_string(seat_))
        throw std::runtime_error("another seat");
    line_->send(next_request("ready"));
    line_->receive_a("ok");
}

void Player::start() {
    line_->send(next_request("start"));
    take(line_->receive_a("state"));
}

bool Player::listen(std::chrono::milliseconds within) {
    while (const auto message = line_->receive(within)) {
        take(*message);
        within = std::chrono::milliseconds(0);
    }
    const auto code = line_->closed(std::chrono::milliseconds(0));
    if (!code) return true;
    close_code_ = *code;
    line_.reset();
    return false;
}

void Player::take(const Json& message) {
    const std::string kind = message.at("t");
    if (kind == "state") take_state(message);
    if (kind == "patch") take_patch(message);
    if (kind == "ok" && on_its_way_ && message.at("id") == on_its_way_->id) acknowledge(message.at("v"));
    if (kind == "no") take_refusal(message);
    if (kind == "bye") bye_ = message;
}

void Player::take_state(const Json& state) {
    match_ = state.at("match");
    v_ = state.at("v");
    view_ = state.at("view");
    take_ask(state);
}

void Player::take_patch(const Json& patch) {
    if (patch.at("v") != v_ + patch.value("n", 1)) throw std::runtime_error("a hole: " + patch.dump());
    v_ = patch.at("v");
    view_.merge_patch(patch.at("change"));
    if (patch.contains("id") && on_its_way_ && patch.at("id") == on_its_way_->id) acknowledge(v_);
    take_ask(patch);
}

void Player::take_ask(const Json& message) {
    if (message.contains("to_act")) {
        const auto& asked = message.at("to_act");
        if (std::find(asked.begin(), asked.end(), seat_) == asked.end()) legal_.clear();
    }
    if (message.contains("legal")) {
        ask_ = message.at("ask");
        legal_ = message.at("legal").get<std::vector<std::string>>();
    }
    result_ = message.value("result", Json());
}

void Player::take_refusal(const Json& no) {
    const bool was_late =
        on_its_way_ && no.value("id", "") == on_its_way_->id && no.at("code") == "move.late";
    if (!was_late) throw std::runtime_error("refused: " + no.dump());
    settle();  // while the player was absent, the room has said `ready` instead
}

void Player::acknowledge(int v) {
    const auto& moves = on_its_way_->moves;
    int at = v - static_cast<int>(moves.size());
    for (const std::string& move : moves) acknowledged_.emplace_back(++at, move);
    settle();
}

void Player::settle() {
    // A newer state may have brought another ask; then the legal moves belong to that ask.
    if (ask_ == on_its_way_->ask) legal_.clear();
    on_its_way_.reset();
}

bool Player::play() {
    if (on_its_way_ && !resend_) return false;
    if (!on_its_way_) {
        if (legal_.empty()) return false;
        const std::string id = "m" + std::to_string(match_) + "a" + std::to_string(ask_);
        on_its_way_ = OnItsWay{id, next_moves(), match_, ask_};
    }
    resend_ = false;
    Json move{
        {"t", "move"}, {"id", on_its_way_->id}, {"match", on_its_way_->match}, {"ask", on_its_way_->ask}};
    const auto& moves = on_its_way_->moves;
    if (moves.size() == 1)
        move["m"] = moves.front();
    else
        move["moves"] = moves;
    line_->send(move);
    return true;
}

std::vector<std::string> Player::next_moves() {
    std::vector<std::string> moves{legal_[random_() % legal_.size()]};
    if (const auto choice = next_choice(); choice && random_() % 2 == 0) moves.push_back(*choice);
    return moves;
}

std::optional<std::string> Player::next_choice() const {
    const Json& table = view_.at("table");
    if (!table.contains("placing")) return std::nullopt;
    const auto next = table.at("rows").find(std::to_string(table.at("turn").get<int>() + 1));
    if (next == table.at("rows").end()) return std::nullopt;
    for (const auto& [domino, king] : next->items())
        if (king == 0) return '=' + domino;
    return std::nullopt;
}

Player::Json Player::next_request(const char* kind) {
    return {{"t", kind}, {"id", "r" + std::to_string(++requests_)}};
}

}  // namespace reami::testing
