#include "clients/terminal/room/room_client.hpp"

#include <algorithm>
#include <limits>
#include <type_traits>

#include "clients/terminal/cli/version.hpp"
#include "protocol/json/keys.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

constexpr int heartbeat_seconds = 20;
constexpr int longest_again = 30;
constexpr int seconds_to_another_node = 3;
constexpr std::int64_t newest = std::numeric_limits<std::int64_t>::max();  // above every chat line's number

/// Whether the refusal is temporary, so that the server may later grant this request.
bool will_pass(const from_server::No& no) {
    return no.code.starts_with("limit.") || no.code == protocol::code::store_unavailable;
}

}  // namespace

std::optional<Seat> seat_in(std::string_view who) {
    constexpr std::string_view prefix = "seat:";
    Seat seat;
    if (!who.starts_with(prefix) || !json::key_from(who.substr(prefix.size()), seat)) return std::nullopt;
    return seat;
}

void RoomClient::enter(const std::string& code, const std::string& hand_over) {
    go_away();
    code_ = code;
    hand_over_ = hand_over;
    witness_.enter(code);
    environment_.connect(code);
}

void RoomClient::go_away() {
    if (is_in_room()) environment_.disconnect();
    code_.clear();
    hand_over_.clear();
    here_ = was_here_ = false;
    seen_ = {};
    leaves_in_ = 0;
    me_.reset();
    room_.reset();
    match_.forget();
    clocks_ = {};
    give_up();
    chat_ = {};
}

void RoomClient::opened() {
    from_client::Hello hello;
    hello.lang = protocol::language_tag(language_);
    hello.client = "reami/" + std::string(version);
    if (hand_over_.empty())
        hello.token = environment_.token();
    else
        hello.code = hand_over_;
    if (match_.is_there()) hello.have = from_client::Have{match_.match(), match_.v()};
    send(hello);
}

std::optional<from_server::Message> RoomClient::take(std::string_view text) {
    auto message = protocol::read_from_server(text);
    if (!message || leaves_in_ > 0 || is_old(*message) || !is_news(*message)) return std::nullopt;
    return message;
}

bool RoomClient::is_old(const from_server::Message& message) {
    const bool is_old = std::visit([this](const auto& one) { return seen_.is_old(one); }, message);
    if (is_old && !std::holds_alternative<from_server::State>(message)) leave_node();
    return is_old;
}

bool RoomClient::is_news(from_server::Message& message) {
    return std::visit(
        [this](auto& one) {
            using One = std::remove_cvref_t<decltype(one)>;
            if constexpr (std::is_same_v<One, from_server::Here> || std::is_same_v<One, from_server::Room> ||
                          std::is_same_v<One, from_server::Ok>) {
                apply(one);
            } else if constexpr (std::is_same_v<One, from_server::State>) {
                before_ = std::exchange(match_, {});
                match_.take(one);
            } else if constexpr (std::is_same_v<One, from_server::Patch> ||
                                 std::is_same_v<One, from_server::No> ||
                                 std::is_same_v<One, from_server::Lines>) {
                return is_news(one);
            } else if constexpr (std::is_same_v<One, from_server::Preview> ||
                                 std::is_same_v<One, from_server::Events> ||
                                 std::is_same_v<One, from_server::Position> ||
                                 std::is_same_v<One, from_server::Hint>) {
                answered(one.id);
            } else if constexpr (std::is_same_v<One, from_server::Clocks>) {
                clocks_.take(one);
            } else if constexpr (std::is_same_v<One, from_server::Pong>) {
                if (match_.is_behind(one.match, one.v)) sync();
            } else if constexpr (std::is_same_v<One, from_server::Chat>) {
                return chat_.is_news(one);
            } else if constexpr (std::is_same_v<One, from_server::There>) {
                send(from_client::There{});
                return false;
            }
            return true;
        },
        message);
}

void RoomClient::note_person() {
    if (is_asked_if_there()) send(from_client::There{.hidden = {}, .still = true});
}

bool RoomClient::is_asked_if_there() const {
    if (!here_ || !me_ || !room_) return false;
    const auto& own = room_->seats.at(*me_);
    return own && own->idle;
}

void RoomClient::apply(const from_server::Here& here) {
    if (here.token) environment_.keep_token(*here.token);
    hand_over_.clear();
    me_ = seat_in(here.you);
    was_here_ = true;
    if (std::exchange(here_, true)) return;  // the client was here before; only who it is has changed
    for (Waiting& waiting : waiting_) {
        waiting.again_in = 0;
        environment_.send(waiting.text);
    }
    if (older_than_) send(from_client::Lines{*older_than_});
}

void RoomClient::apply(const from_server::Room& room) {
    room_ = room;
    commitment_changed_ = !witness_.saw(room, me_);
}

void RoomClient::apply(const from_server::Ok& ok) {
    witness_.granted(ok.id, ok.you ? seat_in(*ok.you) : me_);
    answered(ok.id);
}

bool RoomClient::is_news(const from_server::Patch& patch) {
    const MatchView::Taken taken = match_.take(patch, me_);
    if (patch.id) answered(*patch.id);
    if (taken == MatchView::Taken::hole) sync();
    return taken == MatchView::Taken::shown;
}

/// After the greeting, the server sends the newest lines without a request, so a `lines` may not be an
/// answer.
bool RoomClient::is_news(from_server::Lines& lines) {
    const bool answers = older_than_ && (lines.lines.empty() || lines.lines.back().n < *older_than_);
    if (answers) older_than_.reset();
    chat_.keep_news(lines);
    return answers || !lines.lines.empty();
}

bool RoomClient::is_news(const from_server::No& no) {
    if (!no.id) {
        older_than_.reset();  // no other request that the server can refuse lacks an id
        return true;
    }
    const auto waiting =
        std::find_if(waiting_.begin(), waiting_.end(), [&](const Waiting& one) { return one.id == *no.id; });
    if (waiting == waiting_.end()) return true;
    if (will_pass(no)) {
        waiting->again_in = std::clamp(no.again.value_or(1), 1, longest_again);
        return true;
    }
    witness_.refused(*no.id);
    waiting_.erase(waiting);
    return true;
}

void RoomClient::leave_node() {
    here_ = false;
    leaves_in_ = seconds_to_another_node;
}

void RoomClient::tick() {
    clocks_.tick();
    if (leaves_in_ > 0 && --leaves_in_ == 0) environment_.connect(code_);
    if (!here_) return;
    if (++seconds_ % heartbeat_seconds == 0) send(from_client::Ping{});
    for (Waiting& waiting : waiting_)
        if (waiting.again_in > 0 && --waiting.again_in == 0) environment_.send(waiting.text);
}

void RoomClient::request(from_client::Message message) {
    std::visit(
        [&](auto& one) {
            if constexpr (requires { one.id; }) {
                one.id = environment_.random_word();
                // A player who already has a seat gives no new word with `sit`.
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(one)>, from_client::Sit>)
                    if (!me_) witness_.gives(one.id, one.word);
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(one)>, from_client::Rematch>)
                    witness_.gives(one.id, one.word);
                waiting_.push_back({one.id, protocol::write(from_client::Message(one))});
            }
        },
        message);
    if (here_) environment_.send(waiting_.back().text);
}

void RoomClient::play(const std::vector<std::string>& notations) {
    from_client::Move move{.id = {}, .match = match_.match(), .ask = match_.ask().value_or(0)};
    if (notations.size() == 1)
        move.m = notations.front();
    else
        move.moves.emplace(notations.begin(), notations.end());
    request(std::move(move));
}

void RoomClient::take_back() {
    request(from_client::Move{
        .id = {}, .match = match_.match(), .ask = *match_.undo(), .m = std::string(protocol::undo)});
}

void RoomClient::preview(const std::vector<std::string>& notations) {
    request(from_client::Preview{.id = {},
                                 .match = match_.match(),
                                 .ask = match_.ask(),
                                 .moves = {notations.begin(), notations.end()}});
}

void RoomClient::ask_for_hint() {
    request(from_client::Hint{.id = {}, .match = match_.match(), .ask = *match_.ask()});
}

void RoomClient::ask_for_past(protocol::Version from) {
    request(from_client::Events{.id = {}, .match = match_.match(), .from = from});
}

void RoomClient::ask_for_position(protocol::Version v) {
    request(from_client::Position{.id = {}, .match = match_.match(), .v = v});
}

bool RoomClient::ask_for_older_chat() {
    if (!chat_.has_older() && chat_.first()) return false;
    older_than_ = chat_.first().value_or(newest);
    if (here_) send(from_client::Lines{*older_than_});
    return true;
}

void RoomClient::give_up() {
    waiting_.clear();
    older_than_.reset();
}

void RoomClient::answered(const protocol::RequestId& id) {
    std::erase_if(waiting_, [&](const Waiting& one) { return one.id == id; });
}

void RoomClient::sync() { send(from_client::Sync{}); }

void RoomClient::send(const from_client::Message& message) { environment_.send(protocol::write(message)); }

}  // namespace reami::terminal
