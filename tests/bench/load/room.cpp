#include "tests/bench/load/room.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/bench/load/scan.hpp"

namespace reami::bench {

namespace {

constexpr const char* word = R"(,"word":"00112233445566778899aabbccddeeff"})";

std::string message_of(int match, int ask, const std::vector<std::string>& moves) {
    const std::string game = std::to_string(match), number = std::to_string(ask);
    std::string text =
        R"({"t":"move","id":"m)" + game + "x" + number + R"(","match":)" + game + R"(,"ask":)" + number;
    if (moves.size() == 1) return text + R"(,"m":")" + moves[0] + "\"}";
    return text + R"(,"moves":[")" + moves[0] + R"(",")" + moves[1] + "\"]}";
}

}  // namespace

Room::Room(boost::asio::io_context& context, const Way& way, const Place& place, Figures& figures)
    : way_(way),
      figures_(figures),
      path_("/ws/r/" + place.code),
      random_(static_cast<unsigned>(place.number)),
      first_(context, *this, 1),
      second_(context, *this, 2),
      pacer_(context, way, place.number) {}

void Room::open() { first_.connection.open(way_.port, path_); }

void Room::go_on() {
    rests_ = false;
    if (std::exchange(waits_, false)) send_in_time();
}

void Room::keep_alive() {
    for (Player* const player : {&first_, &second_}) player->connection.say(R"({"t":"ping"})");
}

void Room::Player::opened() {
    if (token.empty()) return connection.say(R"({"t":"hello"})");
    connection.say(R"({"t":"hello","token":")" + token + "\"}");
}

/// Reconnects soon, but not so often that it slows the start of the server down.
void Room::Player::closed() {
    constexpr std::chrono::milliseconds until_again{50};
    if (!room.way_.comes_again) throw std::runtime_error("the server closed a connection, or took none");
    is_here = false;
    again.expires_after(until_again);
    again.async_wait([this](boost::system::error_code) { connection.open(room.way_.port, room.path_); });
}

void Room::take(Player& player, std::string_view message) {
    const auto kind = text_of(message, R"("t":)");
    if (kind == "patch") return take_patch(player, message);
    if (kind == "state") return take_state(player, message);
    if (kind == "here") return sit(player, message);
    if (kind == "ok") return take_ok(text_of(message, R"("id":)"));
    if (kind == "no") return take_no(message);
    if (kind == "reveal") return want_another(player);
}

// Before the match: the first player sits down and waits; the second one sits down and is ready; the first
// one starts.

void Room::sit(Player& player, std::string_view here) {
    if (!player.token.empty()) return;
    player.token = text_of(here, R"("token":)");
    const std::string seat = std::to_string(player.seat);
    player.connection.say(R"({"t":"sit","id":"s)" + seat + R"(","seat":)" + seat + R"(,"name":"P)" + seat +
                          "\"" + word);
}

void Room::take_ok(std::string_view id) {
    if (id == "s1") second_.connection.open(way_.port, path_);
    if (id == "s2") second_.connection.say(R"({"t":"ready","id":"y"})");
    if (id == "y") first_.connection.say(R"({"t":"start","id":"z"})");
}

/// A server without lists of moves answers that a member is missing.
void Room::take_no(std::string_view message) {
    const bool is_old = text_of(message, R"("code":)") == "wire.field" && turn_.moves.size() > 1;
    if (!is_old) throw std::runtime_error("refused: " + std::string(message));
    lists_ = false;
    free_.push_back(std::stoi(turn_.moves.back().substr(1)));
    turn_.moves.pop_back();
    turn_.ends = false;
    unseen_.pop_back();
    send();
}

// The match.

void Room::take_state(Player& player, std::string_view message) {
    const int match = number_of(message, R"("match":)").value_or(0);
    if (player.match != match) count_match(player, match);
    player.is_here = true;
    take_turn(player, message);
}

void Room::take_patch(const Player& player, std::string_view message) {
    const bool is_movers = !text_of(message, R"("id":)").empty();
    if (!is_movers) count_turn();
    take_turn(player, message);
}

/// Counts the bytes from one start to the next, for each player; both have seen all turns by then.
void Room::count_match(Player& player, int match) {
    const std::size_t bytes = player.connection.bytes_in();
    if (player.match > 0) figures_.bytes_of_matches += bytes - player.bytes_before;
    player.bytes_before = bytes;
    player.match = match;
    if (match_ == match) return;
    if (match_ > 0) figures_.turns_of_matches += turns_of_match_;
    turns_of_match_ = 0;
    match_ = match;
    free_.clear();
}

void Room::count_turn() {
    const Turn seen = std::move(unseen_.front());
    unseen_.pop_front();
    const std::chrono::duration<double, std::micro> took = Clock::now() - seen.sent;
    figures_.micros.push_back(took.count());
    figures_.moves += seen.moves.size();
    ++figures_.messages;
    if (!seen.ends) return;
    ++figures_.turns;
    ++turns_of_match_;
}

/// Asks for a rematch once both players have got the result, and so all messages of the match.
void Room::want_another(const Player& player) {
    if (player.seat == 1) ++ended_;
    if (is_over() || rests_) return;
    this->player(player.seat)
        .connection.say(R"({"t":"rematch","id":"r)" + std::to_string(match_) + "\"" + word);
}

void Room::take_turn(const Player& player, std::string_view message) {
    const auto row = row_laid(message);
    if (!row.empty() && row != laid_) free_ = laid_ = row;
    const auto ask = number_of(message, R"("ask":)");
    if (!ask) return;
    auto moves = choose_moves(message);
    turn_ = {player.seat, *ask, std::move(moves), true, {}};
    turn_.ends = turn_.moves.back().starts_with('=') || free_.empty();
    waits_ = rests_;
    if (!waits_) send_in_time();
}

void Room::send_in_time() {
    pacer_.next([this](Clock::time_point counts_from) {
        turn_.sent = counts_from;
        send();
    });
}

/// A random legal move and, after a placement, the choice of a random free domino, if there is one. A player
/// may choose any of the free dominoes.
std::vector<std::string> Room::choose_moves(std::string_view message) {
    const auto legal = texts_of(message, R"("legal":)");
    std::vector<std::string> moves{std::string(legal.at(random_() % legal.size()))};
    if (lists_ && !free_.empty() && !moves[0].starts_with('='))
        moves.push_back("=" + std::to_string(free_.at(random_() % free_.size())));
    if (moves.back().starts_with('=')) std::erase(free_, std::stoi(moves.back().substr(1)));
    return moves;
}

void Room::send() {
    unseen_.push_back(turn_);
    player(turn_.seat).connection.say(message_of(match_, turn_.ask, turn_.moves));
}

}  // namespace reami::bench
