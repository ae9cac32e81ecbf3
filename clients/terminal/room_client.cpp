#include "clients/terminal/room_client.hpp"

#include <algorithm>
#include <type_traits>

#include "protocol/codec.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

constexpr int heartbeat_seconds = 20;
constexpr int longest_again = 30;

/// `seat:2`; nothing for `public`.
std::optional<Seat> seat_in(std::string_view who) {
    constexpr std::string_view prefix = "seat:";
    Seat seat;
    if (!who.starts_with(prefix) || !json::key_from(who.substr(prefix.size()), seat)) return std::nullopt;
    return seat;
}

/// The same request can be granted later.
bool will_pass(const from_server::No& no) {
    return no.code.starts_with("limit.") || no.code.starts_with("store.");
}

}  // namespace

void RoomClient::enter(const std::string& code, const std::string& hand_over) {
    go_away();
    code_ = code;
    hand_over_ = hand_over;
    outside_.connect(code);
}

void RoomClient::go_away() {
    if (is_in_room()) outside_.disconnect();
    code_.clear();
    hand_over_.clear();
    here_ = false;
    me_.reset();
    room_.reset();
    match_.forget();
    waiting_.clear();
    last_chat_ = 0;
}

void RoomClient::opened() {
    from_client::Hello hello;
    hello.lang = language_ == protocol::Language::it ? "it" : "en";
    hello.client = "reami/1.0";
    if (hand_over_.empty())
        hello.token = outside_.token();
    else
        hello.code = hand_over_;
    if (match_.is_there()) hello.have = from_client::Have{match_.match(), match_.v()};
    send(hello);
}

std::optional<from_server::Message> RoomClient::take(std::string_view text) {
    auto message = protocol::read_from_server(text);
    if (!message || !is_news(*message)) return std::nullopt;
    return message;
}

bool RoomClient::is_news(const from_server::Message& message) {
    return std::visit(
        [this](const auto& one) {
            using One = std::remove_cvref_t<decltype(one)>;
            if constexpr (std::is_same_v<One, from_server::Here>) {
                take_in(one);
            } else if constexpr (std::is_same_v<One, from_server::Room>) {
                room_ = one;
            } else if constexpr (std::is_same_v<One, from_server::State>) {
                match_.take(one);
            } else if constexpr (std::is_same_v<One, from_server::Patch> ||
                                 std::is_same_v<One, from_server::No>) {
                return is_news(one);
            } else if constexpr (std::is_same_v<One, from_server::Ok>) {
                answered(one.id);
            } else if constexpr (std::is_same_v<One, from_server::Pong>) {
                if (match_.is_behind(one.match, one.v)) sync();
            } else if constexpr (std::is_same_v<One, from_server::Chat>) {
                return std::exchange(last_chat_, std::max(last_chat_, one.n)) < one.n;
            }
            return true;
        },
        message);
}

void RoomClient::take_in(const from_server::Here& here) {
    if (here.token) outside_.keep_token(*here.token);
    hand_over_.clear();
    me_ = seat_in(here.you);
    if (std::exchange(here_, true)) return;  // only who it is has changed
    for (Waiting& waiting : waiting_) {
        waiting.again_in = 0;
        outside_.send(waiting.text);
    }
}

bool RoomClient::is_news(const from_server::Patch& patch) {
    const MatchView::Taken taken = match_.take(patch, me_);
    if (patch.id) answered(*patch.id);
    if (taken == MatchView::Taken::hole) sync();
    return taken == MatchView::Taken::shown;
}

bool RoomClient::is_news(const from_server::No& no) {
    if (!no.id) return true;
    const auto waiting =
        std::find_if(waiting_.begin(), waiting_.end(), [&](const Waiting& one) { return one.id == *no.id; });
    if (waiting == waiting_.end()) return true;
    if (will_pass(no))
        waiting->again_in = std::clamp(no.again.value_or(1), 1, longest_again);
    else
        waiting_.erase(waiting);
    return true;
}

void RoomClient::tick() {
    if (!here_) return;
    if (++seconds_ % heartbeat_seconds == 0) send(from_client::Ping{});
    for (Waiting& waiting : waiting_)
        if (waiting.again_in > 0 && --waiting.again_in == 0) outside_.send(waiting.text);
}

void RoomClient::request(from_client::Message message) {
    std::visit(
        [&](auto& one) {
            if constexpr (requires { one.id; }) {
                one.id = outside_.random_word();
                waiting_.push_back({one.id, protocol::write(from_client::Message(one))});
            }
        },
        message);
    if (here_) outside_.send(waiting_.back().text);
}

void RoomClient::play(const std::string& notation) {
    request(
        from_client::Move{.id = {}, .match = match_.match(), .ask = match_.ask().value_or(0), .m = notation});
}

void RoomClient::answered(const std::string& id) {
    std::erase_if(waiting_, [&](const Waiting& one) { return one.id == id; });
}

void RoomClient::sync() { send(from_client::Sync{}); }

void RoomClient::send(const from_client::Message& message) { outside_.send(protocol::write(message)); }

}  // namespace reami::terminal
