#include "tests/bench/player.hpp"

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <iostream>
#include <nlohmann/json.hpp>
#include <random>

namespace reami::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Json = nlohmann::json;

tcp::endpoint own_end(const Way& way) { return {asio::ip::make_address(way.from), 0}; }

tcp::endpoint server_end(const Way& way) { return {asio::ip::make_address("127.0.0.1"), way.port}; }

class Player {
public:
    Player(const asio::any_io_executor& executor, Way way, Figures& figures, Sent& sent)
        : socket_(executor), pause_(executor), way_(std::move(way)), figures_(figures), sent_(sent) {}

    asio::awaitable<void> play(std::string room, int seat) {
        co_await connect(room);
        Json hello = {{"t", "hello"}};
        co_await say(hello);
        Json sit = {{"t", "sit"},
                    {"id", "s"},
                    {"seat", seat},
                    {"name", "P" + std::to_string(seat)},
                    {"word", word()}};
        co_await say(sit);
        while (Clock::now() < figures_.until) co_await hear();
    }

private:
    asio::awaitable<void> connect(const std::string& room) {
        auto& tcp_socket = socket_.next_layer();
        tcp_socket.open(tcp::v4());
        tcp_socket.bind(own_end(way_));
        co_await tcp_socket.async_connect(server_end(way_), asio::use_awaitable);
        tcp_socket.set_option(tcp::no_delay(true));
        socket_.set_option(
            beast::websocket::stream_base::decorator([](beast::websocket::request_type& request) {
                request.set(http::field::sec_websocket_protocol, "reami.v1");
            }));
        const std::string host = "127.0.0.1:" + std::to_string(way_.port), path = "/ws/r/" + room;
        co_await socket_.async_handshake(host, path, asio::use_awaitable);
    }

    asio::awaitable<void> hear() {
        beast::flat_buffer buffer;
        const std::size_t bytes = co_await socket_.async_read(buffer, asio::use_awaitable);
        const Json message = Json::parse(beast::buffers_to_string(buffer.data()));
        const std::string kind = message.at("t");
        if (kind == "room") co_await get_going(message);
        if (kind == "patch") note(message, bytes);
        if (kind == "state") match_ = message.at("match");
        if ((kind == "patch" || kind == "state") && message.contains("legal")) co_await move(message);
        const bool was_not_the_host =
            kind == "no" && message.value("id", "") == "z";  // both players ask for the start
        if (kind == "no" && !was_not_the_host) std::cerr << message << '\n';
    }

    asio::awaitable<void> get_going(const Json& room) {
        const bool both_sit = !room.at("seats").at("1").is_null() && !room.at("seats").at("2").is_null();
        const std::string phase = room.at("phase");
        if (phase == "ended" && both_sit && wanted_ != room.at("match")) {
            wanted_ = room.at("match");
            Json rematch = {{"t", "rematch"}, {"id", "r" + std::to_string(wanted_)}, {"word", word()}};
            co_await say(rematch);
        }
        if (phase != "seating" || !both_sit) co_return;
        if (!std::exchange(said_ready_, true)) {
            Json ready = {{"t", "ready"}, {"id", "y"}};
            co_await say(ready);
        } else if (is_ready(room, "1") && is_ready(room, "2")) {
            Json start = {{"t", "start"}, {"id", "z"}};
            co_await say(start);
        }
    }

    static bool is_ready(const Json& room, const char* seat) {
        return room.at("seats").at(seat).value("ready", false);
    }

    void note(const Json& patch, std::size_t bytes) {
        figures_.bytes += bytes;
        if (patch.contains("result")) ++figures_.matches;
        if (patch.contains("id")) return;  // this player's own move
        ++figures_.moves;
        const auto sent = sent_.find({match_, patch.at("v")});
        if (sent == sent_.end()) return;
        const std::chrono::duration<double, std::micro> took = Clock::now() - sent->second;
        figures_.micros.push_back(took.count());
        sent_.erase(sent);
    }

    asio::awaitable<void> move(const Json& asked) {
        if (way_.before_moves.count() > 0) {
            pause_.expires_after(way_.before_moves);
            co_await pause_.async_wait(asio::use_awaitable);
        }
        const auto& legal = asked.at("legal");
        Json move = {{"t", "move"},
                     {"id", "m" + std::to_string(match_) + "x" + std::to_string(asked.at("ask").get<int>())},
                     {"match", match_},
                     {"ask", asked.at("ask")},
                     {"m", legal.at(random_() % legal.size())}};
        sent_[{match_, asked.at("v").get<int>() + 1}] = Clock::now();
        co_await say(move);
    }

    asio::awaitable<void> say(const Json& message) {
        const std::string text = message.dump();
        co_await socket_.async_write(asio::buffer(text), asio::use_awaitable);
    }

    static std::string word() { return "00112233445566778899aabbccddeeff"; }

    beast::websocket::stream<tcp::socket> socket_;
    asio::steady_timer pause_;
    Way way_;
    Figures& figures_;
    Sent& sent_;
    std::mt19937 random_{1};
    int match_ = 0, wanted_ = 0;
    bool said_ready_ = false;
};

}  // namespace

std::string open_room(const Way& way, int number) {
    asio::io_context context;
    tcp::socket socket(context, own_end(way));
    socket.connect(server_end(way));
    http::request<http::string_body> request(http::verb::post, "/api/rooms", 11);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(way.port));
    request.set(http::field::content_type, "application/json");
    request.body() =
        Json({{"id", "b" + std::to_string(number)}, {"game", "kingdomino"}, {"seats", 2}}).dump();
    request.prepare_payload();
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(socket, buffer, response);
    return Json::parse(response.body()).at("code");
}

asio::awaitable<void> play(const Way& way, Chair chair, Figures& figures, Sent& sent) {
    Player player(co_await asio::this_coro::executor, way, figures, sent);
    co_await player.play(std::move(chair.room), chair.seat);
}

double percentile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

}  // namespace reami::bench
